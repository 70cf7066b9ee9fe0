/* Diagnostics that a text expects of itself, in comments: -verify-diagnostics.
 *
 *   // expected-error {{text}}       on this line; also -warning, -remark and
 *                                    -note
 *   // expected-error @+1 {{text}}   one line further on; @-2: two lines back
 *   // expected-error @above {{..}}  on the last line that expects nothing
 *   // expected-error @below {{..}}  on the next one
 *   // expected-error @unknown {{..}} without a place
 *   // expected-error-re {{a {{b+}}}}  with regular expressions in braces
 *
 * The text is a part of the message. A line holds one of them, at its end. */
#ifndef SDYRT_OPT_EXPECT_H
#define SDYRT_OPT_EXPECT_H

#include <sdyrt/program.h>

typedef struct opt_expected opt_expected;

/* The expectations of a text, which starts at line `first_line`. Malformed ones
 * are printed to stderr. `allows_more`: unexpected diagnostics are no
 * failure. */
opt_expected *opt_expected_of(const char *file, const char *text, size_t bytes,
                              int first_line, bool allows_more);
/* A handler of diagnostics, with the expectations as its state: prints
 * unexpected ones. */
void opt_expected_take(void *state, const sdyrt_diagnostic *diagnostic);
/* Print expectations that were not met, and free them; true if none failed. */
bool opt_expected_end(opt_expected *expected);

#endif
