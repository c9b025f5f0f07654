import type { MetaEvaluation, MetricCorrelation, SentenceTaus, TieConvention } from '@stet/core';
import { interval, share, short, shownP } from './figures.js';

/** With fewer systems a correlation says little, however high it is. */
const FEW_SYSTEMS = 10;
const SIGNIFICANT = 0.05;

/** What a meta-evaluation comes to, in words, and how sure that is. */
export function metaVerdict(evaluation: MetaEvaluation): string {
  return [
    ...systemSentences(evaluation),
    ...outlierSentences(evaluation),
    ...tieSentences(evaluation),
    ...cautions(evaluation),
  ].join(' ');
}

type Defined = MetricCorrelation & { readonly value: number };

/** The metrics with a correlation, the best first. */
function ordered({ systemLevel }: MetaEvaluation, kind: 'pearson' | 'spearman'): Defined[] {
  return (systemLevel.correlations ?? [])
    .flatMap((own): Defined[] => {
      const { value } = own[kind];
      return value === null ? [] : [{ ...own, value }];
    })
    .sort((one, other) => other.value - one.value);
}

function systemSentences(evaluation: MetaEvaluation): string[] {
  const { n, confidence } = evaluation;
  const [best, ...others] = ordered(evaluation, 'pearson');
  if ((best as Defined | undefined) === undefined) return ['No metric tells the systems apart, so none can be judged.'];
  if (others.length === 0) {
    const sure =
      best.pearson.interval === null ? '' : `, ${share(confidence)} interval ${interval(best.pearson.interval)}`;
    return [
      `The correlation of ${best.metric} with people about systems is r = ${short(best.value)} (n = ${n}${sure}).`,
    ];
  }
  const pOf = (worse: string): number | null | undefined =>
    evaluation.systemLevel.tests?.pearson.tests.find((test) => test.better === best.metric && test.worse === worse)
      ?.williams?.oneSided;
  const isBeaten = ({ metric }: Defined): boolean => (pOf(metric) ?? 1) < SIGNIFICANT;
  const rivals = others.filter((own) => !isBeaten(own));
  const beaten = others.filter(isBeaten);
  const top = [best, ...rivals];
  const sentences = [
    `${listed(top.map(({ metric }) => metric))} ${top.length === 1 ? 'agrees' : 'agree'} best with people about systems ` +
      `(r = ${listed(top.map(({ value }) => short(value)))}, n = ${n}).`,
  ];
  if (rivals.length > 0) {
    const tests = rivals.map(({ metric }) => pOf(metric)).filter((p) => p !== null && p !== undefined);
    const which = rivals.length === 1 ? 'The difference is' : 'The differences from the first are';
    const why =
      tests.length < rivals.length
        ? 'there are too few systems for a test'
        : `Williams p = ${listed(tests.map((p) => short(p)))}`;
    sentences.push(`${which} not significant (${why}).`);
  }
  if (beaten.length > 0) {
    const shown = beaten.map(({ metric, value }) => `${metric} (r = ${short(value)}, p ${equalP(pOf(metric))})`);
    sentences.push(`${best.metric} is significantly better than ${listed(shown)}.`);
  }
  const [byRank] = ordered(evaluation, 'spearman');
  if (byRank.metric !== best.metric) {
    sentences.push(`By Spearman's rho the best is ${byRank.metric} (${short(byRank.value)}).`);
  }
  return sentences;
}

function equalP(p: number | null | undefined): string {
  const shown = shownP(p).replace(/0\./u, '.');
  return shown.startsWith('<') ? shown : `= ${shown}`;
}

function outlierSentences(evaluation: MetaEvaluation): string[] {
  const { metrics, systemLevel } = evaluation;
  const { robustness } = systemLevel;
  const without = robustness?.withoutOutliers ?? null;
  if (robustness === undefined || without === null) return [];
  const values = metrics.flatMap(({ name }, at) => {
    const { pearson } = without.metrics[at];
    return pearson === null ? [] : [{ name, pearson }];
  });
  if (values.length === 0) return [];
  const shown = values
    .sort((one, other) => other.pearson - one.pearson)
    .map(({ name, pearson }) => `${name} ${short(pearson)}`);
  const { outliers } = robustness.spread;
  return [`Without ${listed(outliers)}, ${outliers.length === 1 ? 'an outlier' : 'outliers'}, r is ${listed(shown)}.`];
}

function tieSentences({ sentenceLevel }: MetaEvaluation): string[] {
  const taus = sentenceLevel?.expanded.taus;
  if (taus === undefined || taus.metrics.length < 2) return [];
  const counted = leader(taus, 'hties');
  const left = leader(taus, 'noties');
  if (counted === undefined || left === undefined) return [];
  const doubt = (convention: TieConvention): string => (taus.winners[convention] === null ? ', intervals overlap' : '');
  const ofCounted = `HTies tau = ${short(counted.tau)}${doubt('hties')}`;
  const ofLeft = `NoTies tau = ${short(left.tau)}${doubt('noties')}`;
  if (counted.metric === left.metric) {
    return [
      `For single sentences ${counted.metric} agrees best, whether ties count (${ofCounted}) or not (${ofLeft}).`,
    ];
  }
  return [
    `For single sentences ${counted.metric} agrees best when ties count (${ofCounted}), and ${left.metric} when they do not ` +
      `(${ofLeft}): the order hangs on how ties count.`,
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

function cautions({ n, systemLevel }: MetaEvaluation): string[] {
  const tests = systemLevel.tests?.pearson.tests.length ?? 0;
  return [
    ...(n < FEW_SYSTEMS ? [`${n} systems are few: read the intervals, not the values.`] : []),
    ...(tests > 1 ? [`The p-values are not corrected for ${tests} tests.`] : []),
  ];
}

function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}
