/* The commands: each parses its own command line, whose argv[0] is its name,
 * and returns the exit status. */
#ifndef SDYRT_TOOLS_COMMANDS_H
#define SDYRT_TOOLS_COMMANDS_H

int cmd_shape(int argc, char **argv);
int cmd_groups(int argc, char **argv);
int cmd_show(int argc, char **argv);
int cmd_plan(int argc, char **argv);
int cmd_run(int argc, char **argv);
int cmd_exec(int argc, char **argv);
int cmd_check(int argc, char **argv);
int cmd_launch(int argc, char **argv);
int cmd_propagate(int argc, char **argv);
int cmd_partition(int argc, char **argv);
int cmd_topo(int argc, char **argv);

#endif
