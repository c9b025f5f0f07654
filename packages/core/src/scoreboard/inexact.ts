import type { Scoreboard } from '../scoring/scoreboard.js';

/** A sentence for each score that may be too low because not every reference could be tried; see `nameOptions`. */
export function inexactWarnings({ inexact }: Pick<Scoreboard, 'inexact'>): string[] {
  return inexact.map(
    ({ metric, system, sentences }) =>
      `${metric} of ${system} is inexact: ${sentences} sentences have more references than could be tried, and a better one may exist. Raise {{maxReferences}}.`,
  );
}
