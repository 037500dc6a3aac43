interface Named {
  readonly name: string;
  readonly subtitle: string | null;
}

/** Returns the name with the subtitle, as the package has it: the file of all cards leaves it out. */
export const fullName = ({ name, subtitle }: Named): string => (subtitle ? `${name}, ${subtitle}` : name);
