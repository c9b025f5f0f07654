import { basename, extname } from 'node:path';
import { StetError, parsePlainText, quote, tokenise, type Scoreboard, type Sentence } from '@stet/core/internal';
import { checkStandardInput, collectStats, createNodeMetric, readText } from '@stet/node';
import { readSentences } from '../input/read-input.js';
import { metricSpecs } from '../options/scoring-options.js';
import { reportScores } from '../scoreboard/report-scores.js';
import type { RunOptions } from './run-options.js';
import { withProgress } from '../print/with-progress.js';

/** What a checker is to correct. */
export interface Task {
  /** The file of the lines, for messages. */
  readonly file: string;
  readonly lines: readonly string[];
  readonly gold: readonly Sentence[] | undefined;
}

/** Reads the lines, and the gold before anybody is asked, so that a bad one costs nothing. */
export async function readTask({ source, gold: goldFile, metric }: RunOptions): Promise<Task> {
  checkStandardInput([source, goldFile].filter((file) => file !== undefined));
  const gold = goldFile === undefined ? undefined : await readSentences(goldFile, { gold: goldFile, metric });
  if (source === undefined) {
    // Not the file itself: its lines are not the sentences.
    return { file: `sentences of ${goldFile ?? '-'}`, lines: (gold ?? []).map((sentence) => sentence.source), gold };
  }
  const lines = parsePlainText(await readText(source));
  if (gold !== undefined) checkSources(lines, source, gold, goldFile ?? '-');
  return { file: source, lines, gold };
}

/** The score of what the checker made; its name is that of the output, or of the checker where nothing is written. */
export async function scoreOutput(
  { gold = [] }: Task,
  lines: readonly string[],
  checker: string,
  { output, metric }: RunOptions,
): Promise<Scoreboard> {
  const specs = metricSpecs({ metric });
  const metrics = await Promise.all(specs.map(createNodeMetric));
  const name = output === undefined ? checker : basename(output, extname(output));
  const systems = [{ name, file: output ?? checker, lines }];
  const stats = await withProgress('Scoring', undefined, (own) => collectStats(specs, gold, systems, own));
  const scores = reportScores(metrics, stats, [name]);
  return {
    metrics,
    systems: [{ name, scores: Object.fromEntries(metrics.map((own, at) => [own.name, scores[at][0]])) }],
  };
}

function checkSources(lines: readonly string[], file: string, gold: readonly Sentence[], goldFile: string): void {
  const words = (text: string | undefined): string => tokenise(text ?? '').join(' ');
  const differs = lines.findIndex((line, at) => words(line) !== words(gold.at(at)?.source));
  if (differs === -1 && lines.length === gold.length) return;
  const at = differs === -1 ? lines.length : differs;
  throw new StetError({
    code: 'SOURCES_DIFFER',
    file,
    line: at + 1,
    expected: `the ${gold.length} sentences of ${goldFile}, here ${quote(gold.at(at)?.source ?? 'none')}`,
    found: `${lines.length} lines, here ${quote(lines.at(at) ?? 'none')}`,
    remedy: 'Leave out --source to correct the sentences of the gold.',
  });
}
