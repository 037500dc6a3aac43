// In the documentation site: shows the elements of each HTML example below its code. A script of its own file, in the browser.
const base = new URL(document.documentElement.dataset.base ?? "./", document.baseURI);
const examples = [...document.querySelectorAll("pre > code.html")].filter(({ textContent }) => {
  // Examples with an ellipsis are no whole ones.
  return /<altmode-|class="altmode-|\[\[/.test(textContent) && !textContent.includes("…");
});
for (const code of examples) {
  const live = document.createElement("div");
  live.className = "live-example";
  const own = code.textContent.replace(/<script[\s\S]*?<\/script>/g, "");
  live.append(document.createRange().createContextualFragment(own));
  code.parentElement.after(live);
}
if (examples.length > 0) import(new URL("altmode/elements/auto.js", base).href);
