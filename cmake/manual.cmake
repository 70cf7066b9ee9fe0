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
set(manual_of sdyrt_command sdyrt_perf)
if(SDYRT_OPT)
    list(APPEND manual_of sdyrt_opt)
endif()
list(TRANSFORM manual_of REPLACE "(.+)" "$<TARGET_FILE:\\1>"
     OUTPUT_VARIABLE manual_programs)
add_custom_command(OUTPUT ${manual}/made
    COMMAND packaging/manual.sh ${manual} ${PROJECT_VERSION}
            ${manual_programs}
    COMMAND ${CMAKE_COMMAND} -E touch ${manual}/made
    DEPENDS ${manual_parts} ${manual_of}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    COMMENT "Making man pages and completion" VERBATIM)
add_custom_target(sdyrt_manual ALL DEPENDS ${manual}/made)

install(DIRECTORY ${manual}/man1 DESTINATION ${CMAKE_INSTALL_MANDIR}
        COMPONENT tools OPTIONAL)
install(DIRECTORY ${manual}/completions COMPONENT tools
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion OPTIONAL)
