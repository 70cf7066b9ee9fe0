/* The sdyrt command: runs the command that its first argument names. */
#include <string.h>

#include "cli/cli.h"
#include "commands.h"

typedef struct command {
    const char *name;
    const char *summary;
    int (*run)(int argc, char **argv);
} command;

static const command commands[] = {
    {"shape", "which box of the tensor each device owns, as numbers",
     cmd_shape},
    {"show", "the same as a picture", cmd_show},
    {"groups", "which devices talk to each other along mesh axes", cmd_groups},
    {"plan", "what an operation would move, its bytes and its cost", cmd_plan},
    {"run", "run an operation on files, one per device", cmd_run},
    {"exec", "run a StableHLO program on this machine", cmd_exec},
    {"propagate", "the shardings of all values of a program, and why",
     cmd_propagate},
    {"partition", "the program of one device of a mesh, and what it moves",
     cmd_partition},
    {"check", "run random operations and verify every element", cmd_check},
    {"launch", "run a command as the processes of a job on this machine",
     cmd_launch},
    {"topo", "what this machine has: cores, memory nodes, GPUs, backends",
     cmd_topo},
};

static const command *find(const char *name) {
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

static int print_help(void) {
    printf("Usage: sdyrt COMMAND [OPTION...]\n"
           "\n"
           "Describe a mesh of devices and a sharding as Shardy does, and see "
           "which device\n"
           "holds what, what an operation would move, and what it gives.\n"
           "\n"
           "Commands:\n");
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        printf("  %-11s%s\n", commands[i].name, commands[i].summary);
    printf(
        "\n"
        "Try this; the 8 devices are a mesh of 2 rows and 4 columns:\n"
        "  sdyrt show --mesh '@m=<[\"a\"=2,\"b\"=4]>' \\\n"
        "      --type 'tensor<8x16xf32>' --sharding '<@m, [{\"a\"}, "
        "{\"b\"}]>'\n"
        "\n"
        "'sdyrt help COMMAND' explains a command, 'sdyrt --version' prints the "
        "version.\n"
        "Exit status: 0 on success. Otherwise one line on standard error says "
        "what is\n"
        "wrong, and nothing is printed or written: 2 when the command line is "
        "not of the\n"
        "right form, 1 when what it says is wrong or fails.\n");
    return cli_flush();
}

static int help(int argc, char **argv) {
    if (argc == 1)
        return print_help();
    const command *found = find(argv[1]);
    if (argc > 2)
        return cli_usage("help: unexpected argument '%s'", argv[2]);
    if (found == NULL)
        return cli_usage("help: no command '%s'; see 'sdyrt --help'", argv[1]);
    char name[16];
    snprintf(name, sizeof name, "%s", found->name);
    char option[] = "--help";
    char *arguments[] = {name, option, NULL};
    return found->run(2, arguments);
}

static int print_version(void) {
    printf("sdyrt %s (library %s)\n", SDYRT_VERSION_STRING, sdyrt_version());
    return cli_flush();
}

int main(int argc, char **argv) {
    cli_limits_fail();
    if (argc < 2)
        return cli_usage("no command; see 'sdyrt --help'");
    const char *name = argv[1];
    const bool is_help = strcmp(name, "--help") == 0 ||
                         strcmp(name, "-h") == 0 || strcmp(name, "help") == 0;
    if (is_help)
        return help(argc - 1, argv + 1);
    if (strcmp(name, "--version") == 0) {
        if (argc > 2)
            return cli_usage("--version: unexpected argument '%s'", argv[2]);
        return print_version();
    }
    const command *found = find(name);
    if (found == NULL)
        return cli_usage("no %s '%s'; see 'sdyrt --help'",
                         name[0] == '-' ? "option" : "command", name);
    return found->run(argc - 1, argv + 1);
}
