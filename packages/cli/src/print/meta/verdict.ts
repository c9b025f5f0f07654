import type {
  AdjustedMetricTest,
  Correlations,
  MetricCorrelation,
  SentenceTaus,
  TieConvention,
} from '@stet/core/internal';
import { interval, share, short, shortP } from './figures.js';

/** With fewer systems a correlation says little, however high it is. */
const FEW_SYSTEMS = 10;
const SIGNIFICANT = 0.05;

/** What a meta-evaluation comes to, in words, and how sure that is. */
export function metaVerdict(evaluation: Correlations): string {
  return [
    ...systemSentences(evaluation),
    ...outlierSentences(evaluation),
    ...tieSentences(evaluation),
    ...cautions(evaluation),
  ].join(' ');
}

interface Correlated {
  readonly metric: string;
  readonly value: number;
  readonly own: MetricCorrelation;
}

/** The metrics with a correlation, the best first. */
function ordered({ systemLevel }: Correlations, kind: 'pearson' | 'spearman'): Correlated[] {
  return (systemLevel.correlations ?? [])
    .flatMap((own): Correlated[] => {
      const { value } = own[kind];
      return value === null ? [] : [{ metric: own.metric, value, own }];
    })
    .sort((one, other) => other.value - one.value);
}

function systemSentences(evaluation: Correlations): string[] {
  const { n, confidence } = evaluation;
  const [best, ...others] = ordered(evaluation, 'pearson') as [Correlated | undefined, ...Correlated[]];
  if (best === undefined) return ['No metric tells the systems apart, so none can be judged.'];
  const bounds = best.own.pearson.interval;
  const sure = bounds === null ? '' : `, ${share(confidence)} interval ${interval(bounds)}`;
  const value = `(r = ${short(best.value)}, n = ${n}${sure})`;
  if (others.length === 0)
    return [`The correlation of ${best.metric} with people about systems is ${value.slice(1, -1)}.`];
  const verb = best.value > 0 ? 'agrees best with people about systems' : 'disagrees least with people about systems';
  return [
    `${best.metric} ${verb} ${value}.`,
    ...leadSentences(evaluation, best, others),
    ...rankSentence(evaluation, best),
  ];
}

/** Over which metrics the best one leads for sure, and over which not. */
function leadSentences({ systemLevel }: Correlations, best: Correlated, others: readonly Correlated[]): string[] {
  const tests = systemLevel.tests?.pearson.tests ?? [];
  const groups = new Map<string, string[]>();
  for (const { metric, value } of others) {
    const test = tests.find((own) => own.better === best.metric && own.worse === metric);
    const p = test?.williams?.oneSided;
    const shown = `${metric} (r = ${short(value)}${p === undefined ? '' : `, Williams p ${shortP(p)}`})`;
    const kind = leadOf(test, tests.length);
    groups.set(kind, [...(groups.get(kind) ?? []), shown]);
  }
  return Array.from(groups, ([kind, metrics]) => `Its lead over ${listed(metrics)} ${kind}.`);
}

function leadOf(test: AdjustedMetricTest | undefined, tests: number): string {
  if (test === undefined || test.williams === null || test.adjusted === null) return 'cannot be tested';
  if (test.williams.oneSided >= SIGNIFICANT) return 'is not significant';
  if (test.adjusted < SIGNIFICANT)
    return tests > 1 ? `is significant, also corrected for ${tests} tests` : 'is significant';
  return `is significant only if it is not corrected for ${tests} tests`;
}

const NEAR = 1e-9;

function rankSentence(evaluation: Correlations, best: Correlated): string[] {
  const [first] = ordered(evaluation, 'spearman');
  const own = best.own.spearman.value ?? -1;
  if (first.metric === best.metric || first.value <= own + NEAR) return [];
  return [`By Spearman's rho the best is ${first.metric} (${short(first.value)}, ${best.metric} ${short(own)}).`];
}

function outlierSentences(evaluation: Correlations): string[] {
  const { metrics, systemLevel } = evaluation;
  const { robustness } = systemLevel;
  const without = robustness?.withoutOutliers ?? null;
  if (robustness === undefined || without === null) return [];
  const values = metrics
    .flatMap(({ name }, at) => {
      const { pearson } = without.metrics[at];
      return pearson === null ? [] : [{ name, pearson }];
    })
    .sort((one, other) => other.pearson - one.pearson);
  if (values.length === 0) return [];
  const { outliers } = robustness.spread;
  const shown = listed(values.map(({ name, pearson }) => `${short(pearson)} for ${name}`));
  return [`Without ${listed(outliers)}, ${outliers.length === 1 ? 'an outlier' : 'outliers'}, r is ${shown}.`];
}

function tieSentences({ sentenceLevel }: Correlations): string[] {
  const taus = sentenceLevel?.expanded.taus;
  if (taus === undefined || taus.metrics.length < 2) return [];
  const counted = leader(taus, 'hties');
  const left = leader(taus, 'noties');
  if (counted === undefined || left === undefined) return [];
  const doubt = (convention: TieConvention): string => (taus.winners[convention] === null ? ', intervals overlap' : '');
  const ofCounted = `HTies tau ${short(counted.tau)}${doubt('hties')}`;
  const ofLeft = `NoTies tau ${short(left.tau)}${doubt('noties')}`;
  if (counted.metric === left.metric) {
    return [
      `For single sentences ${counted.metric} agrees best, whether ties count (${ofCounted}) or not (${ofLeft}).`,
    ];
  }
  return [
    `For single sentences ${counted.metric} agrees best when ties count (${ofCounted}), and ${left.metric} when they do ` +
      `not (${ofLeft}): the order hangs on how ties count.`,
  ];
}

function leader(taus: SentenceTaus, convention: TieConvention): { metric: string; tau: number } | undefined {
  return taus.metrics
    .flatMap(({ metric, taus: own }) => {
      const { tau } = own[convention];
      return tau === null ? [] : [{ metric, tau }];
    })
    .sort((one, other) => other.tau - one.tau)
    .at(0);
}

function cautions({ n }: Correlations): string[] {
  return n < FEW_SYSTEMS ? [`${n} systems are few: read the intervals, not the values.`] : [];
}

function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}
