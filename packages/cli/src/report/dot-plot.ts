import { scaleLinear } from 'd3-scale';
import { escapeHtml } from './escape-html.js';
import { mark } from './mark-shapes.js';

interface DotPlotRow {
  readonly label: string;
  /** Values of each series; a series may have several. */
  readonly values: readonly (readonly number[])[];
  /** How sure the first series is. */
  readonly interval?: readonly [low: number, high: number];
}

/** A chart with a line for each row and a mark for each value. */
export interface DotPlot {
  readonly id: string;
  readonly title: string;
  /** What a reader who cannot see the chart should know. */
  readonly description: string;
  readonly series: readonly string[];
  readonly rows: readonly DotPlotRow[];
  /** What the axis counts. */
  readonly unit: string;
  /** The end of the axis; without it, a round number that holds all values. */
  readonly max?: number;
}

const ROW = 26;
const TOP = 6;
const AXIS = 40;
/** In percent of the width: the chart grows with the page, and its text does not shrink on a phone. */
const LABELS_END = 25;
const PLOT = [28, 96];
const LABEL_LENGTH = 13;
const TICKS = 5;

/** Draws a dot plot as inline SVG that is as wide as its place. */
export function dotPlot({ id, title, description, series, rows, unit, max }: DotPlot): string {
  const all = rows.flatMap(({ values, interval = [] }) => [...values.flat(), ...interval]);
  const scale = scaleLinear([0, max ?? Math.max(1, ...all)], PLOT);
  if (max === undefined) scale.nice(TICKS);
  const x = (value: number): string => `${Number(scale(value).toFixed(2))}%`;
  const bottom = TOP + rows.length * ROW;
  const grid = scale
    .ticks(TICKS)
    .map(
      (tick) =>
        `<line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="${TOP}" y2="${bottom}"/>` +
        `<text x="${x(tick)}" y="${bottom + 16}" class="tick">${tick}</text>`,
    );
  const body = rows.map((row, at) => drawRow(row, TOP + at * ROW + ROW / 2, x));
  return `<figure>
<figcaption id="${id}-title"><b>${escapeHtml(title)}</b> ${legend(series)}</figcaption>
<svg width="100%" height="${bottom + AXIS}" role="img" aria-labelledby="${id}-title ${id}-desc">
<desc id="${id}-desc">${escapeHtml(description)}</desc>
${[...grid, ...body].join('\n')}
<text x="${PLOT[1]}%" y="${bottom + 33}" class="unit">${escapeHtml(unit)}</text>
</svg>
</figure>`;
}

function drawRow({ label, values, interval }: DotPlotRow, y: number, x: (value: number) => string): string {
  const all = values.flat();
  const line = (from: number, to: number, name: string): string =>
    `<line class="${name}" x1="${x(from)}" x2="${x(to)}" y1="${y}" y2="${y}"/>`;
  // The first series is drawn last: where marks meet, it is the one to see.
  const marks = values.map((own, series) => own.map((value) => mark(series, x(value), y)).join('')).reverse();
  return [
    `<text x="${LABELS_END}%" y="${y + 4}" class="label">${escapeHtml(shortened(label))}</text>`,
    all.length > 1 ? line(Math.min(...all), Math.max(...all), 'range') : '',
    interval === undefined ? '' : line(...interval, 'interval'),
    ...marks,
  ].join('');
}

function shortened(label: string): string {
  const characters = Array.from(label);
  return characters.length <= LABEL_LENGTH ? label : `${characters.slice(0, LABEL_LENGTH - 1).join('')}…`;
}

function legend(series: readonly string[]): string {
  return series
    .map(
      (name, at) =>
        `<span class="key"><svg width="14" height="14" aria-hidden="true">${mark(at, '7', 7)}</svg> ${escapeHtml(name)}</span>`,
    )
    .join(' ');
}
