import { scoreDocument, scoreTables, type Scoreboard } from '@stet/core/internal';
import { failuresOf, tellFailures } from '../options/program-options.js';
import type { Exploration } from '../exploration/explore-input.js';
import { present } from '../report/report-options.js';
import { warningsOf } from './make-scoreboard.js';
import type { ScoreboardOptions } from './scoreboard-options.js';

/** Prints scores; the page also shows them sentence by sentence, if `explore` can find the sentences. */
export async function presentScoreboard(
  board: Scoreboard,
  options: ScoreboardOptions,
  input: string,
  explore?: (systems: readonly string[]) => Promise<Exploration>,
): Promise<void> {
  const { sort: sortMetric = board.metrics[0].name, precision: digits } = options;
  await present(options, input, {
    document: () => scoreDocument(board, warningsOf(board)),
    tables: () => scoreTables(board, digits),
    page: async (title) => {
      const exploration = await explore?.(board.systems.map(({ name }) => name));
      const { scorePage } = await import('../report/score-report.js');
      return scorePage(title, { board, sortMetric, digits, exploration });
    },
  });
  tellFailures(failuresOf(board));
}
