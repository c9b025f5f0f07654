import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import { pairwiseJudgments } from '../../judgments/pairwise.js';
import { parseWmtCsv } from '../../judgments/formats/wmt-csv/parse.js';
import { readShared } from '../../testing/shared.js';
import { withPlainNames } from '../formats/plain-names.js';
import { parseSentenceScores } from '../formats/sentence-scores.js';
import { cellsOf, scoreDifferences } from '../sentence-level/cells.js';
import type { SentenceScores } from '../sentence-level/sentence-scores.js';

const FOLDER = 'data/human/reassessment/';

export type PairSet = 'expanded' | 'unexpanded';
export const METRICS = ['gleu', 'imeasure', 'm2score'] as const;
export type MetricName = (typeof METRICS)[number];

/** The pairs that Chollampatt & Ng (2018) publish. */
export function reassessedPairs(set: PairSet): PairwiseJudgments {
  const rankings = parseWmtCsv(readShared(`${FOLDER}sentence_pairwiseranks_humans/${set}.csv.gz`));
  return pairwiseJudgments(withPlainNames(rankings), 'systems');
}

export function reassessedScores(metric: MetricName): SentenceScores {
  const [scores] = parseSentenceScores(readShared(`${FOLDER}sentence_scores_metrics/${metric}.txt.gz`), {});
  return scores;
}

/** The cell of each pair by each of the three metrics. */
export function reassessedCells(pairs: PairwiseJudgments): Uint8Array[] {
  return METRICS.map((metric) => cellsOf(pairs, scoreDifferences(pairs, reassessedScores(metric))));
}
