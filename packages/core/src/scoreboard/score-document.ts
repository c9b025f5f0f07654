import type { Scoreboard } from './scored-systems.js';

/** A scoreboard for programs: plain data with full precision. */
export function scoreDocument({ systems, significance }: Scoreboard): Omit<Scoreboard, 'metrics'> {
  return significance === undefined ? { systems } : { systems, significance };
}
