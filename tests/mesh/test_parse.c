/* The text forms of meshes and shardings. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "mesh/parsed.h"

/* -- meshes --------------------------------------------------------------- */

static void assert_mesh_prints(const char *text, const char *printed) {
    const sdyrt_mesh *const mesh = parse_mesh(text);
    char back[512];
    assert_int_equal(sdyrt_mesh_print(mesh, back, sizeof back),
                     strlen(printed));
    assert_string_equal(back, printed);
    const sdyrt_mesh *const again = parse_mesh(back);
    assert_ptr_equal(again, mesh);
    sdyrt_mesh_release(again);
    sdyrt_mesh_release(mesh);
}

static void test_meshes_print_as_shardy_prints_them(void **state) {
    (void)state;
    assert_mesh_prints("<[\"a\"=2,\"b\"=4]>", "<[\"a\"=2, \"b\"=4]>");
    assert_mesh_prints("<[\"a\"=2,\"b\"=2],device_ids=[3,0,1,2]>",
                       "<[\"a\"=2, \"b\"=2], device_ids=[3, 0, 1, 2]>");
    assert_mesh_prints("#sdy.mesh<[]>", "<[]>");
    assert_mesh_prints("mesh<[], device_ids=[5]>", "<[], device_ids=[5]>");
    assert_mesh_prints("<[], device_ids=[0]>", "<[], device_ids=[0]>");
    assert_mesh_prints("<[\"a\"=2], device_ids=[0, 1]>", "<[\"a\"=2]>");
    assert_mesh_prints("<[\"a\"=9223372036854775807]>",
                       "<[\"a\"=9223372036854775807]>");
    assert_mesh_prints("<[\"\"=0004]>", "<[\"\"=4]>");
    assert_mesh_prints(" mesh\n<\r\n[ \"a\"\t= 2 // data\n ,\"b\"=1]  > ",
                       "<[\"a\"=2, \"b\"=1]>");
}

static void test_escapes_in_names_are_read_and_printed_back(void **state) {
    (void)state;
    const sdyrt_mesh *const mesh =
        parse_mesh("<[\"q\\\"b\\\\n\\nt\\th\\e9\\41\"=2, \"\xc3\xa9\"=3]>");
    assert_string_equal(sdyrt_mesh_axis_at(mesh, 0).name, "q\"b\\n\nt\th\xe9"
                                                          "A");
    assert_string_equal(sdyrt_mesh_axis_at(mesh, 1).name, "\xc3\xa9");
    sdyrt_mesh_release(mesh);
    assert_mesh_prints("<[\"q\\\"b\\\\n\\nt\\th\\e9\\41\"=2]>",
                       "<[\"q\\22b\\\\n\\0At\\09h\\E9A\"=2]>");
    assert_mesh_prints("<[\"\xc3\xa9\x7f\"=3]>", "<[\"\\C3\\A9\\7F\"=3]>");
}

static void test_each_mistake_in_a_mesh_says_where_and_what(void **state) {
    (void)state;
    static const parse_case cases[] = {
        {"", SDYRT_KIND_PARSE_MESH,
         "line 1, column 1: expected '<' but found the end of the text"},
        {"[\"a\"=2]", SDYRT_KIND_PARSE_MESH,
         "line 1, column 1: expected '<' but found '['"},
        {"<\"a\"=2>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 2: expected '[' but found \"a\""},
        {"<[a=2]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 3: expected an axis name in quotes but found 'a'"},
        {"<[\"a\"=2,]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 9: expected an axis name in quotes but found ']'"},
        {"<[\"a\":2]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 6: expected '=' but found ':'"},
        {"<[\"a\"=\"2\"]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 7: expected an axis size but found \"2\""},
        {"<[\"a\"=2 \"b\"=2]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 9: expected ',' or ']' but found \"b\""},
        {"<[\"a\"=2x2g]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 8: expected ',' or ']' but found 'x2g'"},
        {"<[\"a\"=0x10000000000000000]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 7: expected an integer of 64 bits but found '0'"},
        {"<[\"a\"=9223372036854775808]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 7: expected an integer of 64 bits but found "
         "'9223372036854775808'"},
        {"<[\"a\"=123456789012345678901234567890123456789012345]>",
         SDYRT_KIND_PARSE_MESH,
         "line 1, column 7: expected an integer of 64 bits but found "
         "'1234567890123456789012345678901234567890...'"},
        {"<[\"a\"=2]", SDYRT_KIND_PARSE_MESH,
         "line 1, column 9: expected ',' or '>' but found the end of the "
         "text"},
        {"<[\"a\"=2], ids=[0]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 11: expected 'device_ids' but found 'ids'"},
        {"<[\"a\"=2], device_ids[1,0]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 21: expected '=' but found '['"},
        {"<[\"a\"=2], device_ids={1,0}>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 22: expected '[' but found '{'"},
        {"<[\"a\"=2], device_ids=[]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 23: expected a device id but found ']'"},
        {"<[\"a\"=2], device_ids=[1 0]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 25: expected ',' or ']' but found '0'"},
        {"<[\"a\"=2],\n  device_ids=[1,\n 0,]>", SDYRT_KIND_PARSE_MESH,
         "line 3, column 4: expected a device id but found ']'"},
        {"<[\"a\"=2], device_ids=[1,0], x>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 27: expected '>' but found ','"},
        {"<[\"a\"=2]>>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 10: expected the end of the text but found '>'"},
        {"<[\"a=2]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 3: expected an axis name in quotes but found a "
         "string that does not end"},
        {"<[\"a\nb\"=2]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 3: expected an axis name in quotes but found a "
         "string that does not end"},
        {"<[\"a\\q\"=2]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 3: expected an axis name in quotes but found a "
         "string with an unknown escape"},
        {"<[\"a\\4", SDYRT_KIND_PARSE_MESH,
         "line 1, column 3: expected an axis name in quotes but found a "
         "string with an unknown escape"},
        {"<[\"a\\00\"=2]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 3: expected an axis name in quotes but found a "
         "string with a NUL character"},
        {"<[\"a\"=0]>", SDYRT_KIND_MESH_AXIS_SIZE,
         "axis size must be at least 1, got: 0 for axis \"a\""},
        {"<[\"a\"=-9223372036854775808]>", SDYRT_KIND_MESH_AXIS_SIZE,
         "axis size must be at least 1, got: -9223372036854775808 for axis "
         "\"a\""},
        {"<[\"a\"=2], device_ids=[-1, 0]>", SDYRT_KIND_MESH_NEG_ID,
         "device id must be non-negative, got: -1 at position 0"},
        {"<[\"a\"=4294967296, \"b\"=4294967296]>", SDYRT_KIND_OVERFLOW,
         "a mesh of 2 axes has more than 2^63 - 1 devices"},
    };
    assert_refused_meshes(cases, COUNT(cases));
}

/* `first` and then `item` `count` times with commas, and `last`. */
static char *repeat(const char *first, const char *item, int count,
                    const char *last) {
    const size_t bytes =
        strlen(first) + (size_t)count * (strlen(item) + 13) + strlen(last) + 1;
    char *const text = malloc(bytes);
    assert_non_null(text);
    size_t used = (size_t)sprintf(text, "%s", first);
    for (int i = 0; i < count; i++) {
        if (i > 0)
            text[used++] = ',';
        for (const char *at = item; *at != '\0'; at++) {
            if (*at == '#')
                used += (size_t)sprintf(text + used, "%d", i);
            else
                text[used++] = *at;
        }
    }
    strcpy(text + used, last);
    return text;
}

static void test_64_axes_are_read_and_the_65th_is_refused(void **state) {
    (void)state;
    char *const most = repeat("<[", "\"x#\"=1", 64, "]>");
    const sdyrt_mesh *const mesh = parse_mesh(most);
    assert_int_equal(sdyrt_mesh_axis_count(mesh), 64);
    sdyrt_mesh_release(mesh);
    free(most);
    char *const more = repeat("<[", "\"x#\"=1", 65, "]>");
    const sdyrt_mesh *none = NULL;
    assert_int_equal(sdyrt_mesh_parse(more, &none), SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_LIMIT,
                      "line 1, column 505: a mesh of more than 64 axes is not "
                      "possible");
    free(more);
}

static void test_long_texts_are_read_and_printed(void **state) {
    (void)state;
    enum { N = 20000 };
    char *const ids =
        repeat("<[\"a\"=20001], device_ids=[20000,", "#", N, "]>");
    const sdyrt_mesh *const mesh = parse_mesh(ids);
    assert_int_equal(sdyrt_mesh_device_count(mesh), N + 1);
    const size_t length = sdyrt_mesh_print(mesh, NULL, 0);
    char *const back = malloc(length + 1);
    assert_non_null(back);
    assert_int_equal(sdyrt_mesh_print(mesh, back, length + 1), length);
    assert_int_equal(strlen(back), length);
    const sdyrt_mesh *const again = parse_mesh(back);
    assert_ptr_equal(again, mesh);
    sdyrt_mesh_release(again);
    sdyrt_mesh_release(mesh);
    free(back);
    free(ids);

    char *const name = malloc(100003);
    assert_non_null(name);
    memset(name, 'n', 100000);
    strcpy(name + 100000, "\"}");
    const sdyrt_mesh_axis axis = {name, 3};
    char *const text = malloc(200100);
    assert_non_null(text);
    sprintf(text, "<mesh<[\"%.100000s\"=3]>, [{\"%.100000s\"}]>", name, name);
    const sdyrt_sharding *const sharding = parse(text);
    name[100000] = '\0';
    assert_string_equal(sdyrt_mesh_axis_at(sharding->mesh, 0).name, axis.name);
    assert_int_equal(sdyrt_sharding_shards(sharding, 0), 3);
    assert_int_equal(sdyrt_sharding_print(sharding, NULL, 0), strlen(text));
    sdyrt_sharding_release(sharding);
    free(text);
    free(name);
}

/* -- shardings ------------------------------------------------------------ */

static void assert_prints(const char *text, const char *printed) {
    const sdyrt_sharding *const sharding = parse(text);
    char back[512];
    assert_int_equal(sdyrt_sharding_print(sharding, back, sizeof back),
                     strlen(printed));
    assert_string_equal(back, printed);
    const sdyrt_sharding *const again = parse(back);
    assert_true(sdyi_sharding_equal(again, sharding));
    assert_true(again->hash == sharding->hash);
    sdyrt_sharding_release(again);
    sdyrt_sharding_release(sharding);
}

static void test_shardings_print_as_shardy_prints_them(void **state) {
    (void)state;
    static const char *const same[] = {
        ("<@mesh, [{\"a\", ?}p1, {}, {\"b\":(2)4}], replicated={\"c\"}, "
         "unreduced=max{\"d\"}>"),
        "<@mesh, []>",
        "<@mesh, [{?}]>",
        "<@mesh, [{?}p0, {}p9223372036854775807]>",
        "<@mesh, [{\"b\":(1)2, \"a\"}, {\"b\":(4)2, ?}]>",
        "<@mesh, [{}], unreduced={\"a\"}>",
        "<@mesh, [{}], unreduced=min{\"a\", \"b\":(1)2}>",
        "<mesh<[\"a\"=2]>, [{\"a\"}]>",
        "<mesh<[], device_ids=[5]>, []>",
        "<mesh<[\"a\"=2], device_ids=[1, 0]>, [{\"a\"}]>",
        "<@\"a mesh\", [{\"a\":(2)2}]>",
        "<@unknown.mesh$_1, [{\"x\", \"y\":(-1)-2}, {\"x\"}]>",
        "<@mesh, [{\"\\22q\\\\\"}]>",
        "<@\"\", [{}]>",
    };
    for (int i = 0; i < COUNT(same); i++)
        assert_prints(same[i], same[i]);
}

static void test_other_spellings_are_read_too(void **state) {
    (void)state;
    assert_prints("#sdy.sharding<@mesh,[{\"a\",?}p1,{}]>",
                  "<@mesh, [{\"a\", ?}p1, {}]>");
    assert_prints("<@mesh,[{}],unreduced={\"d\"},replicated={\"c\"}>",
                  "<@mesh, [{}], replicated={\"c\"}, unreduced={\"d\"}>");
    assert_prints("<@mesh, [], unreduced{\"d\"}>",
                  "<@mesh, [], unreduced={\"d\"}>");
    assert_prints("<@mesh, [], unreduced=sum{\"d\"}>",
                  "<@mesh, [], unreduced={\"d\"}>");
    assert_prints("<@mesh, [], unreduced = min {\"d\"}>",
                  "<@mesh, [], unreduced=min{\"d\"}>");
    assert_prints("< @\"mesh\"\n,\n[ { \"b\" : ( 2 ) 4 , ? } p1 ] >",
                  "<@mesh, [{\"b\":(2)4, ?}p1]>");
    assert_prints("<@\"0\", []>", "<@\"0\", []>");
    assert_prints("<@\"m-1\", []>", "<@\"m-1\", []>");
    assert_prints("<@\"$m\", []>", "<@\"$m\", []>");
    assert_prints("<mesh<[\"a\"=2], device_ids=[0, 1]>, []>",
                  "<mesh<[\"a\"=2]>, []>");
    assert_prints("<mesh<[\"a\"=0x1F]>, [{\"a\":(0x1)0xb}]>",
                  "<mesh<[\"a\"=31]>, [{\"a\":(1)11}]>");
}

static void test_a_sharding_refers_to_the_axes_of_its_mesh(void **state) {
    (void)state;
    const sdyrt_sharding *const s =
        parse("<@mesh, [{\"b\", \"z\"}, {\"b\":(1)8, \"y\":(2)3, \"z\"}], "
              "replicated={\"c\"}, unreduced=max{\"d\", \"y\"}>");
    const sdyi_ref expected[] = {
        {1, false, 1, 8}, {4, false, 1, 1}, {1, true, 1, 8},  {5, true, 2, 3},
        {4, false, 1, 1}, {2, false, 1, 3}, {3, false, 1, 5}, {5, false, 1, 1},
    };
    for (int i = 0; i < COUNT(expected); i++) {
        assert_int_equal(s->refs[i].axis, expected[i].axis);
        assert_int_equal(s->refs[i].sub, expected[i].sub);
        assert_int_equal(s->refs[i].pre, expected[i].pre);
        assert_int_equal(s->refs[i].size, expected[i].size);
    }
    assert_int_equal(s->n_unknown, 2);
    assert_string_equal(s->unknown[0], "z");
    assert_string_equal(s->unknown[1], "y");
    assert_int_equal(s->dims[0].axes.count, 2);
    assert_int_equal(s->dims[1].axes.count, 3);
    assert_int_equal(s->replicated.count, 1);
    assert_int_equal(s->unreduced.count, 2);

    assert_ptr_equal(sdyrt_sharding_mesh(s), named[0].mesh);
    assert_string_equal(sdyrt_sharding_mesh_name(s), "mesh");
    assert_int_equal(sdyrt_sharding_rank(s), 2);
    assert_int_equal(sdyrt_sharding_shards(s, 0), 8);
    assert_int_equal(sdyrt_sharding_shards(s, 1), 24);
    assert_int_equal(sdyrt_sharding_shards(s, 2), 1);
    assert_int_equal(sdyrt_sharding_shards(s, -1), 1);
    sdyrt_reduction reduction = SDYRT_SUM;
    assert_int_equal(sdyrt_sharding_partials(s, &reduction), 5);
    assert_int_equal(reduction, SDYRT_MAX);
    assert_int_equal(sdyrt_sharding_partials(s, NULL), 5);
    sdyrt_sharding_release(s);
}

static void test_an_unknown_mesh_is_kept_by_name(void **state) {
    (void)state;
    const sdyrt_sharding *const s = parse("<@nowhere, [{\"a\"}, {\"b\"}]>");
    assert_null(sdyrt_sharding_mesh(s));
    assert_string_equal(sdyrt_sharding_mesh_name(s), "nowhere");
    assert_int_equal(s->refs[0].axis, 0);
    assert_int_equal(s->refs[1].axis, 1);
    assert_string_equal(s->unknown[1], "b");
    const sdyrt_sharding *const other =
        parse("<@elsewhere, [{\"a\"}, {\"b\"}]>");
    assert_false(sdyi_sharding_equal(s, other));
    sdyrt_sharding_release(other);
    sdyrt_sharding_release(s);
}

static void test_shard_counts_stop_at_the_largest_integer(void **state) {
    (void)state;
    const sdyrt_sharding *const s =
        parse("<mesh<[\"a\"=4611686018427387904]>, [{\"a\", \"a\":(1)2}, "
              "{\"a\":(1)-3, \"a\", \"a\":(2)0}], unreduced={\"a\", \"a\"}>");
    assert_true(sdyrt_sharding_shards(s, 0) == INT64_MAX);
    assert_true(sdyrt_sharding_shards(s, 1) == INT64_C(1) << 62);
    assert_true(sdyrt_sharding_partials(s, NULL) == INT64_MAX);
    sdyrt_sharding_release(s);
}

static void test_each_mistake_in_a_sharding_says_where_and_what(void **state) {
    (void)state;
    static const parse_case cases[] = {
        /* the body */
        {"", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: expected '<' but found the end of the text"},
        {"#sdy.mesh<[]>", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: expected '<' but found '#sdy.mesh'"},
        {"<mesh, []>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 6: expected '<' but found ','"},
        {"<\"mesh\", []>", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 2: expected '@' and the name of a mesh, or 'mesh<' "
         "but found \"mesh\""},
        {"<@, []>", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 2: expected '@' and the name of a mesh, or 'mesh<' "
         "but found '@' without a name"},
        {"<@ mesh, []>", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 2: expected '@' and the name of a mesh, or 'mesh<' "
         "but found '@' without a name"},
        {"<@mesh>", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 7: expected ',' but found '>'"},
        {"<@mesh []>", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 8: expected ',' but found '['"},
        {"<@mesh, []", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 11: expected ',' or '>' but found the end of the "
         "text"},
        {"<@mesh, []> x", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 13: expected the end of the text but found 'x'"},
        {"<mesh<[\"a\"=0]>, []>", SDYRT_KIND_MESH_AXIS_SIZE,
         "axis size must be at least 1, got: 0 for axis \"a\""},
        /* dimensions */
        {"<@mesh, {}>", SDYRT_KIND_PARSE_DIM,
         "line 1, column 9: expected '[' but found '{'"},
        {"<@mesh, [\"a\"]>", SDYRT_KIND_PARSE_DIM,
         "line 1, column 10: expected '{' but found \"a\""},
        {"<@mesh, [{},]>", SDYRT_KIND_PARSE_DIM,
         "line 1, column 13: expected '{' but found ']'"},
        {"<@mesh, [{} {}]>", SDYRT_KIND_PARSE_DIM,
         "line 1, column 13: expected ',' or ']' but found '{'"},
        {"<@mesh, [{\"a\" \"b\"}]>", SDYRT_KIND_PARSE_DIM,
         "line 1, column 15: expected ',' or '}' but found \"b\""},
        {"<@mesh, [{\"a\" ?}]>", SDYRT_KIND_PARSE_DIM,
         "line 1, column 15: expected ',' or '}' but found '?'"},
        {"<@mesh, [{\"a\", ?, \"b\"}]>", SDYRT_KIND_PARSE_DIM,
         "line 1, column 17: expected '}' after '?' but found ','"},
        {"<@mesh, [{?, ?}]>", SDYRT_KIND_PARSE_DIM,
         "line 1, column 12: expected '}' after '?' but found ','"},
        {"<@mesh, [{}1]>", SDYRT_KIND_PARSE_DIM,
         "line 1, column 12: expected ',' or ']' but found '1'"},
        /* axes */
        {"<@mesh, [{a}]>", SDYRT_KIND_PARSE_AXIS,
         "line 1, column 11: expected an axis name in quotes but found 'a'"},
        {"<@mesh, [{\"a\",}]>", SDYRT_KIND_PARSE_AXIS,
         "line 1, column 15: expected an axis name in quotes but found '}'"},
        {"<@mesh, [{, ?}]>", SDYRT_KIND_PARSE_AXIS,
         "line 1, column 11: expected an axis name in quotes but found ','"},
        {"<@mesh, [{\"a\":1}]>", SDYRT_KIND_PARSE_AXIS,
         "line 1, column 15: expected '(' but found '1'"},
        {"<@mesh, [{\"a\":(x)2}]>", SDYRT_KIND_PARSE_AXIS,
         "line 1, column 16: expected the pre-size of a sub-axis but found "
         "'x'"},
        {"<@mesh, [{\"a\":(1 2}]>", SDYRT_KIND_PARSE_AXIS,
         "line 1, column 18: expected ')' but found '2'"},
        {"<@mesh, [{\"a\":(1)}]>", SDYRT_KIND_PARSE_AXIS,
         "line 1, column 18: expected the size of a sub-axis but found '}'"},
        {"<@mesh, [{\"a\":(1)-}]>", SDYRT_KIND_PARSE_AXIS,
         "line 1, column 19: expected the size of a sub-axis but found '}'"},
        {"<@mesh, [{\"a\":(-9223372036854775809)2}]>", SDYRT_KIND_PARSE_AXIS,
         "line 1, column 17: expected an integer of 64 bits but found "
         "'9223372036854775809'"},
        /* priorities */
        {"<@mesh, [{}p]>", SDYRT_KIND_PARSE_PRIORITY_FORM,
         "line 1, column 12: expected a priority in the form p<number> but "
         "found 'p'"},
        {"<@mesh, [{}q1]>", SDYRT_KIND_PARSE_PRIORITY_FORM,
         "line 1, column 12: expected a priority in the form p<number> but "
         "found 'q1'"},
        {"<@mesh, [{}p1x]>", SDYRT_KIND_PARSE_PRIORITY_FORM,
         "line 1, column 12: expected a priority in the form p<number> but "
         "found 'p1x'"},
        {"<@mesh, [{}p01]>", SDYRT_KIND_PARSE_PRIORITY_ZEROS,
         "line 1, column 12: expected a priority without leading zeros but "
         "found 'p01'"},
        {"<@mesh, [{}p00]>", SDYRT_KIND_PARSE_PRIORITY_ZEROS,
         "line 1, column 12: expected a priority without leading zeros but "
         "found 'p00'"},
        {"<@mesh, [{}p9223372036854775808]>", SDYRT_KIND_PARSE_PRIORITY_RANGE,
         "line 1, column 12: expected a priority of at most 2^63 - 1 but "
         "found 'p9223372036854775808'"},
        /* lists */
        {"<@mesh, [],>", SDYRT_KIND_PARSE_LIST_ATTR,
         "line 1, column 12: expected 'replicated' or 'unreduced' but found "
         "'>'"},
        {"<@mesh, [], closed={\"a\"}>", SDYRT_KIND_PARSE_LIST_ATTR,
         "line 1, column 13: expected 'replicated' or 'unreduced' but found "
         "'closed'"},
        {"<@mesh, [], replicated={\"a\"}, replicated={\"b\"}>",
         SDYRT_KIND_PARSE_LIST_ATTR,
         "line 1, column 31: expected 'unreduced' but found 'replicated'"},
        {"<@mesh, [], unreduced={\"a\"}, unreduced={\"b\"}>",
         SDYRT_KIND_PARSE_LIST_ATTR,
         "line 1, column 30: expected 'replicated' but found 'unreduced'"},
        {"<@mesh, [], unreduced={\"a\"}, replicated={\"b\"}, x>",
         SDYRT_KIND_PARSE_LIST_ATTR,
         "line 1, column 48: expected no more lists but found 'x'"},
        {"<@mesh, [], replicated{\"a\"}>", SDYRT_KIND_PARSE_LIST_ATTR,
         "line 1, column 23: expected '=' but found '{'"},
        {"<@mesh, [], replicated=\"a\">", SDYRT_KIND_PARSE_LIST_ATTR,
         "line 1, column 24: expected '{' but found \"a\""},
        {"<@mesh, [], replicated=max{\"a\"}>", SDYRT_KIND_PARSE_LIST_ATTR,
         "line 1, column 24: expected '{' but found 'max'"},
        {"<@mesh, [], replicated={\"a\">", SDYRT_KIND_PARSE_LIST_ATTR,
         "line 1, column 28: expected ',' or '}' but found '>'"},
        {"<@mesh, [], replicated={}>", SDYRT_KIND_PARSE_AXIS,
         "line 1, column 25: expected an axis name in quotes but found '}'"},
        {"<@mesh, [], unreduced={}>", SDYRT_KIND_PARSE_AXIS,
         "line 1, column 24: expected an axis name in quotes but found '}'"},
        {"<@mesh, [], unreduced={\"a\", ?}>", SDYRT_KIND_PARSE_AXIS,
         "line 1, column 29: expected an axis name in quotes but found '?'"},
        {"<@mesh, [], unreduced=and{\"a\"}>", SDYRT_KIND_PARSE_LIST_ATTR,
         "line 1, column 23: expected '{' but found 'and'"},
        {"<@mesh, [], unreduced=prod{\"a\"}>", SDYRT_KIND_PARSE_LIST_ATTR,
         "line 1, column 23: expected '{' but found 'prod'"},
        {"<@mesh, [], unreduced max{\"a\"}>", SDYRT_KIND_PARSE_LIST_ATTR,
         "line 1, column 23: expected '{' but found 'max'"},
        {"<@mesh,\n [{\"a\"},\n  {\"b\"}\n ], replicated\n= {7}>",
         SDYRT_KIND_PARSE_AXIS,
         "line 5, column 4: expected an axis name in quotes but found '7'"},
        {"<@mesh, [{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}]>",
         SDYRT_KIND_LIMIT,
         "line 1, column 58: a sharding of more than 16 dimensions is not "
         "possible"},
    };
    assert_refused_shardings(cases, COUNT(cases));
}

/* Every beginning of a text, with bytes that may lie past its end. */
static void test_nothing_is_read_behind_the_end_of_a_text(void **state) {
    (void)state;
    static const char whole[] =
        "<@mesh, [{\"\\61\":(1)2, ?}p1, {}], replicated={\"b\"}, "
        "unreduced=max{\"c\"}> // so\n->!x #y";
    for (size_t length = 0; length < sizeof whole; length++) {
        static const char *const behind[] = {"@\"a mesh\", [{\"a\"}]>",
                                             "\\41\"", "// \n", "0x",
                                             "max->{\"a\"}>"};
        char said[1100] = "";
        for (int i = 0; i < COUNT(behind); i++) {
            char text[sizeof whole + 32] = "";
            memcpy(text, whole, length);
            strcpy(text + length + 1, behind[i]);
            const sdyrt_sharding *sharding = NULL;
            const bool is_read = sdyrt_sharding_parse(text, named, COUNT(named),
                                                      &sharding) == SDYRT_OK;
            const char *const says = is_read ? "read" : sdyrt_last_error();
            if (i == 0)
                strcpy(said, says);
            assert_string_equal(says, said);
            sdyrt_sharding_release(sharding);
        }
    }
}

static void test_as_many_refs_as_a_list_can_hold(void **state) {
    (void)state;
    char *const most = repeat("<@none, [{", "\"x#\"", SDYI_MAX_REFS, "}]>");
    const sdyrt_sharding *const sharding = parse(most);
    assert_int_equal(sharding->dims[0].axes.count, SDYI_MAX_REFS);
    assert_int_equal(sharding->n_unknown, SDYI_MAX_REFS);
    sdyrt_sharding_release(sharding);
    free(most);
    char *const more = repeat("<@none, [{", "\"x#\"", SDYI_MAX_REFS + 1, "}]>");
    const sdyrt_sharding *none = NULL;
    assert_int_equal(sdyrt_sharding_parse(more, NULL, 0, &none),
                     SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_LIMIT, "\"x256\" is one axis ref too many; at "
                                        "most 256 are possible");
    free(more);
}

static void test_bad_arguments_of_parsing_are_named(void **state) {
    (void)state;
    const sdyrt_sharding *sharding = NULL;
    const sdyrt_named_mesh nameless[] = {{NULL, named[0].mesh}};
    assert_int_equal(sdyrt_sharding_parse(NULL, NULL, 0, &sharding),
                     SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_NULL_ARGUMENT,
                      "sdyrt_sharding_parse: 'text' is NULL");
    assert_int_equal(sdyrt_sharding_parse("<@m, []>", NULL, 1, &sharding),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_int_equal(sdyrt_sharding_parse("<@m, []>", nameless, 1, &sharding),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_int_equal(sdyrt_sharding_parse("<@m, []>", named, -1, &sharding),
                     SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_BAD_VALUE, "-1 named meshes");
    assert_null(sharding);
    assert_int_equal(sdyrt_mesh_parse(NULL, NULL), SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_NULL_ARGUMENT,
                      "sdyrt_mesh_parse: 'text' is NULL");
}

/* -- lists of shardings --------------------------------------------------- */

static void test_lists_of_shardings_are_read(void **state) {
    (void)state;
    static const char *const texts[] = {
        "[<@mesh, [{\"a\"}]>, <@mesh, []>]",
        "#sdy.sharding_per_value<[<@mesh, [{\"a\"}]>, <@mesh, []>]>",
    };
    for (int i = 0; i < COUNT(texts); i++) {
        const sdyrt_sharding *list[2] = {NULL, NULL};
        int count = -1;
        assert_int_equal(sdyrt_sharding_parse_list(
                             texts[i], named, COUNT(named), list, 2, &count),
                         SDYRT_OK);
        assert_int_equal(count, 2);
        assert_int_equal(sdyrt_sharding_rank(list[0]), 1);
        assert_int_equal(sdyrt_sharding_rank(list[1]), 0);
        sdyrt_sharding_release(list[0]);
        sdyrt_sharding_release(list[1]);
    }
    int count = -1;
    assert_int_equal(sdyrt_sharding_parse_list("[]", NULL, 0, NULL, 0, &count),
                     SDYRT_OK);
    assert_int_equal(count, 0);
}

static void test_a_bad_list_of_shardings_keeps_nothing(void **state) {
    (void)state;
    static const parse_case cases[] = {
        {"<@mesh, []>", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: expected '[' but found '<'"},
        {"[<@mesh, []> <@mesh, []>]", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 14: expected ',' or ']' but found '<'"},
        {"[<@mesh, []>, <@mesh, {}>]", SDYRT_KIND_PARSE_DIM,
         "line 1, column 23: expected '[' but found '{'"},
        {"[<@mesh, []>,]", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 14: expected '<' but found ']'"},
        {"#sdy.sharding_per_value<[<@mesh, []>]", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 38: expected '>' but found the end of the text"},
        {"#sdy.sharding_per_value[<@mesh, []>]", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 24: expected '<' but found '['"},
        {"[<@mesh, []>]>", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 14: expected the end of the text but found '>'"},
        {"[<@mesh, []>,\n<@mesh, []>,\n<@mesh, []>]", SDYRT_KIND_CAPACITY,
         "line 3, column 1: there is room for 2 shardings only"},
    };
    for (int i = 0; i < COUNT(cases); i++) {
        const sdyrt_sharding *list[2] = {NULL, NULL};
        int count = -1;
        assert_int_equal(sdyrt_sharding_parse_list(cases[i].text, named,
                                                   COUNT(named), list, 2,
                                                   &count),
                         SDYRT_ARGUMENT);
        assert_last_error(cases[i].kind, cases[i].error);
        assert_null(list[0]);
        assert_null(list[1]);
        assert_int_equal(count, -1);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_meshes_print_as_shardy_prints_them),
        cmocka_unit_test(test_escapes_in_names_are_read_and_printed_back),
        cmocka_unit_test(test_each_mistake_in_a_mesh_says_where_and_what),
        cmocka_unit_test(test_64_axes_are_read_and_the_65th_is_refused),
        cmocka_unit_test(test_long_texts_are_read_and_printed),
        cmocka_unit_test(test_shardings_print_as_shardy_prints_them),
        cmocka_unit_test(test_other_spellings_are_read_too),
        cmocka_unit_test(test_a_sharding_refers_to_the_axes_of_its_mesh),
        cmocka_unit_test(test_an_unknown_mesh_is_kept_by_name),
        cmocka_unit_test(test_shard_counts_stop_at_the_largest_integer),
        cmocka_unit_test(test_each_mistake_in_a_sharding_says_where_and_what),
        cmocka_unit_test(test_nothing_is_read_behind_the_end_of_a_text),
        cmocka_unit_test(test_as_many_refs_as_a_list_can_hold),
        cmocka_unit_test(test_bad_arguments_of_parsing_are_named),
        cmocka_unit_test(test_lists_of_shardings_are_read),
        cmocka_unit_test(test_a_bad_list_of_shardings_keeps_nothing),
    };
    return cmocka_run_group_tests(tests, make_meshes, free_meshes);
}
