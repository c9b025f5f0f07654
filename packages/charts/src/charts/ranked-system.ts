import { decimal } from '@stet/core/internal';
import type { ChartProps } from '../figure/figure.js';
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
  return systems.map(({ name, score, range, otherRange, cluster }) => {
    const otherText = otherRange === undefined ? '' : `, ${otherRangeName ?? 'otherwise'} ${ranks(otherRange)}`;
    return `${name}: ${scoreName} ${decimal(score, digits)}, rank ${ranks(range)}${otherText}, cluster ${cluster}`;
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
  const otherColumns = otherRangeName === undefined ? [] : [right(`Range: ${otherRangeName}`)];
  return {
    columns: [left('System'), right('Cluster'), right(scoreName), right(`Range: ${rangeName}`), ...otherColumns],
    rows: systems.map(({ name, score, range, otherRange, cluster }) => [
      name,
      String(cluster),
      decimal(score, digits),
      ranks(range),
      ...otherColumns.map(() => (otherRange === undefined ? '' : ranks(otherRange))),
    ]),
  };
}
