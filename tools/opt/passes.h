/* Passes on the command line. */
#ifndef SDYRT_OPT_PASSES_H
#define SDYRT_OPT_PASSES_H

#include <sdyrt/program.h>

/* A pipeline's text that grows; zero-initialised. */
typedef struct opt_pipeline {
    char *text; /* NULL: no passes; freed by the caller */
    size_t length;
    const char *whole; /* --pass-pipeline: as it was given */
} opt_pipeline;

/* Take `-name` or `-name=options`, without the dashes; false: it is none. */
bool opt_take_pass(opt_pipeline *pipeline, const char *argument);
/* Whether that is the name of a pass. */
bool opt_is_pass(const char *name, size_t length);
/* End the text: there are no more passes. */
void opt_close_pipeline(opt_pipeline *pipeline);
/* What --help says of passes. */
void opt_print_passes(void);

#endif
