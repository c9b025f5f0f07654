import { type ReactElement } from 'react';
import type { JudgingRoom } from '../api/types.js';
import type { Outbox } from './outbox/outbox.js';
interface DeskProps {
    /** Of the judge's link. */
    readonly link: string;
    readonly room: JudgingRoom;
    readonly outbox: Outbox;
}
/** Where a judge works: the item that the address names, or the next one. */
export declare function Desk({ link, room, outbox }: DeskProps): ReactElement;
export {};
//# sourceMappingURL=desk.d.ts.map