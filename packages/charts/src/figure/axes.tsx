import type { ScaleLinear } from 'd3-scale';
import type { ReactElement } from 'react';
import { chartWords } from '../language/chart-words.js';

export interface Tick {
  /** Percent across, or pixels down. */
  readonly at: number;
  readonly text: string;
  /** Left out if the chart is narrow. */
  readonly minor?: boolean;
}

interface AcrossAxisProps {
  readonly ticks: readonly Tick[];
  /** Where the grid lines start; if absent, none are drawn. */
  readonly top?: number;
  readonly bottom: number;
  /** What the axis counts. */
  readonly unit: string;
}

/** The room below a plot that this axis takes, in pixels. */
export const ACROSS_AXIS = 40;

/** Grid lines and numbers of the horizontal axis. */
export function AcrossAxis({ ticks, top, bottom, unit }: AcrossAxisProps): ReactElement {
  return (
    <>
      {ticks.map(({ at, text, minor = false }) => (
        <g key={at} className={minor ? 'minor' : undefined}>
          {top !== undefined && <line className="grid" x1={across(at)} x2={across(at)} y1={top} y2={bottom} />}
          <text x={across(at)} y={bottom + 16} className="tick">
            {text}
          </text>
        </g>
      ))}
      <text x="100%" y={bottom + 34} className="unit">
        {unit}
      </text>
    </>
  );
}

/** The room left of a plot that this axis takes, in rem; above it, in pixels. */
export const DOWN_AXIS = 2.6;
export const DOWN_UNIT = 26;

/** Grid lines and numbers of the vertical axis; its unit is above it, where it can be read without turning the head. */
export function DownAxis({ ticks, unit }: { readonly ticks: readonly Tick[]; readonly unit: string }): ReactElement {
  return (
    <>
      <text x={0} y={12} className="unit down">
        {unit}
      </text>
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <line className="grid" x1={0} x2="100%" y1={at} y2={at} />
          <text x={-8} y={at + 4} className="tick down">
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

/** A horizontal position in a plot, as SVG wants it. */
export function across(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

/** About `count` round numbers of a scale, all with the same number of decimals. */
export function ticksOf(scale: ScaleLinear<number, number>, count: number): Tick[] {
  const format = scale.tickFormat(count);
  const { written } = chartWords().speech;
  return scale.ticks(count).map((tick) => ({ at: scale(tick), text: written(format(tick)) }));
}
