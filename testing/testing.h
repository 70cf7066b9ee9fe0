/* Dialects and passes of tests: check and interpreter, with which StableHLO's
 * programs of tests are written, and passes that run a part of partitioning.
 * The commands and the tests have them, the libraries do not. */
#ifndef SDYI_TESTING_TESTING_H
#define SDYI_TESTING_TESTING_H

/* Register them, for programs that are read after that; a second time nothing
 * happens. */
void sdyi_testing_register(void);

#endif
