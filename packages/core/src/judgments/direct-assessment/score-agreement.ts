import { percentileInterval } from '../../significance/interval.js';
import { seedOf } from '../../significance/resample.js';
import { pearson } from '../../stats/correlation.js';
import { drawWeights, type Estimate } from '../agreement/estimate.js';
import type { Ranking } from '../ranking.js';
import { NO_SCORES, addAlphaSums, alphaSums, intervalAlpha, type AlphaSums } from './interval-alpha.js';
import { scalesInUse, scoreTable, type ScoreTable } from './score-table.js';
import type { Scale } from './scores.js';
import { standardise } from './standardise.js';

export interface ScoreAgreementOptions {
  /** Bootstrap resamples of the sentences, for intervals (default: 1000); 0 for none. */
  readonly resamples?: number | undefined;
  readonly seed?: number | undefined;
  readonly confidence?: number | undefined;
}

/** Scores of the same outputs, correlated; null where that is not defined. */
export interface ScoreCorrelation {
  readonly outputs: number;
  readonly pearson: number | null;
}

/** How far judges agree on one scale. */
export interface ScaleAgreement {
  readonly scale: Scale;
  /** Outputs that two judges or more scored. */
  readonly outputs: number;
  /** Krippendorff's, for interval data: of the scores as given, and of the standardised ones. */
  readonly alpha: Estimate;
  readonly alphaOfZ: Estimate;
  /** The mean of the judges' correlations, weighted by outputs. */
  readonly pearson: number | null;
  readonly pairs: readonly (ScoreCorrelation & { readonly judges: readonly [first: string, second: string] })[];
  /** What judges gave an output that came back, against what they gave it first. */
  readonly again: ScoreCorrelation & { readonly meanDifference: number | null };
}

/** The scores of one output: of each judge the first on this scale, and what the judge gave when it came back. */
interface JudgedOutput {
  readonly sentence: number;
  readonly first: Map<number, number>;
  readonly again: [first: number, later: number][];
}

/**
 * How far judges agree in direct assessment, on each scale. Alpha of the scores as given asks whether judges mean the
 * same by a number; that of the standardised ones, and Pearson's r, which of two judges may be strict or mild without
 * changing it, whether they see the same differences: this is what the ranking rests on (Graham et al. 2013).
 */
export function scoreAgreement(rankings: readonly Ranking[], options: ScoreAgreementOptions = {}): ScaleAgreement[] {
  const scales = scalesInUse(rankings);
  const table = scoreTable(rankings, scales);
  const { z } = standardise(table);
  const keys = outputKeys(table);
  return scales.map((scale, column) => {
    const outputs = judgedOutputs(table, table.scores, keys, column);
    const standardised = judgedOutputs(table, z, keys, column);
    const pairs = judgePairs(table.judges, outputs);
    const again = outputs.flatMap((output) => output.again);
    return {
      scale,
      outputs: outputs.filter(({ first }) => first.size > 1).length,
      alpha: alphaEstimate(outputs, table.sentences, options),
      alphaOfZ: alphaEstimate(standardised, table.sentences, options),
      pearson: weightedMean(pairs),
      pairs,
      again: {
        ...correlationOf(again),
        meanDifference:
          again.length === 0
            ? null
            : again.reduce((sum, [first, later]) => sum + Math.abs(first - later), 0) / again.length,
      },
    };
  });
}

/** A key for the output of each row: the sentence, and the systems that made it. */
function outputKeys({ sentence, starts, system }: ScoreTable): string[] {
  return Array.from(sentence, (at, row) => `${at} ${system.slice(starts[row], starts[row + 1]).join()}`);
}

function judgedOutputs(
  { scales, judge, sentence }: ScoreTable,
  values: Float64Array,
  keys: readonly string[],
  column: number,
): JudgedOutput[] {
  const outputs = new Map<string, JudgedOutput>();
  keys.forEach((key, row) => {
    const value = values[row * scales.length + column];
    if (Number.isNaN(value)) return;
    const output = outputs.get(key) ?? { sentence: sentence[row], first: new Map<number, number>(), again: [] };
    outputs.set(key, output);
    const earlier = output.first.get(judge[row]);
    if (earlier === undefined) output.first.set(judge[row], value);
    else output.again.push([earlier, value]);
  });
  return [...outputs.values()];
}

function judgePairs(judges: readonly string[], outputs: readonly JudgedOutput[]): ScaleAgreement['pairs'] {
  const shared = new Map<number, [first: number, second: number][]>();
  for (const { first: scores } of outputs) {
    const sorted = [...scores].sort(([a], [b]) => a - b);
    sorted.forEach(([firstJudge, firstScore], at) => {
      for (const [secondJudge, secondScore] of sorted.slice(at + 1)) {
        const key = firstJudge * judges.length + secondJudge;
        const met = shared.get(key) ?? [];
        shared.set(key, met);
        met.push([firstScore, secondScore]);
      }
    });
  }
  return [...shared]
    .sort(([a], [b]) => a - b)
    .map(([key, scores]) => ({
      judges: [judges[Math.floor(key / judges.length)], judges[key % judges.length]],
      ...correlationOf(scores),
    }));
}

function correlationOf(scores: readonly (readonly [first: number, second: number])[]): ScoreCorrelation {
  return {
    outputs: scores.length,
    pearson:
      scores.length < 2
        ? null
        : pearson(
            scores.map(([first]) => first),
            scores.map(([, second]) => second),
          ),
  };
}

function weightedMean(pairs: readonly ScoreCorrelation[]): number | null {
  let sum = 0;
  let weight = 0;
  for (const { outputs, pearson: correlation } of pairs) {
    if (correlation === null) continue;
    sum += outputs * correlation;
    weight += outputs;
  }
  return weight === 0 ? null : sum / weight;
}

/** Alpha, with an interval from resamples of the sentences: scores of the same sentence are not independent. */
function alphaEstimate(
  outputs: readonly JudgedOutput[],
  sentences: number,
  { resamples = 1000, seed = 1, confidence = 0.95 }: ScoreAgreementOptions,
): Estimate {
  const bySentence = Array.from({ length: sentences }, () => NO_SCORES);
  for (const { sentence, first } of outputs) {
    bySentence[sentence] = addAlphaSums(bySentence[sentence], alphaSums([...first.values()]));
  }
  const alphaOf = (weights?: Float64Array): number =>
    intervalAlpha(
      bySentence.reduce<AlphaSums>((sums, added, at) => addAlphaSums(sums, added, weights?.[at]), NO_SCORES),
    );
  const value = alphaOf();
  if (Number.isNaN(value)) return {};
  const drawn = Float64Array.from({ length: resamples }, (_, resample) =>
    alphaOf(drawWeights(sentences, seedOf(seed, resample))),
  ).filter((alpha) => !Number.isNaN(alpha));
  return drawn.length === 0 ? { value } : { value, interval: percentileInterval(drawn, confidence) };
}
