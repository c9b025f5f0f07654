import {
  badOption,
  bestFirst,
  inexactWarnings,
  nameOptions,
  scoreMeasured,
  type MeasuredCorpus,
  type Runner,
  type Scoreboard,
  type SignificanceRequest,
} from '@stet/core/internal';
import { flagOf } from '../options/flag-of.js';
import { withRunner } from '../print/progress.js';
import type { ScoreboardOptions } from './scoreboard-options.js';

/** Scores systems and, if the options say so, tests their differences; `basis` names the file of the sentences. */
export async function makeScoreboard(
  measured: (runner: Runner) => Promise<MeasuredCorpus>,
  basis: string,
  options: ScoreboardOptions,
): Promise<Scoreboard> {
  const { board } = await withRunner(options.threads, async (runner) =>
    scoreMeasured(await measured(runner), runner, {
      significance: significanceOf(options),
      perSentence: options.perSentence,
    }),
  );
  if (board.sentences === 0) process.stderr.write(`stet: ${basis} has no sentences.\n`);
  sayInexact(board);
  return shownBoard(board, options);
}

/** Warns when a score may be too low because not every reference could be tried. */
export function sayInexact(board: Scoreboard): void {
  for (const warning of inexactWarnings(board)) process.stderr.write(`stet: ${nameOptions(warning, flagOf)}\n`);
}

function significanceOf(options: ScoreboardOptions): SignificanceRequest | undefined {
  const { significance, baseline, resamples, confidence, seed } = options;
  if (significance !== true && baseline === undefined && resamples === undefined) return undefined;
  return { baseline, resamples, confidence, seed };
}

/** The systems that the options select, in the order that they choose. */
function shownBoard(board: Scoreboard, { sort, only }: ScoreboardOptions): Scoreboard {
  const { systems, metrics } = board;
  const unknown = only?.find((name) => !systems.some((system) => system.name === name));
  if (unknown !== undefined) {
    const names = systems.map(({ name }) => name).join(', ');
    throw badOption(`--only with some of: ${names}`, JSON.stringify(unknown), 'Name systems that were scored.');
  }
  const shown = systems.filter(({ name }) => only?.includes(name) ?? true);
  return { ...board, systems: bestFirst(shown, sort ?? metrics[0].name) };
}
