// Links between the parts of a screen.

/** Where the parts of a screen are: the first has the screen's own address. */
export function partsOf<Part extends string>(screen: string, parts: readonly [Part, ...Part[]]) {
  return {
    partOf: (word: string | undefined): Part => parts.find((part) => part === word) ?? parts[0],
    addressOf: (part: Part): string => (part === parts[0] ? `#/${screen}` : `#/${screen}/${part}`),
  };
}

interface Props<Part extends string> {
  parts: readonly Part[];
  current: Part;
  /** The name of the links for screen readers. */
  label: string;
  titleOf: (part: Part) => string;
  addressOf: (part: Part) => string;
  class: string;
}

/** Links to the parts of a screen, with the current one marked. */
export function PartLinks<Part extends string>({
  parts,
  current,
  label,
  titleOf,
  addressOf,
  ...rest
}: Props<Part>) {
  return (
    <nav class={rest.class} aria-label={label}>
      <ul class="row">
        {parts.map((part) => (
          <li key={part}>
            <a class="button" href={addressOf(part)} aria-current={part === current ? "page" : undefined}>
              {titleOf(part)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
