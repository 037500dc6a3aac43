// Shortens the first visit: each file that waits for another one costs a phone a fifth of a second. So the styles are in the
// page itself, and a few words of script ask at once for the code of the screen in the address, which otherwise would be
// found out only when the code before it has run.
import type { Plugin, Rollup } from "vite";

type Bundle = Rollup.OutputBundle;

const importedBy = (bundle: Bundle, name: string, found = new Set<string>()): ReadonlySet<string> => {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || found.has(name)) return found;
  found.add(name);
  for (const next of chunk.imports) importedBy(bundle, next, found);
  return found;
};

/** Address of the first screen. */
const FIRST = "home";

/** Addresses of screens that are not the names of their folders. */
const addresses: Readonly<Record<string, string>> = { tcg: "play", catalogue: "cards" };

/**
 * Code of each screen that the page does not name itself. What a screen reads later (cards, modules) is not among it: that
 * would come beside the code, and the first words would wait for both.
 */
function filesOfScreens(bundle: Bundle): Readonly<Record<string, readonly string[]>> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  const known = importedBy(bundle, entry?.fileName ?? "");
  const screens = chunks.flatMap((chunk) => {
    const folder = /\/(\w+)\/screen\.tsx$/.exec(chunk.facadeModuleId ?? "")?.[1];
    if (folder === undefined) return [];
    return [
      [
        addresses[folder] ?? folder,
        [...importedBy(bundle, chunk.fileName)].filter((file) => !known.has(file)),
      ] as const,
    ];
  });
  return Object.fromEntries(screens);
}

/** Names of the files that each game needs when it starts: the code of its table, and its worker with the engine. */
const ofStart = {
  play: [/games\/tcg\/late/, /\/worker-tcg-/, /\/worker-thread-(?!unmatched-|deckbuilder-)/],
  unmatched: [/unmatched\/late/, /\/worker-unmatched-/, /\/worker-thread-unmatched-/],
  deckbuilder: [/deckbuilder\/table/, /\/worker-deckbuilder-/, /\/worker-thread-deckbuilder-/],
};

/** Files that each game needs when it starts, which are stored before those of other games (`shell/update.tsx`). */
function filesOfStart(bundle: Bundle): Readonly<Record<string, readonly string[]>> {
  const files = Object.values(bundle).map((file) => [
    file.fileName,
    (file.type === "chunk" ? file.facadeModuleId : undefined) ?? file.fileName,
  ]);
  return Object.fromEntries(
    Object.entries(ofStart).map(([screen, patterns]) => [
      screen,
      patterns.map((pattern) => {
        const [name] = files.find((names) => names.some((each) => pattern.test(each ?? ""))) ?? [];
        if (name === undefined) throw new Error(`no file of the build is ${pattern}`);
        return name;
      }),
    ]),
  );
}

/** Runs in the page, before anything else. */
const ask = `(files => {
  const name = location.hash.replace(/^#\\/?/, "").split(/[/?]/)[0];
  for (const file of files[name] ?? files.${FIRST}) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
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

/**
 * Puts the styles that the page links to into the page, and takes their file out of the build, because no page
 * requests it any more. A link that can't be followed would cost a journey unseen.
 */
export function withStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link\b[^>]*>/g, (link) => {
    if (attribute(link, "rel") !== "stylesheet") return link;
    const file = attribute(link, "href")?.replace(/^\.\//, "") ?? "";
    const styles = bundle[file];
    if (styles?.type === "asset") {
      delete bundle[file];
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
      const later = `<script type="application/json" id="start-files">${JSON.stringify(filesOfStart(bundle))}</script>`;
      return withStyles(html, bundle).replace(TITLE, () => `${script}\n    ${later}\n    ${TITLE}`);
    },
  },
});
