import type { ScaleLinear } from 'd3-scale';
import type { Tick } from './axes.js';

/** About `count` round numbers of a scale, all with the same number of decimals. */
export function ticksOf(scale: ScaleLinear<number, number>, count: number): Tick[] {
  const format = scale.tickFormat(count);
  return scale.ticks(count).map((tick) => ({ at: scale(tick), text: format(tick) }));
}
