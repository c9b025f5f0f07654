import { type ReactElement } from 'react';
import type { Outbox } from './outbox/outbox.js';
/** Says, to eyes and ears, whether the answers are safe with the server. */
export declare function SavingState({ outbox }: {
    readonly outbox: Outbox;
}): ReactElement;
//# sourceMappingURL=saving-state.d.ts.map