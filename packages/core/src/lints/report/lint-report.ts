import type { SignificanceOptions } from '../../significance/test-systems.js';
import { VERSION } from '../../version.js';
import type { GoldText } from '../gold/match-text.js';
import { matchText } from '../gold/match-text.js';
import type { LintCheck, LintRun } from '../lint-run.js';
import { findConflicts, type Conflicts } from '../measures/conflicts.js';
import { measureFalseAlarms, type FalseAlarms } from '../measures/false-alarms.js';
import { measureOnGold, type GoldMeasures } from '../measures/gold-measures.js';
import { measureLatency, type Latency } from '../measures/latency.js';
import { correctedTexts, findInstability, type Stability } from '../measures/stability.js';
import { ruleSheets, type RuleSheet } from './rule-sheet.js';

/** All that the bench says of one run of a checker. */
export interface LintReport {
  readonly checker: string;
  readonly version: string;
  readonly options: LintRun['options'];
  readonly settings: LintReportOptions;
  /** All that is needed to get these numbers again from the same files. */
  readonly signature: string;
  readonly checks: CheckCounts;
  /** Null without gold edits. */
  readonly gold: GoldMeasures | null;
  /** On texts that have no gold, which count as right; null where there are none. */
  readonly alarms: FalseAlarms | null;
  /** Every rule with a lint, most lints first. */
  readonly rules: readonly RuleSheet[];
  /** Rules that were on and found nothing; null if the run does not list its rules. */
  readonly neverFired: readonly string[] | null;
  readonly conflicts: Conflicts;
  /** What the checker says of its own corrections; null if it was not asked. */
  readonly stability: Stability | null;
  readonly latency: Latency;
}

/** What was asked, and what was answered. Texts that were not answered in full take no part in any rate. */
export interface CheckCounts {
  readonly texts: number;
  readonly words: number;
  readonly lints: number;
  readonly failed: readonly { readonly unit: string; readonly error: string }[];
  readonly incomplete: readonly string[];
  /** Texts of the gold that the run did not check. */
  readonly unchecked: readonly string[];
}

export interface LintReportOptions extends SignificanceOptions {
  readonly beta: number;
}

/**
 * Measures a run: against the gold where a text has one, and for false alarms where it has none. `recheck` is a run over
 * the same texts with the first suggestion of one lint made in each (`correctedTexts`).
 */
export function reportLints(
  run: LintRun,
  golds: readonly GoldText[],
  options: LintReportOptions,
  recheck?: LintRun,
): LintReport {
  const answered = run.checks.filter((check) => check.error === undefined && check.incomplete !== true);
  const byUnit = new Map(answered.map((check) => [check.unit, check]));
  const goldUnits = new Set(golds.map(({ text }) => text.unit));
  const matched = golds.flatMap((gold) => {
    const check = byUnit.get(gold.text.unit);
    return check === undefined ? [] : [matchText(gold, check.lints)];
  });
  const clean = answered.filter(({ unit }) => !goldUnits.has(unit));
  const texts = new Map(golds.map(({ text }) => [text.unit, text.text]));
  const textOf = ({ unit, text }: LintCheck): string | undefined => text ?? texts.get(unit);
  const gold = golds.length === 0 ? null : measureOnGold(matched, options);
  const alarms = clean.length === 0 ? null : measureFalseAlarms(clean, options);
  const { confidence } = options;
  const rules = ruleSheets({ gold, alarms, matched, clean, textOf: (unit) => texts.get(unit), confidence });
  // Also where the answer was not complete: such a rule works, even if its lints take no part in any rate.
  const fired = new Set(run.checks.flatMap(({ lints }) => lints.map(({ rule }) => rule)));
  return {
    checker: run.checker,
    version: run.version,
    options: run.options,
    settings: options,
    signature: signatureOf(options),
    checks: countChecks(run, goldUnits),
    gold,
    alarms,
    rules,
    neverFired: run.rules?.filter((rule) => !fired.has(rule)) ?? null,
    conflicts: findConflicts(answered, textOf),
    stability: recheck === undefined ? null : findInstability(correctedTexts(answered, textOf), recheck),
    latency: measureLatency(run, options),
  };
}

function signatureOf({ beta, resamples, confidence, seed }: LintReportOptions): string {
  return `lints|beta:${beta}|resamples:${resamples}|confidence:${confidence}|seed:${seed}|stet:${VERSION}`;
}

function countChecks({ checks }: LintRun, goldUnits: ReadonlySet<string>): CheckCounts {
  const checked = new Set(checks.map(({ unit }) => unit));
  return {
    texts: checks.length,
    words: checks.reduce((sum, { words }) => sum + words, 0),
    lints: checks.reduce((sum, { lints }) => sum + lints.length, 0),
    failed: checks.flatMap(({ unit, error }) => (error === undefined ? [] : [{ unit, error }])),
    incomplete: checks.filter(({ incomplete }) => incomplete === true).map(({ unit }) => unit),
    unchecked: [...goldUnits].filter((unit) => !checked.has(unit)),
  };
}
