/* The options of sdyrt-opt, by the names that mlir-opt gives them. */
#ifndef SDYRT_OPT_OPTIONS_H
#define SDYRT_OPT_OPTIONS_H

#include "base/out_file.h"
#include "passes.h"

typedef struct opt_options {
    const char *path;
    sdyrt_program_print_options print;
    bool allow_unknown_ops, is_bare;
    opt_pipeline pipeline;
    sdyrt_run_options run;
    const char *marker; /* separates the programs of the text; NULL: the text is
                           one program */
    const char *out_marker;
    const char *expects; /* diagnostics, as comments say: "all" or
                            "only-expected"; NULL: they are shown */
    bool shows_dialects, lists_passes, hides_ops, has_timing;
    bool prints_before_all, prints_after_all;
    bool shows_help, shows_version;
    const char *version_name; /* of Shardy */
    sdyrt_sdy_version sdy_version;
    bool verifies_each, verifies_roundtrip, shows_ops;
    bool has_other_text; /* a program did not come back as it was */
    char *print_before, *print_after; /* "cse,inline"; NULL: none */
    const char *out_path;
    sdyi_out_file out;
} opt_options;

/* Read the command line. Not 0: the exit status, after a message;
 * free it anyhow. */
int opt_options_read(opt_options *options, int argc, char **argv);
void opt_options_free(opt_options *options);
void opt_print_help(void);
/* "Available Dialects: builtin,.." */
void opt_print_dialects(void);

#endif
