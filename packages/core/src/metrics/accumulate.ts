import type { Accumulator, Score } from './metric.js';

/** The score of all these statistics. */
export function accumulate<Stats, S extends Score>(accumulator: Accumulator<Stats, S>, stats: Iterable<Stats>): S {
  for (const one of stats) accumulator.add(one);
  return accumulator.score();
}
