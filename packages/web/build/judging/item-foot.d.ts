import { type Dispatch, type ReactElement } from 'react';
import type { SkipReason } from '../api/types.js';
import type { ItemAction, ItemState } from './item-state.js';
export declare const SKIP_REASONS: readonly (readonly [SkipReason, string])[];
interface ItemFootProps {
    readonly state: ItemState;
    readonly dispatch: Dispatch<ItemAction>;
    /** None on the first item. */
    readonly onBack: (() => void) | undefined;
    readonly onSave: () => void;
    readonly onSkip: ((reason: SkipReason) => void) | undefined;
    readonly saveLabel: string;
}
/** Save and go back; and behind a button: skip, flag, comment. */
export declare function ItemFoot({ state, dispatch, onBack, onSave, onSkip, saveLabel }: ItemFootProps): ReactElement;
export {};
//# sourceMappingURL=item-foot.d.ts.map