import type { ReactElement } from 'react';
import type { MyProgress, Next } from '../api/types.js';
interface NoItemProps {
    readonly why: Next['why'];
    readonly progress: MyProgress;
    readonly onBack: (() => void) | undefined;
}
/** Nothing to judge: why, and what becomes of it. */
export declare function NoItem({ why, progress, onBack }: NoItemProps): ReactElement;
export {};
//# sourceMappingURL=no-item.d.ts.map