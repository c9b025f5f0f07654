import { pairwiseJudgments, type PairUnit } from '../judgments/pairwise.js';
import { selectRankings } from '../judgments/select.js';
import { alignSystems } from './align-systems.js';
import { sweepMetrics } from './beta-sweep-of-metrics.js';
import { judgeCeiling } from './judge-ceiling.js';
import { expectedWinsOf } from './human-scores.js';
import {
  metaSections,
  type MetaEvaluation,
  type MetaInput,
  type MetaOptions,
  type MetaSection,
  type SentenceLevel,
} from './meta-evaluation.js';
import type { ScoredSystems } from './scored-systems.js';
import { groupMetrics } from './sentence-level/grouped-taus.js';
import { judgesOfMetrics } from './sentence-level/judge-taus.js';
import { judgePairs, type JudgedPairs } from './sentence-level/judged-pairs.js';
import { calibrateMetrics } from './sentence-level/metric-calibration.js';
import { replayRows } from './sentence-level/row-replay.js';
import { sentenceTaus, type SentenceLevelOptions } from './sentence-level/sentence-taus.js';
import { softAccuracyOfMetrics } from './sentence-level/soft-accuracy-of-metrics.js';
import { testTaus } from './sentence-level/test-taus.js';
import { checkRobustness, compareMetrics, correlateMetrics, slideWindows } from './system-level/evaluate.js';

/** Judges metrics by how far they agree with people: about systems, and about the outputs for single sentences. */
export function metaEvaluate(input: MetaInput, options: MetaOptions = {}): MetaEvaluation {
  const { confidence = 0.95, resamples = 1000, seed = 1, windows = [4, 8], sections = metaSections } = options;
  const human = input.human ?? expectedWinsOf(input.rankings ?? []);
  const scored = alignSystems(human, input.metrics, input.without);
  const asked = (section: MetaSection): boolean => sections.includes(section);
  const onStep = stepper(input.metrics.length, resamples, asked, options.onProgress);
  const settings = { confidence, resamples, seed, windows, onStep };
  const when = <T extends object>(section: MetaSection, make: () => T): T | undefined =>
    asked(section) ? make() : undefined;
  const plain = (scores: ArrayLike<number>): number[] => Array.from(scores);
  return {
    n: scored.systems.length,
    systems: scored.systems,
    without: input.without ?? [],
    human: { name: human.name, scores: plain(scored.human) },
    metrics: scored.metrics.map(({ name, scores }) => ({ name, scores: plain(scores) })),
    ...{ confidence, resamples, seed },
    systemLevel: {
      ...when('correlations', () => ({ correlations: correlateMetrics(scored, settings) })),
      ...when('leave-one-out', () => ({ robustness: checkRobustness(scored) })),
      ...when('tests', () => ({
        tests: {
          pearson: compareMetrics(scored, 'pearson', settings),
          spearman: compareMetrics(scored, 'spearman', settings),
        },
      })),
      ...when('windows', () => ({ windows: slideWindows(scored, settings) })),
      ...when('ceiling', () => ({ ceiling: judgeCeiling(input.rankings ?? [], scored.systems) })),
    },
    sentenceLevel: sentenceLevelOf(input, scored, settings, asked),
    ...when('beta-sweep', () => ({ betaSweep: sweepMetrics(input.metrics, scored) })),
  };
}

/** Counts the steps of what can take long: a test of two metrics, and a draw of all pairs. */
function stepper(
  metrics: number,
  resamples: number,
  asked: (section: MetaSection) => boolean,
  onProgress: MetaOptions['onProgress'],
): () => void {
  const total = (asked('tests') ? metrics * (metrics - 1) : 0) + (asked('rows') ? 2 * resamples : 0);
  let done = 0;
  return () => onProgress?.(++done, total);
}

const SENTENCE_SECTIONS: readonly MetaSection[] = [
  'taus',
  'contingency',
  'tau-tests',
  'rows',
  'judges',
  'groups',
  'calibration',
  'soft-accuracy',
];

function sentenceLevelOf(
  { rankings = [], metrics }: MetaInput,
  { systems }: ScoredSystems,
  settings: SentenceLevelOptions & { readonly onStep: () => void },
  asked: (section: MetaSection) => boolean,
): MetaEvaluation['sentenceLevel'] {
  const scores = metrics.flatMap(({ name, sentences, file }) =>
    sentences === undefined ? [] : [{ name, scores: sentences, file }],
  );
  if (rankings.length === 0 || scores.length === 0 || !SENTENCE_SECTIONS.some(asked)) return null;
  const selected = selectRankings(rankings, { systems });
  const level = (judged: JudgedPairs): SentenceLevel => ({
    n: judged.pairs.outcome.length,
    sentences: judged.groups.size,
    ...(asked('taus') || asked('contingency') ? { taus: sentenceTaus(judged, settings) } : {}),
    ...(asked('tau-tests') ? { tests: testTaus(judged, settings) } : {}),
    ...(asked('rows') ? { rows: replayRows(judged, settings, settings.onStep) } : {}),
    ...(asked('judges') ? { judges: judgesOfMetrics(judged) } : {}),
    ...(asked('groups') ? { groups: groupMetrics(judged) } : {}),
    ...(asked('calibration') ? { calibration: calibrateMetrics(judged) } : {}),
  });
  const pairsOf = (unit: PairUnit): JudgedPairs => judgePairs(pairwiseJudgments(selected, unit), scores);
  const expanded = pairsOf('systems');
  return {
    expanded: level(expanded),
    unexpanded: level(pairsOf('outputs')),
    ...(asked('soft-accuracy') ? { softAccuracy: softAccuracyOfMetrics(expanded.pairs, scores, settings) } : {}),
  };
}
