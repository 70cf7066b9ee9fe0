# How the tests share a machine, in one table for all folders: each CMakeLists
# that adds tests ends with schedule_tests(). A test that is not in the table is
# quick and takes one core. ctest keeps to it by the file cores.json of the
# build folder, which the test presets name, and so runs at once as many tests
# that compute as there are cores, and beside them those that sleep.
#
# sleeps     waits for timeouts or for processes: takes no core
# both       processes that turn while they wait: takes two cores
# full       left out of the quick set, which has the same code with other
#            numbers of ranks, or costs more than it finds in most changes
# first      takes long, and would make the end wait
set(sleeps
    ^bootstrap ^threads$ ^shm$ ^command_launch$ ^command_run.mpi$ ^nccl_create
    ^nccl_fault ^nccl_abort ^nccl_group ^nccl_register$ ^gpu_fault.fake_nccl ^mpi_bootstrap ^mpi_gone
    ^disagree.mpi
    "^mpi.[a-z]+$" ^perf.nccl.mpi$)
set(both
    ^large ^python.mpi$ ^cases.mpi ^check.mpi ^check.tcp ^mpi.n ^mpi.tcp ^mpi_net ^leaks.mpi)
set(full
    ^large ^subproject.consumer$ ^spills ^gpu_check.self_test$ ^plot
    "^check.threads.n[168]$" "^check.fake_nccl.*n[1246]$"
    "^cases.fake_nccl.*n[126]$" "^gpu_cases.fake_nccl.*n8$"
    "^gpu_graph.fake_nccl.n[138]$" "^cases.mpi.n[1368]$"
    "^check.mpi.n[12368]$" "^check.mpi.nodes2.n[2368]$" ^check.mpi.nodes3
    "^mpi.n[26]$" ^mpi.nodes3 "^mpi_net.nodes3.n[46]$" "^leaks.mpi.n6$"
    ^leaks.mpi.nodes2 ^leaks.mpi.valgrind$ "^perf.mpi.n[147]$"
    ^program_execute_ranks.mpi$)
set(first
    ^subproject.consumer$ ^spills$ ^nccl_job ^command_nccl$ ^gpu_check.self_test$
    ^perf ^plot "^check.threads.n[68]$" ^copy$)

# A sanitizer makes them ten times as long, and sees the same code with one number
# of ranks as with another, with calls of NCCL that block or do not, and in drawn
# programs of one kind as of another.
if(SDYRT_SANITIZE)
    list(APPEND full "^cases.threads.n(2|4|6|16|128)$"
         "^identities.threads.n[1246]$" "^cases.fake_nccl.*n[468]$"
         ^bench_kernels_emulated$ "^check.fake_nccl.*n6$"
         "^gpu_streams.fake_nccl.n8$" "^group_[a-z]+.threads.n(1|2|4|8|24)$"
         "^group_[a-z]+.fake_nccl.n2$" "^nccl_[a-z]+.blocking[01]$"
         ^program_large$ ^program_partition_values$)
endif()

# These have the threads of perf, cases, gpu_cases on 4 and group_examples in
# parts.
if(SDYRT_SANITIZE STREQUAL thread)
    list(APPEND full ^perf.nccl$ ^gpu_cases.fake_nccl.deterministic.n4$
         ^group_examples.fake_nccl.n6$)
endif()

cmake_host_system_information(RESULT cores QUERY NUMBER_OF_LOGICAL_CORES)
set(ids)
foreach(core RANGE 1 ${cores})
    list(APPEND ids "{\"id\": \"${core}\", \"slots\": 1}")
endforeach()
list(JOIN ids ", " ids)
file(WRITE ${PROJECT_BINARY_DIR}/cores.json "{
\"version\": {\"major\": 1, \"minor\": 0},
\"local\": [{\"cores\": [${ids}]}]
}
")

# Give the tests of the current folder what the table says of them.
function(schedule_tests)
    get_property(tests DIRECTORY PROPERTY TESTS)
    foreach(test IN LISTS tests)
        foreach(row sleeps both full first)
            set(is_${row} OFF)
            foreach(pattern IN LISTS ${row})
                if(test MATCHES "${pattern}")
                    set(is_${row} ON)
                endif()
            endforeach()
        endforeach()
        foreach(label sleeps full)
            if(is_${label})
                set_property(TEST ${test} APPEND PROPERTY LABELS ${label})
            endif()
        endforeach()
        # MPICH turns where others sleep.
        get_property(labels TEST ${test} PROPERTY LABELS)
        if("mpi" IN_LIST labels AND MPI_C_LIBRARIES MATCHES mpich)
            set(is_both ON)
        endif()
        if(is_sleeps AND NOT is_both)
            set_tests_properties(${test} PROPERTIES COST 300)
        elseif(is_both AND cores GREATER 1)
            set_tests_properties(${test} PROPERTIES COST 200
                                 RESOURCE_GROUPS "2,cores:1")
        else()
            set_tests_properties(${test} PROPERTIES RESOURCE_GROUPS cores:1)
            if(is_first)
                set_tests_properties(${test} PROPERTIES COST 100)
            endif()
        endif()
    endforeach()
endfunction()
