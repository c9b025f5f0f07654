import type { ReactElement } from 'react';
import type { JudgingRoom } from '../api/types.js';
interface WelcomeProps {
    readonly room: JudgingRoom;
    readonly onBegin: () => void;
}
/** The first page that a judge sees. */
export declare function Welcome({ room: { campaign, judge, progress }, onBegin }: WelcomeProps): ReactElement;
export {};
//# sourceMappingURL=welcome.d.ts.map