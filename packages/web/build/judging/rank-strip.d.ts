import type { ReactElement } from 'react';
import { type Ranks } from './ranks.js';
/** The ranking so far, from best to worst: a place for each rank, on which letters can be dropped. */
export declare function RankStrip({ ranks }: {
    readonly ranks: Ranks;
}): ReactElement;
//# sourceMappingURL=rank-strip.d.ts.map