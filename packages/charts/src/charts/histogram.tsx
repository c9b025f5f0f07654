import { scaleLinear } from 'd3-scale';
import type { ReactElement } from 'react';
import { ACROSS_AXIS, DOWN_AXIS, DOWN_UNIT, AcrossAxis, DownAxis, across, ticksOf } from '../figure/axes.js';
import { Figure, Plot, sentences, type ChartProps } from '../figure/figure.js';
import { chartWords } from '../language/chart-words.js';
import { left, right } from '../table/table-model.js';

export interface HistogramBar {
  readonly label: string;
  readonly count: number;
}

/** How often each value occurs, such as Figure 1 of Grundkiewicz et al. (2015). */
export interface HistogramProps extends ChartProps {
  readonly bars: readonly HistogramBar[];
  /** What the bars stand for. */
  readonly unit: string;
  /** What is counted. */
  readonly counted: string;
}

const HEIGHT = 220;
const TOP = DOWN_UNIT + 14;
const TICKS = 4;
const AFTER = 0.4;
/** The fraction of its slot that a bar fills. */
const BAR = 0.72;
/** With more bars than this, a phone has room only for every third number. */
const MANY_BARS = 14;

/** Draws a bar for each value, with its count. */
export function Histogram(props: HistogramProps): ReactElement {
  const { id, bars, unit, counted } = props;
  const bottom = TOP + HEIGHT;
  const { histogram, speech } = chartWords();
  const y = scaleLinear([0, Math.max(1, ...bars.map(({ count }) => count))], [bottom, TOP]).nice(TICKS);
  const minor = (at: number): boolean => bars.length > MANY_BARS && at % 3 !== 0;
  const middle = (at: number): number => ((at + 0.5) / bars.length) * 100;
  return (
    <Figure
      {...props}
      empty={bars.length === 0}
      numbers={{
        columns: [left(unit), right(counted)],
        rows: bars.map(({ label, count }) => [label, speech.integer(count)]),
      }}
    >
      <Plot
        id={id}
        description={sentences(
          bars.map(({ label, count }) => histogram.bar(unit, label, speech.integer(count), counted)),
        )}
        height={bottom + ACROSS_AXIS}
        before={DOWN_AXIS}
        after={AFTER}
      >
        <DownAxis ticks={ticksOf(y, TICKS)} unit={counted} />
        {bars.map(({ count }, at) => (
          <g key={at}>
            <rect
              className="bar"
              x={across(middle(at) - (50 * BAR) / bars.length)}
              width={across((100 * BAR) / bars.length)}
              y={y(count)}
              height={bottom - y(count)}
            />
            <text x={across(middle(at))} y={y(count) - 5} className={minor(at) ? 'count minor' : 'count'}>
              {speech.integer(count)}
            </text>
          </g>
        ))}
        <AcrossAxis
          ticks={bars.map(({ label }, at) => ({ at: middle(at), text: label, minor: minor(at) }))}
          bottom={bottom}
          unit={unit}
        />
      </Plot>
    </Figure>
  );
}
