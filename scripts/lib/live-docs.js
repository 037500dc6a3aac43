// In the documentation site: shows the elements of each HTML example below its code. A script of its own file, in the browser.
const base = new URL(document.documentElement.dataset.base ?? "./", document.baseURI);

/** Returns the text of an example. TypeDoc ends its lines with `<br>`, which are the lines of decks. */
function textOf(code) {
  const copy = code.cloneNode(true);
  for (const br of copy.querySelectorAll("br")) br.replaceWith("\n");
  return copy.textContent;
}

const examples = [...document.querySelectorAll("pre > code.html")].filter((code) => {
  const text = textOf(code);
  // Examples with an ellipsis are no whole ones.
  return /<altmode-|class="altmode-|\[\[/.test(text) && !text.includes("…");
});
for (const code of examples) {
  const live = document.createElement("div");
  live.className = "live-example";
  const own = textOf(code).replace(/<script[\s\S]*?<\/script>/g, "");
  live.append(document.createRange().createContextualFragment(own));
  code.parentElement.after(live);
}
if (examples.length > 0) import(new URL("altmode/elements/auto.js", base).href);
