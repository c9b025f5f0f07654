import type { Ranks } from './ranks.js';
/** What a judge has said of an item so far. */
export interface Draft {
    readonly ranks: Ranks;
    readonly flagged: boolean;
    readonly comment: string;
}
export interface ItemState {
    readonly draft: Draft;
    /** The output that digits rank. */
    readonly focused: number;
}
export type ItemAction = {
    readonly type: 'rank';
    readonly output: number;
    readonly rank: number | null;
}
/** As `rank` for the focused output; then the next output without a rank is focused. */
 | {
    readonly type: 'digit';
    readonly digit: number;
} | {
    readonly type: 'move';
    readonly by: 1 | -1;
} | {
    readonly type: 'focus';
    readonly output: number;
} | {
    readonly type: 'flag';
    readonly flagged: boolean;
} | {
    readonly type: 'comment';
    readonly comment: string;
} | {
    readonly type: 'clear';
} | {
    readonly type: 'load';
    readonly draft: Draft;
};
export declare function emptyDraft(outputs: number): Draft;
/** The first output without a rank is focused. */
export declare function openItem(draft: Draft): ItemState;
export declare function reduceItem(state: ItemState, action: ItemAction): ItemState;
//# sourceMappingURL=item-state.d.ts.map