import type { ReactElement } from 'react';
import { across } from '../figure/across.js';
import { ACROSS_AXIS, AcrossAxis } from '../figure/axes.js';
import type { ChartProps } from '../figure/chart-props.js';
import { decimal } from '../figure/decimal.js';
import { Figure } from '../figure/figure.js';
import { Key } from '../figure/key.js';
import { labelRoom, shortened } from '../figure/label.js';
import { Mark } from '../figure/mark.js';
import { Plot } from '../figure/plot.js';
import { sentences } from '../figure/sentences.js';
import { left, right, type TableModel } from '../table/table-model.js';
import { Bands } from './rank-bands.js';

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

const ROW = 28;
const TOP = 28;
/** In rem: the columns of the score and of the cluster. */
const SCORE = 3;
const CLUSTER = 3;
const SAMPLE = 26;
const MANY_RANKS = 8;

/** Draws the ranks that each system may hold, with its score, over bands of the clusters. */
export function RankRanges(props: RankRangesProps): ReactElement {
  const { id, systems, rangeName, otherRangeName, digits = 3 } = props;
  const x = (rank: number): string => across(((rank - 0.5) / systems.length) * 100);
  const bottom = TOP + systems.length * ROW;
  const before = Number((labelRoom(systems.map(({ name }) => name)) + SCORE).toFixed(2));
  const ticks = systems.map((_, at) => ({
    at: ((at + 0.5) / systems.length) * 100,
    text: String(at + 1),
    minor: systems.length > MANY_RANKS && at % 3 !== 0,
  }));
  const legend = (
    <>
      <Key sample={<Mark series={0} x={7} y={7} />}>rank by score</Key>
      <Key width={SAMPLE} sample={<line className="rank-range" x1={5} x2={SAMPLE - 5} y1={7} y2={7} />}>
        {rangeName}
      </Key>
      {otherRangeName !== undefined && (
        <Key width={SAMPLE} sample={<line className="other-range" x1={2} x2={SAMPLE - 2} y1={7} y2={7} />}>
          {otherRangeName}
        </Key>
      )}
    </>
  );
  return (
    <Figure {...props} empty={systems.length === 0} legend={legend} numbers={numbersOf(props)}>
      <Plot
        id={id}
        description={sentences(describe(props))}
        height={bottom + ACROSS_AXIS}
        before={before}
        after={CLUSTER}
      >
        <Bands clusters={systems.map(({ cluster }) => cluster)} top={TOP} row={ROW} before={before} after={CLUSTER} />
        <AcrossAxis ticks={ticks} top={TOP} bottom={bottom} unit="rank" />
        <text x={-10} y={TOP - 10} className="head">
          score
        </text>
        {systems.map(({ name, score, range, otherRange }, at) => {
          const y = TOP + (at + 0.5) * ROW;
          return (
            <g key={at}>
              <text x={`-${SCORE}rem`} dx={-6} y={y + 4.5} className="label">
                {shortened(name)}
              </text>
              <text x={-10} y={y + 4.5} className="value">
                {decimal(score, digits)}
              </text>
              <line className="rank-range" x1={x(range[0])} x2={x(range[1])} y1={y} y2={y} />
              {otherRange !== undefined && (
                <line className="other-range" x1={x(otherRange[0])} x2={x(otherRange[1])} y1={y + 10} y2={y + 10} />
              )}
              <Mark series={0} x={x(at + 1)} y={y} />
            </g>
          );
        })}
      </Plot>
    </Figure>
  );
}

const ranks = ([best, worst]: RankRange): string => (best === worst ? String(best) : `${best}–${worst}`);

function describe({ systems, scoreName, otherRangeName, digits = 3 }: RankRangesProps): string[] {
  return systems.map(({ name, score, range, otherRange, cluster }) => {
    const other = otherRange === undefined ? '' : `, ${otherRangeName ?? 'otherwise'} ${ranks(otherRange)}`;
    return `${name}: ${scoreName} ${decimal(score, digits)}, rank ${ranks(range)}${other}, cluster ${cluster}`;
  });
}

function numbersOf({ systems, scoreName, rangeName, otherRangeName, digits = 3 }: RankRangesProps): TableModel {
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
