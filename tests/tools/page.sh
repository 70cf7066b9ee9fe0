#!/usr/bin/env bash
# The page of sdyrt propagate --html in a browser, by mouse and by keyboard.
# 77: there is no browser (apt-get install chromium). Usage: page.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"
for browser in chromium chromium-browser google-chrome; do
    command -v $browser >/dev/null && break
    browser=
done
if [ -z "$browser" ]; then
    echo "skipped: no browser"
    exit 77
fi

start "values are found, clicked, and walked to with keys"
"$sdyrt" propagate --html page.html "$here/propagate/example.mlir" ||
    fail "exit status $?"
# What a user does, and what is then to be seen, as the page's text.
cat >steps.js <<'JS'
const seen = [], say = (...words) => seen.push(words.join(" "));
const marked = kind => [...document.querySelectorAll("." + kind)].map(e => e.textContent);
const key = k => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: k, bubbles: true, cancelable: true}));
const all = [...document.querySelectorAll(".d")];
try {
  say("text", document.getElementById("text").textContent === P.text + "\n");
  say("values", all.length, "of", P.values.filter(v => v.name.startsWith("%")).length);
  const negate = all.find(e => e.nextSibling.textContent.startsWith(" = stablehlo.negate"));
  negate.click();
  say("clicked", marked("on").join(" "));
  say("way", [...new Set(marked("way"))].sort().join(" "));
  say("steps", document.querySelectorAll("#side li").length);
  say("tiles", document.querySelectorAll("#side svg rect[stroke]").length);
  say("devices", [...document.querySelectorAll("#side svg text")].map(e => e.textContent).join(" | "));
  key("Escape");
  say("escaped", marked("on").length, document.querySelector("#side h2").textContent);
  all[0].focus();
  key("n");
  say("next", marked("on")[0], document.activeElement === all[1]);
  key("p");
  say("before", marked("on")[0]);
  all[3].focus();
  key("Enter");
  say("entered", marked("on")[0], document.querySelector("#side b")?.textContent);
  say("buttons", [...document.querySelectorAll("button")].every(b => b.tabIndex === 0 && b.textContent));
} catch (error) { say("error", error); }
document.body.replaceChildren(Object.assign(document.createElement("pre"), {textContent: seen.join("\n")}));
JS
# seen PAGE: what the browser says of a page after the steps of steps.js.
seen() {
    {
        sed '/^<\/html>$/d' "$1"
        echo '<script>'
        cat steps.js
        echo '</script></html>'
    } >steps.html
    timeout 300 "$browser" --headless --no-sandbox --disable-gpu \
        --user-data-dir="$PWD/profile" --dump-dom "file://$PWD/steps.html" \
        >dom 2>browser.log || fail "$browser: $(tail -3 browser.log)"
    sed -n '/<pre>/,/<\/pre>/p' dom | sed 's/.*<pre>//; s/<\/pre>.*//'
}
seen page.html >found
cat >expected <<'TEXT'
text true
values 18 of 20
clicked %5 %5
way %0 %3 %arg1 %arg2 %arg3
steps 5
tiles 2
devices 0 1 4 5 | 2 3 6 7
escaped 0 Meshes
next %arg1 true
before %arg0
entered %0 Conflict in %0 = stablehlo.add: 
buttons true
TEXT
diff expected found || fail "other things are seen"

start "names of a large program are linked where they are looked at"
{
    echo 'sdy.mesh @m = <["a"=2]>
func.func @main(%v0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) -> tensor<8xf32> {'
    for ((i = 1; i <= 3000; i++)); do
        echo "%v$i = stablehlo.negate %v$((i - 1)) : tensor<8xf32>"
    done
    echo 'return %v3000 : tensor<8xf32> }'
} >large.mlir
"$sdyrt" propagate --html large.html large.mlir || fail "exit status $?"
cat >steps.js <<'JS'
const say = [];
try {
  say.push("text " + (document.getElementById("text").textContent === P.text + "\n"));
  say.push("linked at first: " + (document.querySelectorAll(".d").length < 3001 ? "some" : "all"));
  focusOn(2500);
  select(2500);
  say.push("focus " + document.activeElement.textContent + " marked " + document.querySelectorAll(".on").length);
  say.push("steps " + document.querySelectorAll("#side li").length + " " + document.querySelectorAll("#side li")[40].textContent);
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: "n", bubbles: true}));
  say.push("next " + document.activeElement.textContent);
} catch (error) { say.push("error " + error); }
document.body.replaceChildren(Object.assign(document.createElement("pre"), {textContent: say.join("\n")}));
JS
seen large.html >found
cat >expected <<'TEXT'
text true
linked at first: some
focus %2498 marked 2
steps 50 2450 steps like these
next %2499
TEXT
diff expected found || fail "other things are seen"

finish
