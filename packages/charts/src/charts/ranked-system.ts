import type { ChartProps } from '../figure/figure.js';
import { shownDecimal } from '../figure/shown-numbers.js';
import { chartWords } from '../language/chart-words.js';
import { left, right, type TableModel } from '../table/table-model.js';

export type RankRange = readonly [best: number, worst: number];

/** A system in the order of its score, as in Table 3 of Grundkiewicz et al. (2015). */
export interface RankedSystem {
  readonly name: string;
  readonly score: number;
  readonly range: RankRange;
  /** The range by another way of resampling, such as whole sentences. */
  readonly otherRange?: RankRange;
  /** Counted from 1. */
  readonly cluster: number;
}

export interface RankRangesProps extends ChartProps {
  /** Best first. */
  readonly systems: readonly RankedSystem[];
  /** Such as Expected Wins. */
  readonly scoreName: string;
  /** How the range was computed. */
  readonly rangeName: string;
  readonly otherRangeName?: string;
  /** Decimal places of the score. */
  readonly digits?: number;
}

const ranks = ([best, worst]: RankRange): string => (best === worst ? String(best) : `${best}–${worst}`);

/** Each system in words. */
export function describeRanks({ systems, scoreName, otherRangeName, digits = 3 }: RankRangesProps): string[] {
  const words = chartWords().ranks;
  return systems.map(({ name, score, range, otherRange, cluster }) => {
    const value = shownDecimal(score, digits);
    if (otherRange === undefined) return words.described(name, scoreName, value, ranks(range), cluster);
    const otherName = otherRangeName ?? words.otherwise;
    return words.describedBoth(name, scoreName, value, ranks(range), otherName, ranks(otherRange), cluster);
  });
}

/** Each system in a row. */
export function rankNumbers({
  systems,
  scoreName,
  rangeName,
  otherRangeName,
  digits = 3,
}: RankRangesProps): TableModel {
  const { system, ranks: words } = chartWords();
  const otherColumns = otherRangeName === undefined ? [] : [right(words.rangeColumn(otherRangeName))];
  return {
    columns: [
      left(system),
      right(words.clusterColumn),
      right(scoreName),
      right(words.rangeColumn(rangeName)),
      ...otherColumns,
    ],
    rows: systems.map(({ name, score, range, otherRange, cluster }) => [
      name,
      String(cluster),
      shownDecimal(score, digits),
      ranks(range),
      ...otherColumns.map(() => (otherRange === undefined ? '' : ranks(otherRange))),
    ]),
  };
}
