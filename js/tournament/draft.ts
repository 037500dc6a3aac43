import type { Draft as WasmDraft } from "../generated/glue/tournament.js";
import type { DraftView, PlayerId, SavedDraft, Viewer } from "../generated/tournament.js";
import { ASK, CALL, Handle, type Kind } from "../handle.js";
import { json, string } from "../input.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";
import { OFFICIAL } from "./tournament.js";

const kind: Kind = { name: "draft", goOnFrom: "a save", instance };

/** One draft table, from the first character to the last battle card. */
export class Draft extends Handle {
  /** @internal Created by the object that `load()` returns. */
  constructor(wasm: WasmDraft) {
    super(wasm, kind);
  }

  /**
   * Records a player's pick and returns the new view. Without `card`, picks at random. Throws if the card
   * cannot be taken, and leaves the draft unchanged.
   */
  pick(player: PlayerId, card?: string): DraftView {
    const id = string(player, "the player");
    const taken = card === undefined ? undefined : string(card, "the card");
    this[CALL]((inner: WasmDraft) => inner.pick(id, taken));
    return this.view();
  }

  /** Suspends a player, for whom officials pick at random from now on. */
  suspend(player: PlayerId): DraftView {
    const id = string(player, "the player");
    this[CALL]((inner: WasmDraft) => inner.suspend(id));
    return this.view();
  }

  /** Ends the review period between packs. Every player opens the next pack. */
  endReview(): DraftView {
    this[CALL]((inner: WasmDraft) => inner.endReview());
    return this.view();
  }

  /** Undoes the last step. Returns `false` if there is none. */
  undo(): boolean {
    return this[CALL]((inner: WasmDraft) => inner.undo());
  }

  /** Returns the table as a viewer may see it: `{ player: id }`, `"public"`, or officials by default. */
  view(viewer: Viewer = OFFICIAL): DraftView {
    const text = json(viewer, "the viewer");
    return this[ASK]((inner: WasmDraft) => inner.view(text));
  }

  /** Returns the draft as plain JSON for `restoreDraft()`. */
  save(): SavedDraft {
    return this[ASK]((inner: WasmDraft) => inner.save());
  }
}
guard(Draft);
