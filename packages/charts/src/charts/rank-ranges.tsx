import type { ReactElement } from 'react';
import { ACROSS_AXIS, AcrossAxis, across } from '../figure/axes.js';
import { Figure, Plot, sentences } from '../figure/figure.js';
import { Key, Mark } from '../figure/key.js';
import { labelRoom, shortened } from '../figure/label.js';
import { shownDecimal } from '../figure/shown-numbers.js';
import { chartWords } from '../language/chart-words.js';
import { Bands } from './rank-bands.js';
import { describeRanks, rankNumbers, type RankRangesProps } from './ranked-system.js';

const ROW = 28;
const TOP = 28;
/** In rem: the column of the cluster, and the gap between name and score. */
const CLUSTER = 3;
const GAP = 0.35;
const SAMPLE = 26;
const MANY_RANKS = 8;

/** Draws the ranks that each system may hold, with its score, over bands of the clusters. */
export function RankRanges(props: RankRangesProps): ReactElement {
  const { id, systems, rangeName, otherRangeName, digits = 3 } = props;
  const words = chartWords().ranks;
  const x = (rank: number): string => across(((rank - 0.5) / systems.length) * 100);
  const bottom = TOP + systems.length * ROW;
  const scoreRoom = labelRoom([words.score, ...systems.map(({ score }) => shownDecimal(score, digits))]) + GAP;
  const before = Number((labelRoom(systems.map(({ name }) => name)) + scoreRoom).toFixed(2));
  const ticks = systems.map((_, at) => ({
    at: ((at + 0.5) / systems.length) * 100,
    text: String(at + 1),
    minor: systems.length > MANY_RANKS && at % 3 !== 0,
  }));
  const legend = (
    <>
      <Key sample={<Mark series={0} x={7} y={7} />}>{words.rankByScore}</Key>
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
    <Figure {...props} empty={systems.length === 0} legend={legend} numbers={rankNumbers(props)}>
      <Plot
        id={id}
        description={sentences(describeRanks(props))}
        height={bottom + ACROSS_AXIS}
        before={before}
        after={CLUSTER}
      >
        <Bands clusters={systems.map(({ cluster }) => cluster)} top={TOP} row={ROW} before={before} after={CLUSTER} />
        <AcrossAxis ticks={ticks} top={TOP} bottom={bottom} unit={words.rank} />
        <text x={-10} y={TOP - 10} className="head">
          {words.score}
        </text>
        {systems.map(({ name, score, range, otherRange }, at) => {
          const y = TOP + (at + 0.5) * ROW;
          return (
            <g key={at}>
              <text x={`-${scoreRoom.toFixed(2)}rem`} dx={-6} y={y + 4.5} className="label">
                {shortened(name)}
              </text>
              <text x={-10} y={y + 4.5} className="value">
                {shownDecimal(score, digits)}
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
