import { type ReactElement } from 'react';
/** Asks for a personal link that works, and goes on with it. */
export declare function NewLink({ current }: {
    readonly current: string;
}): ReactElement;
//# sourceMappingURL=new-link.d.ts.map