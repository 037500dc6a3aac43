import type { DraftView, PlayerId, SavedDraft, Viewer } from "../generated/tournament.js";
import { Handle } from "../handle.js";
export declare class Draft extends Handle {
    pick(player: PlayerId, card?: string): DraftView;
    suspend(player: PlayerId): DraftView;
    endReview(): DraftView;
    undo(): boolean;
    view(viewer?: Viewer): DraftView;
    save(): SavedDraft;
}
