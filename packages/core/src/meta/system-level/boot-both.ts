import type { PairwiseJudgments } from '../../judgments/pairwise.js';
import { percentileInterval } from '../../significance/interval.js';
import { pearson, spearman, type Correlation } from '../../stats/correlation.js';
import type { ScoredSystems } from '../scored-systems.js';
import { bootstrapSystems, type BootstrapOptions } from './bootstrap-systems.js';
import type { Interval } from './fisher-interval.js';
import { drawSentences, redrawExpectedWins } from './redrawn-scores.js';

/** What scores are on resamples of the sentences. */
export interface RedrawnScores {
  /** How many sentences are drawn from. */
  readonly sentences: number;
  /** Judgments that the human scores are the Expected Wins of; without them, people's scores stay as they are. */
  readonly judgments: PairwiseJudgments | undefined;
  /** By metric, then by system: a score for each resample. Undefined where a metric cannot be computed again. */
  readonly metrics: readonly (readonly ArrayLike<number>[] | undefined)[];
}

/** What is drawn at random: the systems, the sentences, or both. */
export type DrawnUnits = 'systems' | 'sentences' | 'both';

export interface MetricIntervals {
  readonly metric: string;
  readonly pearson: Readonly<Record<DrawnUnits, Interval | null>>;
  readonly spearman: Readonly<Record<DrawnUnits, Interval | null>>;
}

/** Intervals of correlations, and whether people's scores were drawn again with the sentences. */
export interface CorrelationIntervals {
  readonly redrawsHuman: boolean;
  readonly metrics: readonly MetricIntervals[];
}

/**
 * Intervals of each metric's correlation over resamples of the systems, of the sentences, and of both at once
 * (BOOT-SYSTEMS, BOOT-INPUTS and BOOT-BOTH of Deutsch et al. 2021). The last says how far the value would carry over to
 * other systems on other sentences. A metric whose scores cannot be computed again has only the first.
 */
export function bootstrapIntervals(
  scored: ScoredSystems,
  redrawn: RedrawnScores,
  options: BootstrapOptions,
): CorrelationIntervals {
  const { human, metrics } = scored;
  const columns = metrics.map(({ scores }) => scores);
  const [systemsByPearson, systemsBySpearman] = [pearson, spearman].map((correlation) =>
    bootstrapSystems(human, columns, correlation, options),
  );
  const canRedraw = redrawn.metrics.some((values) => values !== undefined);
  const people = peopleRedrawn(scored, canRedraw ? redrawn.judgments : undefined, redrawn.sentences, options);
  const draws = redrawn.metrics.map((values) =>
    values === undefined ? undefined : redrawCorrelations(human.length, people, values, redrawn.sentences, options),
  );
  return {
    redrawsHuman: canRedraw && redrawn.judgments !== undefined,
    metrics: metrics.map(({ name }, at) => ({
      metric: name,
      pearson: { systems: systemsByPearson[at], sentences: null, both: null, ...draws[at]?.pearson },
      spearman: { systems: systemsBySpearman[at], sentences: null, both: null, ...draws[at]?.spearman },
    })),
  };
}

type HumanScore = (system: number, resample: number) => number;

function peopleRedrawn(
  { systems, human }: ScoredSystems,
  judgments: PairwiseJudgments | undefined,
  sentences: number,
  options: BootstrapOptions,
): HumanScore {
  if (judgments === undefined) return (system) => human[system];
  const wins = redrawExpectedWins(judgments, sentences, options);
  const columns = systems.map((name) => wins[judgments.names.indexOf(name)]);
  return (system, resample) => columns[system][resample];
}

type SentenceIntervals = Readonly<Record<'sentences' | 'both', Interval | null>>;

function redrawCorrelations(
  size: number,
  human: HumanScore,
  metric: readonly ArrayLike<number>[],
  sentences: number,
  { resamples, seed, confidence }: BootstrapOptions,
): { readonly pearson: SentenceIntervals; readonly spearman: SentenceIntervals } {
  const columns = { human: new Float64Array(size), metric: new Float64Array(size) };
  const values = { pearson: { sentences: [], both: [] }, spearman: { sentences: [], both: [] } } satisfies Values;
  const record = (units: 'sentences' | 'both', resample: number, systemAt: (at: number) => number): void => {
    for (let at = 0; at < size; at++) {
      const system = systemAt(at);
      columns.human[at] = human(system, resample);
      columns.metric[at] = metric[system][resample];
    }
    push(values.pearson[units], pearson, columns);
    push(values.spearman[units], spearman, columns);
  };
  for (let resample = 0; resample < resamples; resample++) {
    record('sentences', resample, (at) => at);
    const { random } = drawSentences({ resamples, seed }, resample, sentences);
    record('both', resample, () => random.below(size));
  }
  const intervalOf = (drawn: readonly number[]): Interval | null => {
    if (drawn.length === 0) return null;
    const interval = percentileInterval(Float64Array.from(drawn), confidence);
    return interval[0] < interval[1] ? interval : null;
  };
  const intervalsOf = ({ sentences: fixed, both }: Values['pearson']): SentenceIntervals => ({
    sentences: intervalOf(fixed),
    both: intervalOf(both),
  });
  return { pearson: intervalsOf(values.pearson), spearman: intervalsOf(values.spearman) };
}

type Values = Readonly<Record<'pearson' | 'spearman', Readonly<Record<'sentences' | 'both', number[]>>>>;

function push(
  values: number[],
  correlation: Correlation,
  { human, metric }: { readonly human: Float64Array; readonly metric: Float64Array },
): void {
  const value = correlation(human, metric);
  if (value !== null) values.push(value);
}
