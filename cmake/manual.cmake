# Man pages and completion for bash, made of what the programs print: so not where
# they cannot run.
if(CMAKE_CROSSCOMPILING)
    message(STATUS "manual: no man pages, no completion: cross-compiling")
    return()
endif()
find_program(HELP2MAN help2man)
mark_as_advanced(HELP2MAN)
if(NOT HELP2MAN)
    message(STATUS "help2man: not found; there are no man pages")
endif()
set(manual ${PROJECT_BINARY_DIR}/manual)
set(manual_parts packaging/manual.sh packaging/completion.awk
    packaging/completion.bash)
list(TRANSFORM manual_parts PREPEND ${PROJECT_SOURCE_DIR}/)
add_custom_command(OUTPUT ${manual}/made
    COMMAND packaging/manual.sh ${manual} ${PROJECT_VERSION}
            $<TARGET_FILE:sdyrt_command> $<TARGET_FILE:sdyrt_opt>
            $<TARGET_FILE:sdyrt_perf>
    COMMAND ${CMAKE_COMMAND} -E touch ${manual}/made
    DEPENDS ${manual_parts} sdyrt_command sdyrt_opt sdyrt_perf
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    COMMENT "Making man pages and completion" VERBATIM)
add_custom_target(sdyrt_manual ALL DEPENDS ${manual}/made)

install(DIRECTORY ${manual}/man1 DESTINATION ${CMAKE_INSTALL_MANDIR}
        COMPONENT tools OPTIONAL)
install(DIRECTORY ${manual}/completions COMPONENT tools
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion OPTIONAL)
