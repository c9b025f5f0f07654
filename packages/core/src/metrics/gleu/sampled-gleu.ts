import { gleuOf } from './gleu-of.js';
import { drawnPlaces, type GleuStats } from './gleu-stats.js';
import type { ReferenceDraws } from './reference-draws.js';

/** GLEU in each iteration, with one reference drawn for each line; one is enough where there is nothing to choose. */
export function sampledGleu(
  stats: readonly GleuStats[],
  order: number,
  draws: ReferenceDraws,
  iterations: number,
): Float64Array {
  const counts = stats.map((own) => own.length);
  const totals = new Float64Array(2 + 2 * order);
  for (const [own] of stats) for (let place = 0; place < totals.length; place++) totals[place] += own[place];
  const columns = drawnPlaces(order).map((place) => ({
    place,
    values: Int32Array.from(stats.flatMap((own) => own.map((one) => one[place]))),
  }));
  const scores = new Float64Array(counts.some((count) => count > 1) ? iterations : 1);
  for (let iteration = 0; iteration < scores.length; iteration++) {
    const drawn = draws.row(counts, iteration);
    for (const { place, values } of columns) totals[place] = sumOf(values, drawn);
    scores[iteration] = gleuOf(totals);
  }
  return scores;
}

function sumOf(values: Int32Array, drawn: Uint32Array): number {
  let sum = 0;
  for (let line = 0; line < drawn.length; line++) sum += values[drawn[line]];
  return sum;
}
