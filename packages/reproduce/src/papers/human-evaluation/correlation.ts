import {
  countPairs,
  expectedWins,
  fScore,
  m2,
  parsePrecisionRecall,
  parseSystemScores,
  type EditScore,
  type SystemPrecisionRecall,
} from '@stet/core/internal';
import { readText } from '@stet/node';
import { dataFile, once, type Bench } from '../../bench.js';
import { m2Stats } from '../conll-2014/task.js';
import { systemPairs } from './judgments.js';

/** Scores by system. */
export type Scores = ReadonlyMap<string, number>;

/** The scores from the judgments, rounded to three decimals: the paper correlates what it prints. */
export async function humanScores(bench: Bench): Promise<Scores> {
  const pairs = await systemPairs(bench);
  const scores = expectedWins(countPairs(pairs));
  return new Map(pairs.names.map((name, at) => [name, Number(scores[at].toFixed(3))]));
}

/** The precision and recall that the authors released. */
export async function readPrecisionRecall(bench: Bench, file: string): Promise<SystemPrecisionRecall[]> {
  const path = dataFile(bench, `human/metrics/${file}`);
  return parsePrecisionRecall(await readText(path), path);
}

/** M2 of the twelve teams and INPUT by the official gold. */
export const officialScores = once(async (bench): Promise<(EditScore & { readonly system: string })[]> => {
  const metric = m2();
  return (await m2Stats(bench)).map(({ name, stats: counts }) => ({ system: name, ...metric.corpus(counts) }));
});

export function fScores(systems: readonly SystemPrecisionRecall[], beta: number): Scores {
  return new Map(systems.map(({ system, precision, recall }) => [system, fScore(precision, recall, beta)]));
}

/** The scores of a metric that the authors released. */
export async function readMetric(bench: Bench, file: string): Promise<Scores> {
  const path = dataFile(bench, `human/metrics/${file}`);
  const [{ scores }] = parseSystemScores(await readText(path), { file: path, name: file });
  return scores;
}
