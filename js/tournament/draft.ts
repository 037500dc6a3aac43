import type { DraftView, PlayerId, SavedDraft, Viewer } from "../generated/tournament.js";
import type { Draft as WasmDraft } from "../generated/wasm/tournament.js";
import { Handle, type Kind } from "../handle.js";
import { json, string } from "../input.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";
import { OFFICIAL } from "./tournament.js";

const kind: Kind = { name: "draft", goOnFrom: "a save", instance };

/** One draft table, from the first character to the last battle card. */
export class Draft extends Handle<WasmDraft> {
  /** @internal It comes from the object that `load()` gives. */
  constructor(wasm: WasmDraft) {
    super(wasm, kind);
  }

  /** A card is taken; one at random when none is named. What cannot be taken throws and changes nothing. */
  pick(player: PlayerId, card?: string): DraftView {
    const id = string(player, "the player");
    const taken = card === undefined ? undefined : string(card, "the card");
    this.call((inner) => inner.pick(id, taken));
    return this.view();
  }

  /** Officials pick at random for this player from now on. */
  suspend(player: PlayerId): DraftView {
    const id = string(player, "the player");
    this.call((inner) => inner.suspend(id));
    return this.view();
  }

  /** The review of one's picks is over: everybody opens the next pack. */
  endReview(): DraftView {
    this.call((inner) => inner.endReview());
    return this.view();
  }

  /** Takes the last step back; `false` when there is none. */
  undo(): boolean {
    return this.call((inner) => inner.undo());
  }

  /** The table as somebody may see it: `{ player: id }`, `"public"`, or officials if left out. */
  view(viewer: Viewer = OFFICIAL): DraftView {
    const text = json(viewer, "the viewer");
    return this.ask((inner) => inner.view(text));
  }

  /** What `restoreDraft()` takes. */
  save(): SavedDraft {
    return this.ask((inner) => inner.save());
  }
}
guard(Draft);
