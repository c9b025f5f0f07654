import {
  expectedWins,
  countPairs,
  fScore,
  parsePrecisionRecall,
  parseSystemScores,
  type SystemPrecisionRecall,
} from '@stet/core/internal';
import { readText } from '@stet/node';
import { dataFile, type Bench } from '../../bench.js';
import { systemPairs } from './judgments.js';
import { officialScores } from './official-scores.js';

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

/** F with any beta, from the precision and recall that the authors released. */
export async function m2Scores(bench: Bench, file: string): Promise<(beta: number) => Scores> {
  const systems = await readPrecisionRecall(bench, file);
  return (beta) => new Map(systems.map(({ system, precision, recall }) => [system, fScore(precision, recall, beta)]));
}

/** F with any beta, from the precision and recall of our M2 at beta 0.5. */
export async function ownM2Scores(bench: Bench): Promise<(beta: number) => Scores> {
  const scores = await officialScores(bench);
  return (beta) => new Map(scores.map(({ name, score }) => [name, fScore(score.precision, score.recall, beta)]));
}

/** The scores of a metric that the authors released. */
export async function readMetric(bench: Bench, file: string): Promise<Scores> {
  const path = dataFile(bench, `human/metrics/${file}`);
  const [{ scores }] = parseSystemScores(await readText(path), { file: path, name: file });
  return scores;
}
