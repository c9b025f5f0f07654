import { groupBy } from '../../group-by.js';
import { drawRatios, drawnInterval, type Interval } from '../../significance/draw-statistics.js';
import type { SignificanceOptions } from '../../significance/test-systems.js';
import { poissonLimits } from '../../stats/poisson.js';
import type { LintCheck } from '../lint-run.js';

/** Lints on text that is right, for each 1,000 words. */
export interface AlarmRate {
  readonly texts: number;
  readonly words: number;
  readonly lints: number;
  /** Different pairs of a rule and what it objects to: a name that is misspelt a hundred times is one. */
  readonly distinct: number;
  /** Null where there are no words. */
  readonly rate: number | null;
  /** As if lints came independently of each other. */
  readonly poisson: Interval | null;
  /** As lints come together in texts; null for a single text. */
  readonly bootstrap: Interval | null;
  /** Variance over mean of the lints of a text: about 1 if they come independently; null for a single text. */
  readonly dispersion: number | null;
}

/** The rate of one rule in a register; lints of a single rule are too few to resample. */
export type RuleAlarms = Pick<AlarmRate, 'lints' | 'distinct' | 'rate' | 'poisson'> & { readonly rule: string };

export interface RegisterAlarms extends AlarmRate {
  readonly register: string;
  /** Most lints first. */
  readonly rules: readonly RuleAlarms[];
}

export interface FalseAlarms {
  readonly registers: readonly RegisterAlarms[];
  /** The mean of the registers, each counting the same; null where one has no words. */
  readonly mean: { readonly rate: number | null; readonly interval: Interval | null };
  /** All texts together, so that long registers count more. */
  readonly pooled: AlarmRate;
}

/** Above this, lints cluster so much that the exact interval is too narrow: show the bootstrap first. */
export const CLUSTERED = 1.5;

const PER_WORDS = 1000;
/** The register of texts that have none. */
export const NO_REGISTER = 'all texts';

/** Counts lints on text that is right, by register. Failed and incomplete checks must be left out before. */
export function measureFalseAlarms(checks: readonly LintCheck[], options: SignificanceOptions): FalseAlarms {
  const registers = Array.from(
    groupBy(checks, ({ register }) => register ?? NO_REGISTER),
    ([register, ofRegister], at) => {
      // A seed of its own for each register, or the mean would look surer than it is.
      const draws = drawRates(ofRegister, { ...options, seed: options.seed + at });
      const alarms = alarmRate(ofRegister, draws, options.confidence);
      return { register, draws, alarms, rules: ruleAlarms(ofRegister, options.confidence) };
    },
  );
  const rates = registers.map(({ alarms }) => alarms.rate);
  return {
    registers: registers.map(({ register, alarms, rules }) => ({ register, ...alarms, rules })),
    mean: {
      rate: rates.length === 0 || rates.includes(null) ? null : mean(rates.map(Number)),
      interval: meanInterval(registers, options),
    },
    pooled: alarmRate(checks, drawRates(checks, options), options.confidence),
  };
}

/** The rate of each resample of the texts. */
function drawRates(checks: readonly LintCheck[], options: SignificanceOptions): Float64Array {
  const ratio = {
    units: checks.map((_, at) => at),
    above: checks.map(({ lints }) => PER_WORDS * lints.length),
    below: checks.map(({ words }) => words),
  };
  return drawRatios([ratio], checks.length, options)[0];
}

function alarmRate(checks: readonly LintCheck[], draws: Float64Array, confidence: number): AlarmRate {
  const counts = checks.map(({ lints }) => lints.length);
  const lints = checks.flatMap((check) => check.lints);
  const words = checks.reduce((sum, check) => sum + check.words, 0);
  const isSpread = checks.length > 1;
  return {
    texts: checks.length,
    words,
    lints: lints.length,
    distinct: distinctOf(lints),
    ...poissonRate(lints.length, words, confidence),
    bootstrap: isSpread ? drawnInterval(draws, confidence) : null,
    dispersion: isSpread ? dispersionOf(counts) : null,
  };
}

/** The rate of lints for each 1,000 words, with its exact interval. */
export function poissonRate(
  lints: number,
  words: number,
  confidence: number,
): { readonly rate: number | null; readonly poisson: Interval | null } {
  if (words === 0) return { rate: null, poisson: null };
  const [low, high] = poissonLimits(lints, confidence);
  return { rate: (PER_WORDS * lints) / words, poisson: [(PER_WORDS * low) / words, (PER_WORDS * high) / words] };
}

function ruleAlarms(checks: readonly LintCheck[], confidence: number): RuleAlarms[] {
  const words = checks.reduce((sum, check) => sum + check.words, 0);
  const byRule = groupBy(
    checks.flatMap(({ lints }) => lints),
    ({ rule }) => rule,
  );
  return Array.from(byRule, ([rule, lints]) => ({
    rule,
    lints: lints.length,
    distinct: distinctOf(lints),
    ...poissonRate(lints.length, words, confidence),
  })).sort((a, b) => b.lints - a.lints || (a.rule < b.rule ? -1 : 1));
}

function distinctOf(lints: LintCheck['lints']): number {
  return new Set(lints.map(({ rule, text }) => JSON.stringify([rule, text]))).size;
}

/** Null where there is nothing to spread. */
function dispersionOf(counts: readonly number[]): number | null {
  const average = mean(counts);
  if (average === 0) return null;
  const squares = counts.reduce((sum, count) => sum + (count - average) ** 2, 0);
  return squares / (counts.length - 1) / average;
}

/** Registers are resampled independently of each other, so that the nth draws of all of them make one of the mean. */
function meanInterval(
  registers: readonly { readonly draws: Float64Array; readonly alarms: AlarmRate }[],
  { resamples, confidence }: SignificanceOptions,
): Interval | null {
  if (registers.length === 0 || registers.some(({ alarms }) => alarms.bootstrap === null)) return null;
  const draws = Float64Array.from({ length: resamples }, (_, at) => mean(registers.map((one) => one.draws[at])));
  return drawnInterval(draws, confidence);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
