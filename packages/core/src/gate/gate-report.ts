import { StetError } from '../error.js';
import type { EditMetric } from '../metrics/edit-based/edit-metric.js';
import type { ScorePart } from '../metrics/metric.js';
import { valuePart } from '../metrics/score-parts.js';
import type { Baseline, CleanCounts, Hash } from './baseline.js';
import type { CleanText } from './clean-text.js';
import type { BaselineComparison } from './compare-with-baseline.js';
import { hashCleanText, type MeasuredCleanText } from './make-baseline.js';
import { sentenceChanges, type SentenceChange } from './sentence-changes.js';
import type { DropTest, DropTestOptions, ValueDrop } from './test-drop.js';
import { typeChanges, type TypeChanges } from './type-changes.js';

/** How many edits to clean text a gate lets through; no limit where none is given. */
export interface CleanLimits {
  readonly maxEdits?: number | undefined;
  /** For each 1,000 words. */
  readonly maxRate?: number | undefined;
}

/** The edits to clean text now, beside those of the baseline where it has the same text. */
export interface CleanCheck extends CleanText, CleanLimits {
  readonly passed: boolean;
  readonly before?: CleanCounts;
}

/** A metric beside the one of the baseline. */
export interface MetricCheck extends ValueDrop {
  readonly metric: string;
  /** How its values are shown. */
  readonly part: ScorePart;
}

/** What a gate found. */
export interface GateReport extends TypeChanges {
  /** False when a score fell significantly, or when clean text was edited beyond its limit. */
  readonly passed: boolean;
  /** The system of the baseline, and the one that wants to pass. */
  readonly systems: { readonly before: string; readonly now: string };
  readonly metric: string;
  /** What the metric calls its value, such as F0.5. */
  readonly title: string;
  readonly signature: string;
  /** Sentences measured both times, and those that changed since the baseline, which are not compared. */
  readonly gold: { readonly compared: number; readonly added: readonly number[]; readonly removed: readonly number[] };
  readonly remeasured: boolean;
  readonly score: DropTest & DropTestOptions;
  readonly clean?: CleanCheck;
  /** Metrics of programs; each of them must not fall either. */
  readonly metrics?: readonly MetricCheck[];
  /** Most harmful first. */
  readonly sentences: readonly SentenceChange[];
}

export interface GateInput {
  readonly metric: EditMetric;
  readonly baseline: Baseline;
  /** The name of the system now. */
  readonly system: string;
  readonly comparison: BaselineComparison;
  readonly test: DropTest;
  readonly options: DropTestOptions;
  readonly clean?: MeasuredCleanText & { readonly limits: CleanLimits };
  readonly metrics?: readonly MetricCheck[];
}

/** Puts together what a gate found, and decides. */
export function gateReport(
  { metric, baseline, system, comparison, test, options, clean, metrics = [] }: GateInput,
  hash: Hash,
): GateReport {
  const { gold, remeasured } = comparison;
  const cleanCheck = clean && checkCleanText(clean, baseline, hash);
  return {
    passed: ![test, ...metrics].some(({ significant }) => significant) && cleanCheck?.passed !== false,
    systems: { before: baseline.system, now: system },
    metric: metric.name,
    title: valuePart(metric).title,
    signature: test.signature,
    gold: { compared: gold.pairs.length, added: gold.added, removed: gold.removed },
    remeasured,
    score: { ...test, ...options },
    ...(cleanCheck === undefined ? {} : { clean: cleanCheck }),
    ...(metrics.length === 0 ? {} : { metrics }),
    ...typeChanges(metric, comparison),
    sentences: sentenceChanges(metric, comparison),
  };
}

function checkCleanText(
  { sources, result, limits }: NonNullable<GateInput['clean']>,
  { clean }: Baseline,
  hash: Hash,
): CleanCheck {
  const { maxEdits = Infinity, maxRate = Infinity } = limits;
  const comparable = clean?.text === hashCleanText(sources, hash) ? clean : undefined;
  return {
    passed: result.edits <= maxEdits && result.rate <= maxRate,
    ...limits,
    ...result,
    ...(comparable === undefined
      ? {}
      : { before: { sentences: comparable.sentences, words: comparable.words, edits: comparable.edits } }),
  };
}

/** Refuses a gold other than the baseline's. */
export function refuseChangedGold(
  { gold: { pairs, added, removed } }: BaselineComparison,
  { file = 'the baseline' }: Baseline,
  goldFile: string,
): void {
  if (added.length === 0 && removed.length === 0) return;
  throw new StetError({
    code: 'GOLD_CHANGED',
    file: goldFile,
    expected: `the ${pairs.length + removed.length} sentences and annotations of ${file}`,
    found: `${added.length} that it does not know${added.length === 0 ? '' : ` (${firstNumbers(added)})`}, and ${removed.length} of its own missing`,
    remedy: 'Write the baseline again, or leave out {{strictGold}} to compare the sentences that both have.',
  });
}

const MAX_NUMBERS = 10;

/** The first of a list of numbers, and how many more there are. */
export function firstNumbers(numbers: readonly number[]): string {
  const more = numbers.length - MAX_NUMBERS;
  return `${numbers.slice(0, MAX_NUMBERS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
