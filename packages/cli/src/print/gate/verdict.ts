import {
  firstNumbers,
  fixed,
  nameWithTitle,
  shownNumber,
  shownP,
  type CleanCheck,
  type GateReport,
  type MetricCheck,
  type ValueDrop,
} from '@stet/core/internal';
import { percent } from '../table.js';

const DIGITS = 2;

/** What a gate found, in sentences: the decision and its reason first, then its limits. */
export function verdict(report: GateReport): string[] {
  const { score, clean, metrics = [] } = report;
  const checks = [
    { failed: score.significant, text: scoreSentence(report) },
    ...metrics.map((metric) => ({ failed: metric.significant, text: metricSentence(report, metric) })),
    ...(clean === undefined ? [] : [{ failed: !clean.passed, text: cleanSentence(clean) }]),
  ];
  const [first, ...rest] = checks.sort((a, b) => Number(b.failed) - Number(a.failed)).map(({ text }) => text);
  return [
    `The gate ${report.passed ? 'passes' : 'fails'}: ${first}`,
    ...rest.map((text) => `${report.passed ? 'And' : 'Also,'} ${text}`),
    ...powerSentences(report),
    ...goldSentences(report),
    ...(report.remeasured
      ? ['Another version of Stet made the baseline: its output was measured again with this one.']
      : []),
  ];
}

/** The score's name, as tables show it. */
export function scoreName({ metric, title }: GateReport): string {
  return nameWithTitle(metric, title);
}

/** A number of sentences, in words. */
export function sentenceCount(count: number, kind = ''): string {
  return `${count} ${kind}${count === 1 ? 'sentence' : 'sentences'}`;
}

/** How the score changed. */
export function scoreSentence(report: GateReport): string {
  return dropSentence(report, scoreName(report), report.score, percent);
}

/** How the value of a program's metric changed. */
export function metricSentence(report: GateReport, check: MetricCheck): string {
  return dropSentence(report, metricName(check), check, (value) => shownNumber(value, check.part.kind, DIGITS));
}

/** The name of a metric's value, as tables show it. */
export function metricName({ metric, part: { title } }: MetricCheck): string {
  return nameWithTitle(metric, title);
}

function dropSentence(
  { gold, score: { level } }: GateReport,
  name: string,
  { before, now, change, p, significant, changed, criticalDrop }: ValueDrop,
  shown: (value: number) => string,
): string {
  if (gold.compared === 0) return `${name} was not compared, because the baseline has no sentence of this gold.`;
  if (changed === 0) return `${name} is ${shown(now)}, and every sentence scores as in the baseline.`;
  const moved = `from ${shown(before)} to ${shown(now)}`;
  if (change > 0) return `${name} rises ${moved}.`;
  if (change === 0) return `${name} stays at ${shown(now)}, though ${sentenceCount(changed)} changed.`;
  if (significant) return `${name} falls ${moved} (p ${shownP(p)}, below the level of ${level}).`;
  const enough =
    criticalDrop === null
      ? ''
      : ` With the ${sentenceCount(changed)} that changed, a drop of ${shown(criticalDrop)} or more would fail.`;
  return `${name} falls ${moved}, which may well be chance (p ${shownP(p)}).${enough}`;
}

/** How much clean text was edited. */
export function cleanSentence({ passed, edits, words, rate, maxEdits, maxRate, before }: CleanCheck): string {
  const then = before === undefined ? '' : `, after ${before.edits} in the baseline`;
  const limits = [
    ...(maxEdits === undefined ? [] : [String(maxEdits)]),
    ...(maxRate === undefined ? [] : [`${maxRate} for each 1,000 words`]),
  ].join(' and ');
  const limit = limits === '' ? '; there is no limit' : `; ${passed ? 'within' : 'over'} the limit of ${limits}`;
  const count = `${edits} ${edits === 1 ? 'edit' : 'edits'}`;
  return `clean text gets ${count} in ${words} words (${fixed(rate, 1)} for each 1,000)${then}${limit}.`;
}

/** Which drops the test could not have found. */
function powerSentences({ gold, score }: GateReport): string[] {
  const { level, sentencesNeeded, smallestDrop, changed, change } = score;
  if (gold.compared < sentencesNeeded) {
    const compared = `${gold.compared} ${gold.compared === 1 ? 'is' : 'are'} compared`;
    return [
      `Nothing can be told: at the level of ${level} a drop takes ${sentencesNeeded} sentences, and ${compared}.`,
    ];
  }
  if (smallestDrop === null) return ['The baseline has no score to lose: no drop can be found.'];
  const least = `The smallest drop that the test can find here is ${percent(smallestDrop)}: ${sentencesNeeded} sentences worse by an edit, and none better.`;
  if (changed === 0 || changed >= sentencesNeeded || change >= 0) return [least];
  return [`Nothing can be told of a drop in ${sentenceCount(changed)}. ${least}`];
}

function goldSentences({ gold: { compared, added, removed } }: GateReport): string[] {
  if (added.length === 0 && removed.length === 0) return [];
  const differences = [
    ...(added.length === 0 ? [] : [`${sentenceCount(added.length)} new or changed (${firstNumbers(added)})`]),
    ...(removed.length === 0 ? [] : [`${removed.length} of its own missing (${firstNumbers(removed)})`]),
  ];
  const rest = `Only the ${sentenceCount(compared, 'unchanged ')} ${compared === 1 ? 'is' : 'are'} compared.`;
  return [`The gold is not the one of the baseline: ${differences.join(', ')}. ${rest}`];
}
