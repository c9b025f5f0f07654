import { basename, extname } from 'node:path';
import { openWhole, parsePlainText, quote, score, tokenise, type Scoreboard, type Sentence } from '@stet/core/internal';
import { NodeError, checkStandardInput, readGold, readText } from '@stet/node';
import { metricSpecs } from '../options/scoring-options.js';
import { sayWarnings } from '../scoreboard/make-scoreboard.js';
import type { RunOptions } from './run-options.js';
import { withRunner } from '../print/progress.js';

/** What a checker is to correct. */
export interface Task {
  /** Where the lines come from, for messages. */
  readonly file: string;
  readonly lines: readonly string[];
  readonly gold: readonly Sentence[] | undefined;
}

/** Reads the lines and the gold before the checker is asked, so that a bad file costs nothing. */
export async function readTask({ source, gold: goldFile, skipBadEdits }: RunOptions): Promise<Task> {
  checkStandardInput([source, goldFile].filter((file) => file !== undefined));
  const gold = goldFile === undefined ? undefined : await readGold(goldFile, { skipBadEdits });
  if (source === undefined) {
    // Not the file itself: its lines are not the sentences.
    return { file: `sentences of ${goldFile ?? '-'}`, lines: (gold ?? []).map((sentence) => sentence.source), gold };
  }
  const lines = parsePlainText(await readText(source));
  if (gold !== undefined) checkSources(lines, source, gold, goldFile ?? '-');
  return { file: source, lines, gold };
}

/** Scores the checker's output, under the name of the output file, or of the checker where no file is written. */
export async function scoreOutput(
  { gold = [] }: Task,
  lines: readonly string[],
  checker: string,
  { output, metric }: RunOptions,
): Promise<Scoreboard> {
  const name = output === undefined ? checker : basename(output, extname(output));
  const outputs = [{ name, file: output ?? checker, lines }];
  const source = openWhole({ basis: 'the gold', has: 'edits', sentences: gold, outputs });
  const board = await withRunner(undefined, (runner) => score(source, metricSpecs({ metric }), { runner }));
  sayWarnings(board);
  return board;
}

function checkSources(lines: readonly string[], file: string, gold: readonly Sentence[], goldFile: string): void {
  const words = (text: string | undefined): string => tokenise(text ?? '').join(' ');
  const firstDifference = lines.findIndex((line, index) => words(line) !== words(gold.at(index)?.source));
  if (firstDifference === -1 && lines.length === gold.length) return;
  const index = firstDifference === -1 ? lines.length : firstDifference;
  throw new NodeError({
    code: 'SOURCES_DIFFER',
    file,
    line: index + 1,
    expected: `the ${gold.length} sentences of ${goldFile}, here ${quote(gold.at(index)?.source ?? 'none')}`,
    found: `${lines.length} lines, here ${quote(lines.at(index) ?? 'none')}`,
    remedy: 'Leave out --source to correct the sentences of the gold.',
  });
}
