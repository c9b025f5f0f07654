import { type ReactElement } from 'react';
import type { JudgingRoom, MyProgress } from '../api/types.js';
import type { Outbox } from './outbox/outbox.js';
import type { Preferences } from './preferences.js';
interface DeskHeadProps {
    readonly room: JudgingRoom;
    readonly progress: MyProgress;
    readonly outbox: Outbox;
    readonly preferences: Preferences;
    readonly onPreferences: (change: Partial<Preferences>) => void;
}
/** The line above an item: how far the judge is, whether the answers are safe, and help. */
export declare function DeskHead({ room, progress, outbox, preferences, onPreferences }: DeskHeadProps): ReactElement;
export {};
//# sourceMappingURL=desk-head.d.ts.map