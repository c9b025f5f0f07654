import type { ReactElement } from 'react';
interface RankButtonsProps {
    readonly output: number;
    /** Ranks go from 1 to this. */
    readonly count: number;
    readonly rank: number | null;
    readonly onRank: (rank: number) => void;
}
/** The ranks to choose from for one output: a group of radio buttons. */
export declare function RankButtons({ output, count, rank, onRank }: RankButtonsProps): ReactElement;
export {};
//# sourceMappingURL=rank-buttons.d.ts.map