import { scoreDocument, scoreTables, type Scoreboard } from '@stet/core/internal';
import type { Exploration } from '../exploration/exploration.js';
import { present } from '../report/report-options.js';
import { scorePage } from '../report/score-report.js';
import type { ScoreboardOptions } from './scoreboard-options.js';

/** Prints scores; on a page also sentence by sentence, where the sentences are at hand to be explored. */
export async function presentScoreboard(
  board: Scoreboard,
  options: ScoreboardOptions,
  input: string,
  explore?: (systems: readonly string[]) => Promise<Exploration>,
): Promise<void> {
  const { sort: by = board.metrics[0].name, precision: digits } = options;
  await present(
    {
      document: () => scoreDocument(board),
      tables: () => scoreTables(board, digits),
      page: async (title) => {
        const exploration = await explore?.(board.systems.map(({ name }) => name));
        return scorePage(title, { board, by, digits, exploration });
      },
    },
    options,
    input,
  );
}
