/* Formats that are not MLIR but near it, as what JAX prints and writes,
 * recognised by their first bytes. No MLIR text begins with these. */
#include "program/text/parser.h"

#include <string.h>

#define GIVE "give what jax.jit(f).lower(..).as_text() prints"
#define GIVE_EXPORTED                                                          \
    "give its text: jax.jit(f).lower(..).as_text(), or "                       \
    "exported.mlir_module() "                                                  \
    "of jax.export"

typedef struct beginning {
    const char *bytes;
    size_t n;
    const char *what;
} beginning;

#define ROW(bytes, what)                                                       \
    { bytes, sizeof(bytes) - 1, what }

static const beginning beginnings[] = {
    ROW("HloModule", "this is HLO, of compile().as_text() or as_text(\"hlo\"), "
                     "and no MLIR: " GIVE),
    ROW("{ lambda", "this is a jaxpr, and no MLIR: " GIVE),
    ROW("{ \x1b[", "this is a jaxpr, and no MLIR: " GIVE),
    ROW("<jax", "this is how Python prints an object: " GIVE),
    ROW("Exported(", "this is how Python prints an object: give what its "
                     "mlir_module() prints"),
    ROW("'module", "this is how Python prints a string in quotes: write it "
                   "with print(..)"),
    ROW("'#loc", "this is how Python prints a string in quotes: write it with "
                 "print(..)"),
    ROW("```", "this is Markdown: leave out the lines of ```"),
    ROW("b'ML\\xefR",
        "this is how Python prints bytes, of MLIR's bytecode: " GIVE_EXPORTED),
    ROW("b\"ML\\xefR",
        "this is how Python prints bytes, of MLIR's bytecode: " GIVE_EXPORTED),
    ROW("ML\xefR\x0dStableHLO_v", "this is a portable artifact of StableHLO, "
                                  "in MLIR's bytecode: " GIVE_EXPORTED),
    ROW("ML\xefR", "this is MLIR's bytecode: " GIVE_EXPORTED),
    ROW("\xef\xbb\xbf", "the text begins with a byte order mark (EF BB BF), "
                        "which MLIR does not take: save it as UTF-8 without "
                        "one"),
    ROW("\xff\xfe", "this is UTF-16: save it as UTF-8"),
    ROW("\xfe\xff", "this is UTF-16: save it as UTF-8"),
    ROW("\x1f\x8b", "this is compressed by gzip: give what gzip -dc prints of "
                    "it"),
    ROW("\x28\xb5\x2f\xfd", "this is compressed by zstd: give what zstd -dc "
                            "prints of it"),
    ROW("\xfd"
        "7zXZ",
        "this is compressed by xz: give what xz -dc prints of it"),
    ROW("PK\3\4", "this is a zip archive, such as .npz, and no MLIR"),
    ROW("\x93NUMPY", "this is an array of numpy, .npy, and no program"),
    ROW("\x80\4\x95", "this is a pickle of Python, and no MLIR"),
    ROW("\x80\5\x95", "this is a pickle of Python, and no MLIR"),
};

/* A protocol buffer of HLO: field 1, a short name, then field 2. */
static bool is_proto(const unsigned char *text, size_t bytes) {
    return bytes > 2 && text[0] == 0x0a && text[1] < 0x80 &&
           bytes > (size_t)text[1] + 2 && text[text[1] + 2] == 0x12;
}

/* UTF-16 without a byte order mark. */
static bool is_wide(const char *text, size_t bytes) {
    return bytes > 3 &&
           ((text[0] != 0 && text[1] == 0 && text[2] != 0 && text[3] == 0) ||
            (text[0] == 0 && text[1] != 0 && text[2] == 0 && text[3] != 0));
}

/* MLIR bytecode within another format. */
static bool is_export(const char *text, size_t bytes) {
    const size_t head = bytes < 64 ? bytes : 64;
    return memchr(text, 0, head) != NULL &&
           memmem(text, bytes, "ML\xefR", 4) != NULL;
}

const char *sdyi_foreign(const char *text, size_t bytes) {
    size_t blank = 0;
    if (is_proto((const unsigned char *)text, bytes))
        return "this is a protocol buffer, as of HLO (HloModuleProto), and no "
               "MLIR: " GIVE;
    while (blank < bytes && strchr(" \t\r\n", text[blank]) != NULL &&
           text[blank] != '\0')
        blank++;
    for (size_t i = 0; i < sizeof beginnings / sizeof beginnings[0]; i++) {
        const beginning *const b = &beginnings[i];
        if (bytes - blank >= b->n && memcmp(text + blank, b->bytes, b->n) == 0)
            return b->what;
    }
    return is_wide(text, bytes) ? "this is UTF-16: save it as UTF-8"
           : is_export(text, bytes)
               ? "this is what exported.serialize() of jax.export gives: give "
                 "the text of exported.mlir_module()"
               : NULL;
}
