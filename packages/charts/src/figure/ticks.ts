import type { ScaleLinear } from 'd3-scale';
import type { Tick } from './axes.js';

/** About so many round numbers of a scale, each with the decimals that they all need. */
export function ticksOf(scale: ScaleLinear<number, number>, count: number): Tick[] {
  const format = scale.tickFormat(count);
  return scale.ticks(count).map((tick) => ({ at: scale(tick), text: format(tick) }));
}
