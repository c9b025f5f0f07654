import { type Dispatch, type ReactElement } from 'react';
import type { ItemAction, ItemState } from './item-state.js';
/** What of an item a judge sees. */
export interface ShownItem {
    readonly source: string;
    readonly before: string | null;
    readonly after: string | null;
    readonly outputs: readonly string[];
}
interface ItemViewProps {
    readonly item: ShownItem;
    readonly state: ItemState;
    readonly dispatch: Dispatch<ItemAction>;
    readonly marks: boolean;
    /** The language of the sentences; empty when nobody said. */
    readonly language: string;
    /** What stands beside the ranking so far, at the foot of the page. */
    readonly foot: ReactElement;
}
/** An item: the source in its context, and the outputs to rank, without a word about the systems. */
export declare function ItemView({ item, state, dispatch, marks, language, foot }: ItemViewProps): ReactElement;
export {};
//# sourceMappingURL=item-view.d.ts.map