import {
  metricTitle,
  interval,
  type AdjustedMetricTest,
  type Correlations,
  type MetricCorrelation,
  type SentenceTaus,
  type TieConvention,
} from '@stet/core/internal';
import { share, short, shortP } from './figures.js';

/** With fewer systems even a high correlation says little. */
const FEW_SYSTEMS = 10;
const SIGNIFICANT = 0.05;

/** What a meta-evaluation shows, in words, and how sure that is. */
export function metaVerdict(evaluation: Correlations): string {
  return [
    ...systemSentences(evaluation),
    ...outlierSentences(evaluation),
    ...tieSentences(evaluation),
    ...sentinelSentences(evaluation),
    ...cautions(evaluation),
  ].join(' ');
}

interface Correlated {
  readonly metric: string;
  readonly value: number;
  readonly correlation: MetricCorrelation;
}

/** The metrics with a correlation, the best first; sentinels are no candidates. */
function ordered(evaluation: Correlations, kind: 'pearson' | 'spearman', sentinels = false): Correlated[] {
  return (evaluation.systemLevel.correlations ?? [])
    .flatMap((correlation): Correlated[] => {
      const { value } = correlation[kind];
      const isWanted = isSentinel(evaluation, correlation.metric) === sentinels;
      return value === null || !isWanted ? [] : [{ metric: correlation.metric, value, correlation }];
    })
    .sort((a, b) => b.value - a.value);
}

function isSentinel({ metrics }: Correlations, metric: string): boolean {
  return metrics.some(({ name, sentinel }) => name === metric && sentinel === true);
}

/** Which metrics agree with people no better than one that knows nothing of grammar. */
function sentinelSentences(evaluation: Correlations): string[] {
  const [sentinel] = ordered(evaluation, 'pearson', true) as [Correlated | undefined];
  if (sentinel === undefined) return [];
  const beaten = ordered(evaluation, 'pearson').filter(({ value }) => value <= sentinel.value);
  if (beaten.length === 0) return [];
  const shown = listed(beaten.map(({ metric, value }) => `${metricTitle(metric)} (r = ${short(value)})`));
  return [
    `${shown} ${beaten.length === 1 ? 'does' : 'do'} not beat ${metricTitle(sentinel.metric)} (r = ${short(sentinel.value)}), which knows nothing of grammar.`,
  ];
}

function systemSentences(evaluation: Correlations): string[] {
  const { n, confidence } = evaluation;
  const [best, ...rivals] = ordered(evaluation, 'pearson') as [Correlated | undefined, ...Correlated[]];
  if (best === undefined) return ['No metric tells the systems apart, so none can be judged.'];
  const bounds = best.correlation.pearson.interval;
  const sure = bounds === null ? '' : `, ${share(confidence)} interval ${interval(bounds)}`;
  const value = `(r = ${short(best.value)}, n = ${n}${sure})`;
  if (rivals.length === 0)
    return [`The correlation of ${metricTitle(best.metric)} with people about systems is ${value.slice(1, -1)}.`];
  const verb = best.value > 0 ? 'agrees best with people about systems' : 'disagrees least with people about systems';
  return [
    `${metricTitle(best.metric)} ${verb} ${value}.`,
    ...leadSentences(evaluation, best, rivals),
    ...rankSentence(evaluation, best),
  ];
}

/** Over which metrics the best one leads significantly, and over which it does not. */
function leadSentences({ systemLevel }: Correlations, best: Correlated, rivals: readonly Correlated[]): string[] {
  const tests = systemLevel.tests?.pearson.tests ?? [];
  const groups = new Map<string, string[]>();
  for (const { metric, value } of rivals) {
    const test = tests.find(({ better, worse }) => better === best.metric && worse === metric);
    const p = test?.williams?.oneSided;
    const shown = `${metricTitle(metric)} (r = ${short(value)}${p === undefined ? '' : `, Williams p ${shortP(p)}`})`;
    const kind = leadOf(test, tests.length);
    groups.set(kind, [...(groups.get(kind) ?? []), shown]);
  }
  return Array.from(groups, ([kind, metrics]) => `Its lead over ${listed(metrics)} ${kind}.`);
}

function leadOf(test: AdjustedMetricTest | undefined, tests: number): string {
  const { williams = null, adjusted = null } = test ?? {};
  if (williams === null || adjusted === null) return 'cannot be tested';
  if (williams.oneSided >= SIGNIFICANT) return 'is not significant';
  if (adjusted < SIGNIFICANT) return tests > 1 ? `is significant, also corrected for ${tests} tests` : 'is significant';
  return `is significant only if it is not corrected for ${tests} tests`;
}

const NEAR = 1e-9;

function rankSentence(evaluation: Correlations, best: Correlated): string[] {
  const [first] = ordered(evaluation, 'spearman');
  const rho = best.correlation.spearman.value ?? -1;
  if (first.metric === best.metric || first.value <= rho + NEAR) return [];
  return [
    `By Spearman's rho the best is ${metricTitle(first.metric)} (${short(first.value)}, ${metricTitle(best.metric)} ${short(rho)}).`,
  ];
}

function outlierSentences(evaluation: Correlations): string[] {
  const { metrics, systemLevel } = evaluation;
  const { robustness } = systemLevel;
  const without = robustness?.withoutOutliers ?? null;
  if (robustness === undefined || without === null) return [];
  const values = metrics
    .flatMap(({ name, sentinel }, at) => {
      const { pearson } = without.metrics[at];
      return pearson === null || sentinel === true ? [] : [{ name, pearson }];
    })
    .sort((a, b) => b.pearson - a.pearson);
  if (values.length === 0) return [];
  const { outliers } = robustness.spread;
  const shown = listed(values.map(({ name, pearson }) => `${short(pearson)} for ${name}`));
  return [`Without ${listed(outliers)}, ${outliers.length === 1 ? 'an outlier' : 'outliers'}, r is ${shown}.`];
}

function tieSentences(evaluation: Correlations): string[] {
  const taus = withoutSentinels(evaluation);
  if (taus === undefined || taus.metrics.length < 2) return [];
  const withTies = leader(taus, 'hties');
  const withoutTies = leader(taus, 'noties');
  if (withTies === undefined || withoutTies === undefined) return [];
  const doubt = (convention: TieConvention): string => (taus.winners[convention] === null ? ', intervals overlap' : '');
  const tauWithTies = `HTies tau ${short(withTies.tau)}${doubt('hties')}`;
  const tauWithoutTies = `NoTies tau ${short(withoutTies.tau)}${doubt('noties')}`;
  if (withTies.metric === withoutTies.metric) {
    return [
      `For single sentences ${metricTitle(withTies.metric)} agrees best, whether ties count (${tauWithTies}) or not (${tauWithoutTies}).`,
    ];
  }
  return [
    `For single sentences ${metricTitle(withTies.metric)} agrees best when ties count (${tauWithTies}), and ${metricTitle(withoutTies.metric)} when they do ` +
      `not (${tauWithoutTies}): the order depends on how ties count.`,
  ];
}

function withoutSentinels(evaluation: Correlations): SentenceTaus | undefined {
  const taus = evaluation.sentenceLevel?.expanded.taus;
  return taus && { ...taus, metrics: taus.metrics.filter(({ metric }) => !isSentinel(evaluation, metric)) };
}

function leader(taus: SentenceTaus, convention: TieConvention): { metric: string; tau: number } | undefined {
  return taus.metrics
    .flatMap(({ metric, taus: metricTaus }) => {
      const { tau } = metricTaus[convention];
      return tau === null ? [] : [{ metric, tau }];
    })
    .sort((a, b) => b.tau - a.tau)
    .at(0);
}

function cautions({ n }: Correlations): string[] {
  return n < FEW_SYSTEMS ? [`${n} systems are few: read the intervals, not the values.`] : [];
}

function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}
