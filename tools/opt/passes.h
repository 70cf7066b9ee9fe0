/* Passes on the command line. */
#ifndef SDYRT_OPT_PASSES_H
#define SDYRT_OPT_PASSES_H

#include <sdyrt/opt.h>

/* A pipeline's text that grows; zero-initialised. */
typedef struct opt_pipeline {
    char *text;        /* NULL: no passes; freed by the caller */
    const char *whole; /* --pass-pipeline: as it was given */
} opt_pipeline;

/* Append the pass `-name` or `-name=options`, without the dashes; false: no
 * such pass. */
bool opt_take_pass(opt_pipeline *pipeline, const char *argument);
/* True for the name of a pass. */
bool opt_is_pass(const char *name, size_t length);
/* Close the text after the last pass. */
void opt_close_pipeline(opt_pipeline *pipeline);
/* Print the passes for --help. */
void opt_print_passes(void);

#endif
