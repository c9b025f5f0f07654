import type { Interval } from '../system-level/fisher-interval.js';
import type { MetricTaus, SentenceTaus } from './sentence-taus.js';

/** The rules by which papers on SEEDA count agreement about single sentences. Pairs that people tie never count. */
export const accuracyRules = {
  released: {
    title: 'released script',
    pairs: 'expanded',
    definition:
      'pairs of systems; where the metric ties, the system whose name sorts first loses, so that names decide; ' +
      'tau is 2 accuracy - 1. The script released with SEEDA, and gec-metrics',
  },
  strict: {
    title: 'strict',
    pairs: 'expanded',
    definition: 'pairs of systems; a tie by the metric is wrong for accuracy, and neither right nor wrong for tau',
  },
  tables: {
    title: "papers' tables",
    pairs: 'unexpanded',
    definition: 'pairs of outputs, as strict otherwise: what the tables of the SEEDA papers fit',
  },
} as const;

export type AccuracyRule = keyof typeof accuracyRules;

interface RuleValue {
  readonly value: number | null;
  readonly interval: Interval | null;
}

/** Agreement of a metric with people about single sentences, by one rule. */
export interface RuleAgreement {
  /** Pairs that people decided; how many of them the metric puts in the same order, in the other one, or ties. */
  readonly n: number;
  readonly agree: number;
  readonly disagree: number;
  readonly metricTies: number;
  readonly accuracy: RuleValue;
  readonly tau: RuleValue;
}

export interface MetricAccuracy {
  readonly metric: string;
  readonly rules: Readonly<Record<AccuracyRule, RuleAgreement>>;
}

/** Accuracy and tau of each metric by each rule. */
export function accuracyByRule(expanded: SentenceTaus, unexpanded: SentenceTaus): MetricAccuracy[] {
  return expanded.metrics.map((pairsOfSystems, at) => ({
    metric: pairsOfSystems.metric,
    rules: {
      released: releasedAgreement(pairsOfSystems),
      strict: strictAgreement(pairsOfSystems),
      tables: strictAgreement(unexpanded.metrics[at]),
    },
  }));
}

function releasedAgreement({ contingency: [better, , worse], taus, spread }: MetricTaus): RuleAgreement {
  const tau = { value: taus.seeda.tau, interval: spread.seeda.interval };
  const share = (value: number): number => (value + 1) / 2;
  return {
    n: taus.seeda.n,
    agree: better[0] + worse[1] + worse[2],
    disagree: better[1] + better[2] + worse[0],
    metricTies: 0,
    accuracy: {
      value: tau.value === null ? null : share(tau.value),
      interval: tau.interval === null ? null : [share(tau.interval[0]), share(tau.interval[1])],
    },
    tau,
  };
}

function strictAgreement({ contingency: [better, , worse], taus, spread }: MetricTaus): RuleAgreement {
  return {
    n: taus.accuracy.n,
    agree: better[0] + worse[2],
    disagree: better[2] + worse[0],
    metricTies: better[1] + worse[1],
    accuracy: { value: taus.accuracy.tau, interval: spread.accuracy.interval },
    tau: { value: taus.noties.tau, interval: spread.noties.interval },
  };
}
