// Timeline symbols as SVG, because fonts of some browsers lack the characters.

const shapes = {
  first: "M6 5v14M18 5 9 12l9 7Z",
  back: "M17 5 8 12l9 7Z",
  next: "m7 5 9 7-9 7Z",
  last: "M18 5v14M6 5l9 7-9 7Z",
} as const;

export function Sign({ name }: { name: keyof typeof shapes }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
