import type { DropTestOptions } from '../../gate/test-drop.js';
import type { LintDiff } from '../diff/diff-runs.js';
import { testRegisters, type RegisterTest } from '../diff/register-test.js';
import { orderExamples } from '../diff/rule-change.js';
import { shownLint, type LintChange } from '../diff/lint-change.js';
import type { LintRun } from '../lint-run.js';
import { NO_REGISTER } from '../measures/false-alarms.js';
import type { MustResult } from '../must/check-must-line.js';
import { testRatioDrop, type RatioDrop, type Share } from './ratio-drop.js';
import type { Slowdown } from './slowdown.js';

/** What the lints of a text come to against its gold edits. */
export interface GoldCounts {
  /** Lints whose first suggestion is right, of all. */
  readonly precision: Share;
  /** Gold edits for which a lint suggests the right correction first, of all. */
  readonly recall: Share;
}

/** False alarms of a register beside those of the baseline. */
export interface AlarmCheck extends RegisterTest {
  readonly passed: boolean;
  /** Those that came and went, the new ones first. */
  readonly changes: readonly LintChange[];
}

export interface MeasureCheck extends RatioDrop {
  readonly measure: 'precision' | 'recall';
}

/** A text that has no answer. */
export interface UnansweredText {
  readonly unit: string;
  /** Why; absent where the checker says that it left lints out. */
  readonly error?: string;
}

/** What a gate for a checker found. */
export interface LintGateReport {
  readonly passed: boolean;
  readonly level: number;
  readonly alarms: readonly AlarmCheck[];
  readonly measures: readonly MeasureCheck[];
  readonly must: readonly MustResult[];
  readonly unanswered: readonly UnansweredText[];
  readonly slowdown?: Slowdown;
  readonly diff: LintDiff;
}

export interface LintGateInput {
  /** Of the baseline and the run that wants to pass, with a verdict on what came and went. */
  readonly diff: LintDiff;
  readonly now: LintRun;
  /** Further runs whose checks must have answers, such as that over the must-lines. */
  readonly others?: readonly LintRun[] | undefined;
  /** By text, for those with gold edits; the same texts in the same order. */
  readonly gold?: { readonly before: readonly GoldCounts[]; readonly now: readonly GoldCounts[] } | undefined;
  readonly must?: readonly MustResult[] | undefined;
  readonly slowdown?: Slowdown | undefined;
}

/** Puts together what a gate found, and decides. */
export function gateLints(input: LintGateInput, options: DropTestOptions): LintGateReport {
  const { diff, now, others = [], gold, must = [], slowdown } = input;
  const alarms = alarmChecks(diff, options);
  const measures = gold === undefined ? [] : measureChecks(gold, options);
  const unanswered = [now, ...others].flatMap(unansweredOf);
  const failed =
    alarms.some(({ passed }) => !passed) ||
    measures.some(({ significant }) => significant) ||
    must.some(({ passed }) => !passed) ||
    unanswered.length > 0 ||
    slowdown?.passed === false;
  return {
    passed: !failed,
    level: options.level,
    ...{ alarms, measures, must, unanswered },
    ...(slowdown === undefined ? {} : { slowdown }),
    diff,
  };
}

/** Tests in each register whether more false alarms came than went. */
function alarmChecks({ compared, changes }: LintDiff, { level, ...options }: DropTestOptions): AlarmCheck[] {
  const alarms = changes.filter(({ verdict }) => verdict === 'wrong');
  return testRegisters(compared, alarms, options).map((test) => ({
    ...test,
    passed: !(test.added > test.removed && test.p < level),
    changes: orderExamples(
      alarms.filter((change) => (shownLint(change).check.register ?? NO_REGISTER) === test.register),
    ),
  }));
}

function measureChecks({ before, now }: NonNullable<LintGateInput['gold']>, options: DropTestOptions): MeasureCheck[] {
  return (['precision', 'recall'] as const).map((measure) => {
    const sharesOf = (counts: readonly GoldCounts[]): Share[] => counts.map((ofText) => ofText[measure]);
    return { measure, ...testRatioDrop(sharesOf(before), sharesOf(now), options) };
  });
}

function unansweredOf({ checks }: LintRun): UnansweredText[] {
  return checks.flatMap(({ unit, error, incomplete }) => {
    if (error !== undefined) return [{ unit, error }];
    return incomplete === true ? [{ unit }] : [];
  });
}
