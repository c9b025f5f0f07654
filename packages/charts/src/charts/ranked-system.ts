import type { ChartProps } from '../figure/chart-props.js';
import { decimal } from '../figure/decimal.js';
import { left, right, type TableModel } from '../table/table-model.js';

export type RankRange = readonly [best: number, worst: number];

/** A system in the order of its score, as in Table 3 of Grundkiewicz et al. (2015). */
export interface RankedSystem {
  readonly name: string;
  readonly score: number;
  readonly range: RankRange;
  /** The range by another way to draw, such as whole sentences. */
  readonly otherRange?: RankRange;
  /** Counted from 1. */
  readonly cluster: number;
}

export interface RankRangesProps extends ChartProps {
  /** Best first. */
  readonly systems: readonly RankedSystem[];
  /** Such as Expected Wins. */
  readonly scoreName: string;
  /** How the range was got. */
  readonly rangeName: string;
  readonly otherRangeName?: string;
  /** Decimal places of the score. */
  readonly digits?: number;
}

const ranks = ([best, worst]: RankRange): string => (best === worst ? String(best) : `${best}–${worst}`);

/** Each system in words. */
export function describeRanks({ systems, scoreName, otherRangeName, digits = 3 }: RankRangesProps): string[] {
  return systems.map(({ name, score, range, otherRange, cluster }) => {
    const other = otherRange === undefined ? '' : `, ${otherRangeName ?? 'otherwise'} ${ranks(otherRange)}`;
    return `${name}: ${scoreName} ${decimal(score, digits)}, rank ${ranks(range)}${other}, cluster ${cluster}`;
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
  const others = otherRangeName === undefined ? [] : [right(`Range: ${otherRangeName}`)];
  return {
    columns: [left('System'), right('Cluster'), right(scoreName), right(`Range: ${rangeName}`), ...others],
    rows: systems.map(({ name, score, range, otherRange, cluster }) => [
      name,
      String(cluster),
      decimal(score, digits),
      ranks(range),
      ...others.map(() => (otherRange === undefined ? '' : ranks(otherRange))),
    ]),
  };
}
