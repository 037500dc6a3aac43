/** A template of a key: "`play.who.${way}`". */
const TEMPLATE = /`([a-z-]+\.(?:[\w.-]|\$\{[^{}`]*\})*)`/g;

/** Returns the keys of texts that code uses: those that are written out, and those that a template of the code can make. */
export function usedKeys(code, keys) {
  const templates = [...code.matchAll(TEMPLATE)].map(([, template]) =>
    template.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w-]+"),
  );
  const made = new RegExp(`^(?:${[...new Set(templates)].join("|")})$`);
  return keys.filter((key) =>
    [key, key.replace(/\.(one|other)$/, "")].some((word) => code.includes(`"${word}"`) || made.test(word)),
  );
}
