import type { Draft } from './item-state.js';
/** A draft as it is kept in the browser, with the time already spent on the item. */
export interface KeptDraft extends Draft {
    /** The revision of the assignment that it changes. */
    readonly revision: number;
    readonly spentMs: number;
}
/** The part of `localStorage` that drafts use. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** Keeps a draft so that it survives a reload. Where the browser keeps nothing, the page still works. */
export declare function keepDraft(storage: DraftStorage, assignment: string, draft: KeptDraft): void;
export declare function dropDraft(storage: DraftStorage, assignment: string): void;
/** The draft of an item, unless the item was answered since, or shows another number of outputs. */
export declare function findDraft(storage: DraftStorage, assignment: {
    readonly id: string;
    readonly revision: number;
    readonly outputs: readonly string[];
}): KeptDraft | undefined;
//# sourceMappingURL=drafts.d.ts.map