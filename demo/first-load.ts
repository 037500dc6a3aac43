// What a first visit waits for: one file after the other costs a phone a fifth of a second each. So the styles of the frame
// are in the page itself, and a few words of script ask at once for what the screen in the address is made of, which
// otherwise would be found out only when the code before it has run.
import type { Plugin, Rollup } from "vite";

type Bundle = Rollup.OutputBundle;

const importedBy = (bundle: Bundle, name: string, found = new Set<string>()): ReadonlySet<string> => {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || found.has(name)) return found;
  found.add(name);
  for (const next of chunk.imports) importedBy(bundle, next, found);
  return found;
};

/**
 * Code and styles of each screen that the page does not name itself. What a screen reads later (cards, modules) is not
 * among them: that would come beside the code, and the first words would wait for both.
 */
function filesOfScreens(bundle: Bundle): Readonly<Record<string, readonly string[]>> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  const known = importedBy(bundle, entry?.fileName ?? "");
  const screens = chunks.flatMap((chunk) => {
    const name = /src\/(\w+)\/screen\.tsx$/.exec(chunk.facadeModuleId ?? "")?.[1];
    if (name === undefined) return [];
    const code = [...importedBy(bundle, chunk.fileName)].filter((file) => !known.has(file));
    const styles = code.flatMap((file) => {
      const found = bundle[file];
      return found?.type === "chunk" ? [...(found.viteMetadata?.importedCss ?? [])] : [];
    });
    return [[name, [...new Set([...code, ...styles])]] as const];
  });
  return Object.fromEntries(screens);
}

/** Runs in the page, before anything else. */
const ask = `(files => {
  const name = location.hash.replace(/^#\\/?/, "").split(/[/?]/)[0];
  for (const file of files[name] ?? files.play) {
    const link = document.createElement("link");
    const isCode = file.endsWith(".js");
    link.rel = isCode ? "modulepreload" : "preload";
    if (!isCode) link.as = "style";
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  }
})`;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

/** Puts the styles that the page links to into the page. A link that can't be followed would cost a journey unseen. */
export function withStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link\b[^>]*>/g, (link) => {
    if (attribute(link, "rel") !== "stylesheet") return link;
    const file = attribute(link, "href")?.replace(/^\.\//, "");
    const styles = bundle[file ?? ""];
    if (styles?.type === "asset") {
      const { source } = styles;
      return `<style>${typeof source === "string" ? source : new TextDecoder().decode(source)}</style>`;
    }
    const known = Object.keys(bundle).filter((name) => name.endsWith(".css"));
    throw new Error(
      `${link} names no file of this build, which has the styles ${known.join(", ") || "(none)"}`,
    );
  });
}

const TITLE = "<title>";

export const firstLoad = (): Plugin => ({
  name: "first-load",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      if (bundle === undefined) return html;
      if (!html.includes(TITLE))
        throw new Error(`the page has no ${TITLE}, before which its first script goes`);
      const script = `<script>${ask}(${JSON.stringify(filesOfScreens(bundle))})</script>`;
      return withStyles(html, bundle).replace(TITLE, () => `${script}\n    ${TITLE}`);
    },
  },
});
