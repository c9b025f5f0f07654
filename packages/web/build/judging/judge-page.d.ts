import { type ReactElement } from 'react';
/** The judge's page: enters the room by the personal link. */
export declare function JudgePage({ link }: {
    readonly link: string;
}): ReactElement;
//# sourceMappingURL=judge-page.d.ts.map