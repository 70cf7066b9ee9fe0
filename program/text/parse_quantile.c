/* Tables of quantiles, a storage type of indices: `!quant.quantile<i2:f16,
 * {-1.0, -0.5, 0.5, 1.0}>`, one value for each value of an i2. Verified in
 * MLIR's order: the two types, values present, their number, finiteness. */
#include "program/text/parse_quant.h"
#include "program/text/print.h"

#include <inttypes.h>
#include <math.h>

/* The required number of values, by MLIR's 64-bit arithmetic: shift counts are
 * modulo 64, overflow wraps around. */
static int64_t count_values(const sdyi_type *stored) {
    const bool is_unsigned =
        sdyi_type_is(stored, SDYI_TYPE_INTEGER) && stored->sign != SDYI_SIGNED;
    const uint64_t half = UINT64_C(1) << ((unsigned)stored->width - 1) % 64;
    const uint64_t all = UINT64_C(1) << (unsigned)stored->width % 64;
    return (int64_t)(is_unsigned ? all : 2 * half);
}

static bool is_number(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_INTEGER) ||
           sdyi_type_is(type, SDYI_TYPE_FLOAT);
}

/* Starts after `{`: `-1.0, -0.5}` */
static sdyrt_status read_numbers(sdyi_parser *p, sdyi_quant_text *out,
                                 int64_t *n, bool *are_finite) {
    *n = 0;
    *are_finite = true;
    if (sdyi_take(p, "}"))
        return SDYRT_OK;
    do {
        double value;
        SDYI_TRY(sdyi_quant_read_real(p, &value));
        sdyi_quant_put(out, "%s", (*n)++ > 0 ? "," : "");
        sdyi_quant_put_real(p, out, value);
        *are_finite = *are_finite && isfinite(value);
    } while (sdyi_take(p, ","));
    return sdyi_expect(p, "}");
}

sdyrt_status sdyi_read_quantile(sdyi_parser *p, sdyi_loc place,
                                sdyi_quant_text *out) {
    const sdyi_type *stored = NULL, *number = NULL;
    int64_t n;
    bool are_finite;
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(sdyi_read_type(p, &stored));
    SDYI_TRY(sdyi_expect(p, ":"));
    SDYI_TRY(sdyi_read_type(p, &number));
    if (is_number(stored) && is_number(number)) {
        sdyi_quant_put_number(out, stored);
        sdyi_quant_put(out, ":");
        sdyi_quant_put_number(out, number);
    }
    SDYI_TRY(sdyi_expect(p, ","));
    SDYI_TRY(sdyi_expect(p, "{"));
    sdyi_quant_put(out, ", {");
    SDYI_TRY(read_numbers(p, out, &n, &are_finite));
    sdyi_quant_put(out, "}");
    SDYI_TRY(sdyi_expect(p, ">"));
    if (!is_number(stored))
        return sdyi_error_at(p->pool, place,
                             "storage type must be an integer or float type");
    if (!sdyi_type_is(number, SDYI_TYPE_FLOAT))
        return sdyi_error_at(p->pool, place,
                             "quantile type must be a float type");
    if (n == 0)
        return sdyi_error_at(p->pool, place,
                             "quantile values must not be empty");
    if (n != count_values(stored))
        return sdyi_error_at(p->pool, place,
                             "quantile LUT size (%" PRId64
                             ") must equal the number of representable storage "
                             "values (%" PRId64 ")",
                             n, count_values(stored));
    if (!are_finite)
        return sdyi_error_at(
            p->pool, place,
            "quantile values must be finite (no NaN or infinity)");
    return SDYRT_OK;
}
