import { scaleLinear, type ScaleLinear } from 'd3-scale';

/** The values to be shown on an axis. */
interface AxisValues {
  readonly unit: string;
  readonly values: readonly number[];
  readonly intervals?: readonly (readonly [low: number, high: number])[];
}

const PERCENT = { unit: 'percent', most: 100 };

/** A smaller difference than this is rounding: no axis shows it, and the least of them have no ticks. */
const LEAST_DIFFERENCE = 1e-9;

/**
 * A scale for each axis. Those with one unit are equally long, so that a difference looks the same on all of them, but
 * begin where their own values do: from 0 for all, scores near 80 could not be told apart.
 */
export function equalScales(axes: readonly AxisValues[], ticks: number): ScaleLinear<number, number>[] {
  const ranges = axes.map(({ values, intervals = [] }) => {
    const all = [...values, ...intervals.flat()];
    return [Math.min(...all), Math.max(...all)] as const;
  });
  return axes.map(({ unit }, at) => {
    const siblings = ranges.filter((_, index) => axes[index].unit === unit);
    const widest = Math.max(...siblings.map(([low, high]) => high - low));
    const step = stepOf(widest < LEAST_DIFFERENCE ? 1 : widest, ticks);
    const steps = Math.max(...siblings.map((range) => stepsOf(range, step)));
    const [low, high] = ranges[at];
    const first = Math.floor(low / step);
    const spare = steps - stepsOf([low, high], step);
    // Spare room lies on both sides, but never beyond what a value can be.
    const atMost = unit === PERCENT.unit && high <= PERCENT.most ? Math.floor(PERCENT.most / step) : Infinity;
    const above = Math.max(0, Math.min(Math.ceil(spare / 2), atMost - Math.ceil(high / step)));
    const start = low >= 0 ? Math.max(0, first - (spare - above)) : first - (spare - above);
    return scaleLinear([start * step, (start + steps) * step], [0, 100]);
  });
}

/** A round number of which about `count` make the range. */
function stepOf(range: number, count: number): number {
  const [first, second] = scaleLinear([0, range], [0, 1]).ticks(count);
  return second - first;
}

function stepsOf([low, high]: readonly [number, number], step: number): number {
  return Math.max(1, Math.ceil(high / step) - Math.floor(low / step));
}
