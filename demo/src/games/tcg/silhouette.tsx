// Silhouettes of characters, drawn by ourselves: the vehicle or beast of an alternate mode, or a robot.

/** Traits with a silhouette, the most telling first. Names are those of the cards. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/dinobot|dino/i, "M2 15c3-1 4-4 5-7 1-3 4-4 7-4l1-2 5 1 2 3-5 2-2 3 2 4v5h-3v-4l-4-2-2 2v4H5v-4z"],
  [
    /insecticon|insect/i,
    "M12 5l3 2 1 3 4-3 1 1-4 4 4 1v2l-5-1 3 5-2 1-3-5c0 3-1 5-2 5s-2-2-2-5l-3 5-2-1 3-5-5 1v-2l4-1-4-4 1-1 4 3 1-3zM9 5L7 2l1-1 3 4zm6 0l2-3-1-1-3 4z",
  ],
  [
    /beast|predacon|maximal|animal|cassette|sharkticon|wolf|cat|bird/i,
    "M3 9l3-5 2 3h6l3-2 1 3 3 2-2 3h-2l-1 7h-2l-1-5H9l-1 5H6l-1-7z",
  ],
  [/helicopter/i, "M2 4h20v2h-9v2c4 0 7 2 8 5l-8 4H8l-5-6H1V9h3l2 1h4V6H2zM7 19h12v1.500H7z"],
  [/plane|jet|aerial|seeker/i, "M12 1l2 7 8 6v2l-8-2-.5 5 3 2v1L12 21l-4.500 1v-1l3-2-.5-5-8 2v-2l8-6z"],
  [
    /space|rocket|shuttle|ship|satellite/i,
    "M12 1c3 3 4 7 4 11l4 5v3l-5-2-1 4h-4l-1-4-5 2v-3l4-5c0-4 1-8 4-11z",
  ],
  [/boat|submarine|naval|hydro|sea/i, "M2 14h4V9h5V5h2v4h4v5h5l-3 6H5z"],
  [
    /train/i,
    "M4 7h4V3h3v4h7l3 4v6H4zM5 18.500a2 2 0 1 0 4 0 2 2 0 1 0-4 0zm7 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0z",
  ],
  [/tank|artillery|cannon/i, "M6 7h8l1 2h8v2h-8l1 2h4l2 3-3 4H4l-3-4 2-3h3z"],
  [/motorcycle|cycle/i, "M5 12a4 4 0 1 0 .1 0zm14 0a4 4 0 1 0 .1 0zM8 15l3-5h4l-2-4h4v2l3 5-5-1-4 4z"],
  [
    /truck|construction|fire|ambulance|van|bus/i,
    "M1 7h12v8H1zm13 2h5l4 4v4h-9zM3 18a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0zm12 0a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0zM1 16h22v1.500H1z",
  ],
  [
    /car|race|racer|police|vehicle/i,
    "M1 14l3-1 4-5h7l4 4 4 1v4H1zM4 17a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0zm11 0a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0z",
  ],
  [/city|base|titan|fortress|station/i, "M2 21V11h3V6h3v5h2V3l2-2 2 2v8h2V6h3v5h3v10h-7v-5h-6v5z"],
  [/gun|weapon|pistol/i, "M2 6h20v5h-9l-1 3H9l-2 6H3l2-8H2z"],
];
const robot = "M9 2h6v4H9zM7 7h10l1 3h3v7h-3v-4h-1v3l1 6h-4l-1-5h-2l-1 5H6l1-6v-3H6v4H3v-7h3z";
const body = "M7 3h10l1 5h3v8h-3v-3h-1v3l2 6h-5l-1-6h-2l-1 6H5l2-6v-3H6v3H3V8h3z";
const head = "M7 4l2-2h6l2 2v3l2 1v5l-2 1-1 5-4 3-4-3-1-5-2-1V8l2-1zM8 9v2h3V9zm5 0v2h3V9z";

/** Returns the outline of a character in a mode with these traits. */
function outline(mode: string, traits: readonly string[]): string {
  if (mode === "head") return head;
  if (mode === "body") return body;
  if (mode === "bot" || mode === "combiner") return robot;
  const words = traits.join(" ");
  return (
    shapes.find(([trait]) => trait.test(words))?.[1] ??
    "M1 15l4-6h9l4 3 5 1v4H1zM5 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0zm10 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0z"
  );
}

export function Silhouette({ mode, traits }: { mode: string; traits: readonly string[] }) {
  return (
    <svg class="silhouette" viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline(mode, traits)} fill-rule="evenodd" />
    </svg>
  );
}
