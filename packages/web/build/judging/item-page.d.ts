import { type ReactElement, type ReactNode } from 'react';
import type { Assignment } from '../api/types.js';
import { type Draft } from './item-state.js';
import type { Preferences } from './preferences.js';
import type { Answering } from './use-judging.js';
interface ItemPageProps {
    readonly item: Assignment;
    readonly language: string;
    readonly preferences: Preferences;
    readonly onPreferences: (change: Partial<Preferences>) => void;
    readonly onAnswer: (draft: Draft, answering: Answering) => void;
    /** Goes on without a new answer. */
    readonly onForward: () => void;
    readonly onBack: (() => void) | undefined;
    /** Notes between the source and the outputs' ranks, such as help while practising. */
    readonly children?: ReactNode;
    readonly saveLabel: string;
    /** The item was answered just now and is being looked at: saving goes on. */
    readonly done?: boolean;
}
/** One item on the desk, with its draft, its clock and its keys. */
export declare function ItemPage(props: ItemPageProps): ReactElement;
export {};
//# sourceMappingURL=item-page.d.ts.map