/* Pieces of what JAX prints, as they stand there: each form of a mesh and of a
 * sharding that its lowered programs, and Shardy's passes on them, have. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "mesh/parsed.h"

/* -- meshes ---------------------------------------------------------------- */

#define AXES                                                                   \
    "{stablehlo.mesh = {axes = [{name = \"a\", size = 2 : i64}, {name = "      \
    "\"b\", size = 4 : i64}]}}"

static void test_the_lines_that_state_meshes_are_read(void **state) {
    (void)state;
    static const char *const lines[][3] = {
        {"  sdy.mesh @mesh = <[\"a\"=2, \"b\"=4]> " AXES "\n", "mesh",
         "<[\"a\"=2, \"b\"=4]>"},
        {"sdy.mesh @mesh_0 = <[\"a\"=2, \"b\"=4]> " AXES " loc(#loc)", "mesh_0",
         "<[\"a\"=2, \"b\"=4]>"},
        {"sdy.mesh @mesh = <[\"a\"=2, \"b\"=4]> loc(\"f\"(\"a.py\":1:2))",
         "mesh", "<[\"a\"=2, \"b\"=4]>"},
        {"sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]> {stablehlo.mesh = "
         "{axes = [], device_ids = dense<0> : tensor<1xi64>}}",
         "maximal_mesh_0", "<[], device_ids=[0]>"},
        {"sdy.mesh @empty_mesh = <[]> {stablehlo.mesh = {axes = []}}",
         "empty_mesh", "<[]>"},
        {"sdy.mesh @mesh = <[\"a\"=2, \"b\"=2], device_ids=[3, 0, 1, 2]>",
         "mesh", "<[\"a\"=2, \"b\"=2], device_ids=[3, 0, 1, 2]>"},
        {"sdy.mesh @\"a mesh\" = #sdy.mesh<[\"a\"=2]>", "a mesh",
         "<[\"a\"=2]>"},
        {"\"sdy.mesh\"() <{mesh = #sdy.mesh<[\"a\"=2, \"b\"=4]>, sym_name = "
         "\"mesh\"}> " AXES " : () -> ()",
         "mesh", "<[\"a\"=2, \"b\"=4]>"},
        {"\"sdy.mesh\"() <{mesh = #sdy.mesh<[]>, sym_name = \"mesh\"}> : () "
         "-> () loc(#loc)",
         "mesh", "<[]>"},
        {"@\"m-1\"=<[\"a\"=2]>", "m-1", "<[\"a\"=2]>"},
        {"<[\"a\"=2]>", "", "<[\"a\"=2]>"},
        {"#sdy.mesh<[\"a\"=2]>", "", "<[\"a\"=2]>"},
    };
    for (int i = 0; i < COUNT(lines); i++) {
        const sdyrt_mesh *mesh = NULL;
        char name[32] = "?", printed[128];
        if (sdyrt_mesh_parse_named(lines[i][0], name, sizeof name, &mesh) !=
            SDYRT_OK)
            fail_msg("%s: %s", lines[i][0], sdyrt_last_error());
        assert_string_equal(name, lines[i][1]);
        sdyrt_mesh_print(mesh, printed, sizeof printed);
        assert_string_equal(printed, lines[i][2]);
        const sdyrt_mesh *const again = parse_mesh(lines[i][0]);
        assert_ptr_equal(again, mesh);
        sdyrt_mesh_release(again);
        sdyrt_mesh_release(mesh);
    }
}

static void test_what_is_no_line_of_a_mesh_says_so(void **state) {
    (void)state;
    static const parse_case cases[] = {
        {"sdy.mesh <[\"a\"=2]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 10: expected '@' and the name of the mesh but found "
         "'<'"},
        {"sdy.mesh @mesh <[\"a\"=2]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 16: expected '=' but found '<'"},
        {"m=<[\"a\"=2]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 1: expected '@' and a name, or '<' but found 'm'"},
        {"sdy.mesh @m = <[\"a\"=2]>\nsdy.mesh @n = <[\"a\"=3]>",
         SDYRT_KIND_PARSE_MESH,
         "line 2, column 1: a second mesh, where one is asked for"},
        {"sdy.mesh @m = <[\"a\"=2]> loc(#loc)\nsdy.mesh @n = <[\"a\"=3]>",
         SDYRT_KIND_PARSE_MESH,
         "line 2, column 1: a second mesh, where one is asked for"},
        {"sdy.mesh @m = <[\"a\"=2]> {x} \"sdy.mesh\"()", SDYRT_KIND_PARSE_MESH,
         "line 1, column 29: a second mesh, where one is asked for"},
        /* text after a mesh is read as well */
        {"@m = <[\"a\"=2]> {k} @n = <[\"a\"=3]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 20: expected the end of the text but found '@n'"},
        {"<[\"a\"=2]> : <[\"a\"=3]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 13: expected '(' but found '<'"},
        {"<[\"a\"=2]> : () -> () <[\"a\"=3]>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 22: expected the end of the text but found '<'"},
        {"<[\"a\"=2]> { ]] garbage", SDYRT_KIND_PARSE_MESH,
         "line 1, column 13: expected a bracket that fits but found ']'"},
        {"<[\"a\"=2]> {x = [1, (2)]", SDYRT_KIND_PARSE_MESH,
         "line 1, column 24: expected a closing bracket but found the end of "
         "the text"},
        {"<[\"a\"=2]> loc #loc", SDYRT_KIND_PARSE_MESH,
         "line 1, column 15: expected '(' but found '#loc'"},
        {"\"sdy.mesh\"(%0) <{mesh = #sdy.mesh<[]>}>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 12: expected ')' but found '%0'"},
        {"\"sdy.mesh\"() <{mesh = #sdy.mesh<[]>}>", SDYRT_KIND_PARSE_MESH,
         "line 1, column 36: expected ',' but found '}'"},
        {"\"sdy.mesh\"() <{mesh = #sdy.mesh<[]>, sym_name = @m}>",
         SDYRT_KIND_PARSE_MESH,
         "line 1, column 49: expected the name of the mesh in quotes but "
         "found '@m'"},
        {"Mesh(axis_sizes=(2, 4), axis_names=('a', 'b'))",
         SDYRT_KIND_PARSE_MESH,
         "line 1, column 1: 'Mesh' is how Python prints it: give what "
         "jax.jit(f).lower(..).as_text() says, such as @mesh = <[\"x\"=2, "
         "\"y\"=4]> (docs/from-jax.md)"},
        {"@m = jax.sharding.Mesh('a': 2)", SDYRT_KIND_PARSE_MESH,
         "line 1, column 6: 'jax.sharding.Mesh' is how Python prints it: give "
         "what jax.jit(f).lower(..).as_text() says, such as @mesh = <[\"x\"=2, "
         "\"y\"=4]> (docs/from-jax.md)"},
        {"DeviceMesh((dp=2, tp=4), device: 'cuda')", SDYRT_KIND_PARSE_MESH,
         "line 1, column 1: 'DeviceMesh' is PyTorch's form: give Shardy's, "
         "such as @mesh = <[\"x\"=2, \"y\"=4]> (docs/from-pytorch.md)"},
    };
    assert_refused_meshes(cases, COUNT(cases));
}

static void test_a_name_without_room_is_refused(void **state) {
    (void)state;
    const sdyrt_mesh *mesh = NULL;
    char name[5] = "?";
    assert_int_equal(
        sdyrt_mesh_parse_named("@mesh=<[\"a\"=2]>", name, 4, &mesh),
        SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_CAPACITY, "there is room for 4 bytes of the "
                                           "mesh's name, which has 5");
    assert_null(mesh);
    assert_string_equal(name, "?");
    assert_int_equal(
        sdyrt_mesh_parse_named("@mesh=<[\"a\"=2]>", name, 5, &mesh), SDYRT_OK);
    assert_string_equal(name, "mesh");
    sdyrt_mesh_release(mesh);
    assert_int_equal(sdyrt_mesh_parse_named("<[]>", NULL, 0, &mesh),
                     SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_NULL_ARGUMENT,
                      "sdyrt_mesh_parse_named: 'name' is NULL");
}

/* -- shardings ------------------------------------------------------------- */

/* The shardings of a text, printed one after the other. */
static void assert_has(const char *text, const char *expected) {
    const sdyrt_sharding *list[8];
    int count = 0;
    char printed[1024] = "";
    if (sdyrt_sharding_parse_list(text, named, COUNT(named), list, COUNT(list),
                                  &count) != SDYRT_OK)
        fail_msg("%s: %s", text, sdyrt_last_error());
    for (int i = 0; i < count; i++) {
        const size_t used = strlen(printed);
        sdyrt_sharding_print(list[i], printed + used, sizeof printed - used);
        sdyrt_sharding_release(list[i]);
    }
    assert_string_equal(printed, expected);
}

#define AB "<@mesh, [{\"a\"}, {\"b\"}]>"
#define A "<@mesh, [{\"a\"}]>"
#define PER_VALUE(bodies) "sdy.sharding = #sdy.sharding_per_value<[" bodies "]>"

/* Lines of one sharding, and the sharding. */
static const char *const ones[][2] = {
    /* arguments and results of functions */
    {"sdy.sharding = #sdy.sharding" AB, AB},
    {"{sdy.sharding = #sdy.sharding" AB "}", AB},
    {"%arg0: tensor<16x32xf32> {sdy.sharding = #sdy.sharding" AB "}", AB},
    {"%arg0: tensor<16x32xf32> {sdy.sharding = #sdy.sharding" AB
     ", tf.aliasing_output = 0 : i32} loc(\"p['b1']\"),",
     AB},
    {"(tensor<16x32xf32> {jax.result_info = \"result[0]['b1']\", sdy.sharding "
     "= #sdy.sharding" AB "})",
     AB},
    /* what a line says besides */
    {AB " : tensor<16x32xf32>", AB},
    {AB " : tensor<16x32xi4> loc(#loc3)", AB},
    {"#sdy.sharding" AB " loc(\"x\")", AB},
    /* operations */
    {"    %0 = stablehlo.convert %arg9 {" PER_VALUE(
         AB) "} : (tensor<8x64xbf16>) -> tensor<8x64xf32>\n",
     AB},
    {"%1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], "
     "precision = [DEFAULT, DEFAULT] {" PER_VALUE(
         AB) ", sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [k, j])->"
             "([i, j]) {i=8, j=8, k=8} reduction={k}>} : (tensor<8x8xf32>, "
             "tensor<8x8xf32>) -> tensor<8x8xf32>",
     AB},
    {"%4 = func.call @f(%1, %2) {" PER_VALUE(AB) "} : (tensor<4x2xf32>, "
                                                 "tensor<i32>) -> "
                                                 "tensor<2x8xf32>",
     AB},
    {"}) {" PER_VALUE(AB) "} : (tensor<16x64xf32>) -> tensor<16x64xf32>", AB},
    {"stablehlo.custom_call @g(%0) {backend_config = \"\\00\\01\\\"<@n, [\", "
     "mhlo.backend_config = {index = 0 : ui64}, " PER_VALUE(
         "<@\"a mesh\", []>") "} : (tensor<f32>) -> ()",
     "<@\"a mesh\", []>"},
    {PER_VALUE(AB), AB},
    {"#sdy.sharding_per_value<[" AB "]>", AB},
    /* operations of Shardy */
    {"%2 = sdy.sharding_constraint %1 <@mesh, [{}, {\"b\"}]> : "
     "tensor<8x16xf32>",
     "<@mesh, [{}, {\"b\"}]>"},
    {"%1 = sdy.sharding_constraint %0 <@mesh, [{\"a\", ?}, {?}]> "
     "{sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=64, "
     "j=64}>} : tensor<64x64xf32> loc(#loc7)",
     "<@mesh, [{\"a\", ?}, {?}]>"},
    {"%7 = sdy.sharding_constraint %6 <@mesh, []> : tensor<f32>",
     "<@mesh, []>"},
    {"%1 = sdy.sharding_constraint %0 <@mesh, [{\"a\"}, {}], unreduced={\"b\"}"
     "> : tensor<8x8xf32>",
     "<@mesh, [{\"a\"}, {}], unreduced={\"b\"}>"},
    {"%3 = sdy.reshard %2 <mesh<[\"a\"=2]>, [{\"a\"}]> : tensor<64xf32>",
     "<mesh<[\"a\"=2]>, [{\"a\"}]>"},
    {"%14 = sdy.data_flow_edge %11#2 sharding=<@mesh, [{\"a\", ?}]> : "
     "tensor<32xui32>",
     "<@mesh, [{\"a\", ?}]>"},
    {"%2 = sdy.all_gather [{\"a\"}, {}] %1 out_sharding=<@mesh, [{}, {\"b\"}]> "
     ": tensor<19x32xf32>",
     "<@mesh, [{}, {\"b\"}]>"},
    {"%4 = sdy.all_reduce {\"b\"} %3#0 out_sharding=" A " : tensor<16xf32>", A},
    {"%57 = sdy.all_to_all [{\"a\"}: 0->1] %48 out_sharding=<@mesh, [{}, "
     "{\"a\"}]> : tensor<64x256xf32>",
     "<@mesh, [{}, {\"a\"}]>"},
    {"%2 = sdy.collective_permute %1 out_sharding=<@mesh, [{\"a\", "
     "\"b\":(2)2}, {\"b\":(1)2}]> : tensor<32x16xf32>",
     "<@mesh, [{\"a\", \"b\":(2)2}, {\"b\":(1)2}]>"},
    /* a part of one */
    {"out_sharding=" A, A},
    {"in_shardings=[<@mesh, [{?}], replicated={\"a\"}>]",
     "<@mesh, [{?}], replicated={\"a\"}>"},
};

static void test_a_line_of_one_sharding_is_that_sharding(void **state) {
    (void)state;
    for (int i = 0; i < COUNT(ones); i++) {
        const sdyrt_sharding *const sharding = parse(ones[i][0]);
        char printed[256];
        sdyrt_sharding_print(sharding, printed, sizeof printed);
        assert_string_equal(printed, ones[i][1]);
        sdyrt_sharding_release(sharding);
    }
}

static void test_the_shardings_of_a_line_are_a_list(void **state) {
    (void)state;
    assert_has(PER_VALUE(AB ", " A), AB A);
    assert_has("#sdy.sharding_per_value<[" AB ", " A
               "]> : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>)",
               AB A);
    assert_has(
        "%3:2 = stablehlo.reduce(%arg0 init: %1), (%0 init: %2) across "
        "dimensions = [1] {" PER_VALUE(
            A
            ", " A) "} : (tensor<16x32xf32>"
                    ", tensor<16x32xi32>) -> (tensor<16xf32>, tensor<16xi32>)",
        A A);
    assert_has("func.func public @main(%arg0: tensor<16xf32> {sdy.sharding = "
               "#sdy.sharding" A "}, %arg1: tensor<4x4xf32> {sdy.sharding = "
               "#sdy.sharding" AB "}) -> (tensor<16xf32> {jax.result_info = "
               "\"result\", sdy.sharding = #sdy.sharding" A "}) {",
               A AB A);
    assert_has("%1 = sdy.manual_computation(%0, %arg1) in_shardings=[" AB ", " A
               "] out_shardings=[" A "] manual_axes={\"a\"} (%arg2: "
               "tensor<16x16xf32>, %arg3: tensor<16xf32>) {",
               AB A A);
    assert_has("%0:3 = \"sdy.manual_computation\"(%arg0, %arg1) <{in_shardings "
               "= #sdy.sharding_per_value<[" AB ", " A "]>, manual_axes = "
               "#sdy<manual_axes{\"a\"}>, out_shardings = "
               "#sdy.sharding_per_value<[" A "]>}> ({",
               AB A A);
    assert_has("sdy.sharding = #sdy.sharding" A, A);
    assert_has("%3 = sdy.reshard %2 " A " : tensor<64xf32>", A);
    assert_has("#sdy.sharding_per_value<[]>", "");
}

static void test_what_is_no_line_of_one_sharding_says_so(void **state) {
    (void)state;
    static const parse_case cases[] = {
        {PER_VALUE(A ", " A), SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 59: a second sharding, where one is asked for: give "
         "it alone"},
        {A " : tensor<8xf32> {sdy.sharding = #sdy.sharding" A "}",
         SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 63: a second sharding, where one is asked for: give "
         "it alone"},
        {"#sdy.sharding_per_value<[]>", SDYRT_KIND_PARSE_SYNTAX,
         "a list of no shardings, where one is asked for"},
        {"%0 = stablehlo.sine %arg0 : tensor<16x32xf32>",
         SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: expected '<' but found '%0'"},
        {"sdy.sharding_group %1 group_id=0 : tensor<16x32xf32>",
         SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: expected '<' but found 'sdy.sharding_group'"},
        {"sdy.sharding = #sdy.sharding<@mesh, [{\"a\"}, {a}]>",
         SDYRT_KIND_PARSE_AXIS,
         "line 1, column 46: expected an axis name in quotes but found 'a'"},
        /* bodies that are not where a dump has them */
        {"[" A, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 18: expected ',' or ']' but found the end of the "
         "text"},
        {"#sdy.shardin" A, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: expected '<' but found '#sdy.shardin'"},
        {"sharding" A, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: expected '<' but found 'sharding'"},
        {"@mesh, [{\"a\"}]>, " A, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: expected '<' but found '@mesh'"},
        {"x # <mesh<[\"a\"=2]>, [{\"a\"}]> \"open", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: expected '<' but found 'x'"},
        {"%1 x " A, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: expected '<' but found '%1'"},
        {A " : " A, SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 20: a second sharding, where one is asked for: give "
         "it alone"},
        {A "}", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 17: expected the end of the text but found '}'"},
        {"NamedSharding(mesh=Mesh('a': 2, axis_types=(Auto,)), spec=P('a', "
         "None), memory_kind=device)",
         SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: 'NamedSharding' is how Python prints it: give what "
         "jax.jit(f).lower(..).as_text() says, such as <@mesh, [{\"x\"}, {}]> "
         "(docs/from-jax.md)"},
        {"P(('data', 'model'), None)", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: 'P' is how Python prints it: give what "
         "jax.jit(f).lower(..).as_text() says, such as <@mesh, [{\"x\"}, {}]> "
         "(docs/from-jax.md)"},
        {"mhlo.sharding = \"{devices=[2,4]<=[8]}\"", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 1: 'mhlo.sharding' is GSPMD's form: with "
         "jax_use_shardy_partitioner set, give what "
         "jax.jit(f).lower(..).as_text() says, such as <@mesh, [{\"x\"}, {}]> "
         "(docs/from-jax.md)"},
        {"{devices=[2,4]<=[8]}", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 2: 'devices' is GSPMD's form: with "
         "jax_use_shardy_partitioner set, give what "
         "jax.jit(f).lower(..).as_text() says, such as <@mesh, [{\"x\"}, {}]> "
         "(docs/from-jax.md)"},
        {"(Shard(dim=0), Replicate())", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 2: 'Shard' is PyTorch's form: give Shardy's, such as "
         "<@mesh, [{\"x\"}, {}]> (docs/from-pytorch.md)"},
        {"[Partial(sum)]", SDYRT_KIND_PARSE_SYNTAX,
         "line 1, column 2: 'Partial' is PyTorch's form: give Shardy's, such "
         "as <@mesh, [{\"x\"}, {}]> (docs/from-pytorch.md)"},
    };
    assert_refused_shardings(cases, COUNT(cases));
    const sdyrt_sharding *list[1] = {NULL};
    int count = -1;
    assert_int_equal(sdyrt_sharding_parse_list(PER_VALUE(A ", " A), named,
                                               COUNT(named), list, 1, &count),
                     SDYRT_ARGUMENT);
    assert_last_error(SDYRT_KIND_CAPACITY,
                      "line 1, column 59: there is room for 1 shardings only");
    assert_null(list[0]);
    assert_int_equal(count, -1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_lines_that_state_meshes_are_read),
        cmocka_unit_test(test_what_is_no_line_of_a_mesh_says_so),
        cmocka_unit_test(test_a_name_without_room_is_refused),
        cmocka_unit_test(test_a_line_of_one_sharding_is_that_sharding),
        cmocka_unit_test(test_the_shardings_of_a_line_are_a_list),
        cmocka_unit_test(test_what_is_no_line_of_one_sharding_says_so),
    };
    return cmocka_run_group_tests(tests, make_meshes, free_meshes);
}
