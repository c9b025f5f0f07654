import {
  badOption,
  bestFirst,
  scoreWarnings,
  nameOptions,
  scoreMeasured,
  type MeasuredCorpus,
  type Runner,
  type Scoreboard,
  type SignificanceRequest,
} from '@stet/core/internal';
import { tellSkipped } from '@stet/node';
import { flagOf } from '../options/flag-of.js';
import { withRunner } from '../print/progress.js';
import type { ScoreboardOptions } from './scoreboard-options.js';
import { say } from '../print/terminal.js';

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
      byType: options.byType,
    }),
  );
  if (options.byType !== undefined) checkTypes(board);
  if (board.sentences === 0) say(`${basis} has no sentences.`);
  sayWarnings(board);
  return shownBoard(board, options);
}

function checkTypes({ metrics, systems }: Scoreboard): void {
  const names = metrics.map(({ name }) => name);
  if (systems.some(({ scores }) => names.some((name) => scores[name].types !== undefined))) return;
  throw badOption(
    'a metric with {{byType}} that tells error types: errant, cleme, cleme2, gotoscorer',
    names.join(', '),
    'Add it to {{metric}}.',
  );
}

/** Says on standard error what readers of the scores should know. */
export function sayWarnings(board: Scoreboard): void {
  for (const warning of warningsOf({ ...board, skipped: [] })) say(warning);
  tellSkipped(board.skipped);
}

/** What readers of the scores should know, with the options named as flags. */
export function warningsOf(board: Scoreboard): string[] {
  return scoreWarnings(board).map((warning) => nameOptions(warning, flagOf));
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
  // The program of the metric that was to decide may have failed.
  const decides = metrics.find(({ name }) => name === sort) ?? metrics[0];
  return { ...board, systems: bestFirst(shown, decides.name) };
}
