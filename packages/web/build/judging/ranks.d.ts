/** A rank for each output in the order shown; 1 is best, equal ranks are ties, null is not ranked yet. */
export type Ranks = readonly (number | null)[];
export declare function isComplete(ranks: Ranks): ranks is readonly number[];
/** The name of an output on the page: A, B, C … */
export declare function letterOf(output: number): string;
/** The outputs that have a rank, in the order shown. */
export declare function outputsAt(ranks: Ranks, rank: number | null): number[];
/** The ranking in words: `1: A. 2: B and C. Not ranked: D.` */
export declare function describeRanks(ranks: Ranks): string;
//# sourceMappingURL=ranks.d.ts.map