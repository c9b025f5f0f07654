import type { ReactElement } from 'react';
import type { Assignment } from '../api/types.js';
/** The lesson of a practice item, and after it what we would have said. */
export declare function PracticeHelp({ item }: {
    readonly item: Assignment;
}): ReactElement;
//# sourceMappingURL=practice-help.d.ts.map