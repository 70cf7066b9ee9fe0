/* Diagnostics that a text expects of itself, in comments: -verify-diagnostics.
 *
 *   // expected-error {{text}}       on this line; also -warning, -remark,
 * -note
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

/* Those of a text, whose first line has this number. What is wrong with them
 * is printed to stderr. `allows_more`: diagnostics that nobody has expected, or
 * not so, are no failure. */
opt_expected *opt_expected_of(const char *file, const char *text, size_t bytes,
                              int first_line, bool allows_more);
/* A handler of diagnostics whose state they are: says which ones nobody has
 * expected. */
void opt_expected_take(void *state, const sdyrt_diagnostic *diagnostic);
/* Say which have not come, and free them. Whether all was as expected. */
bool opt_expected_end(opt_expected *expected);

#endif
