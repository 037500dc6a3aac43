// One form of address: the engine's English sentences name players by number, the table as its bars do.
import type { Session } from "./session.js";

/** Returns a sentence of the engine as this table says it. */
export type Say = (text: string) => string;

/** A player as the subject of a sentence with its verb, as the owner of a thing, or otherwise. */
const players = /(of )?Player ([12])(?: ([a-z]+s)\b)?/g;

const plain = (verb: string) => (verb === "has" ? "have" : verb.replace(/s$/, ""));

/** Returns how a table says sentences: to the person who plays against a bot, or with the names of people who play apart. */
export function sayOf({ controls, remote }: Pick<Session, "controls" | "remote">): Say {
  const alone = controls.filter((control) => control === "human").length === 1;
  if (remote === undefined && !alone) return (text) => text;
  return (text) =>
    text.replace(players, (_, of = "", number: string, verb: string | undefined) => {
      const seat = Number(number) - 1;
      const rest = verb === undefined ? "" : ` ${verb}`;
      if (remote !== undefined) return `${of}${remote.names[seat] ?? `Player ${number}`}${rest}`;
      if (controls[seat] !== "human") return `${of}${of === "" ? "The" : "the"} bot${rest}`;
      if (of !== "") return `${of}yours${rest}`;
      return verb === undefined ? "You" : `You ${plain(verb)}`;
    });
}
