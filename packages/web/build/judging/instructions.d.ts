import type { ReactElement } from 'react';
import type { Preferences } from './preferences.js';
interface InstructionsProps {
    readonly text: string;
    readonly preferences: Preferences;
    readonly onPreferences: (change: Partial<Preferences>) => void;
}
/** What the organiser asks of judges, and the keys. */
export declare function Instructions({ text, preferences, onPreferences }: InstructionsProps): ReactElement;
export {};
//# sourceMappingURL=instructions.d.ts.map