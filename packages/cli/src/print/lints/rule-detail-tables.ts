import { figure, interval, intervalTitle, plainPercent, type LintReport, type RuleSheet } from '@stet/core/internal';
import { left, percent, right, type TableModel } from '../table.js';
import { shownInterval, shownRate } from './rule-table.js';

/** What the table of rules has no room for: how sure its numbers are, and how far down the right suggestion stands. */
export function ruleDetailTables(report: LintReport, most: number): TableModel[] {
  return [ruleHitTable(report, most), ruleAlarmTable(report, most)].filter(({ rows }) => rows.length > 0);
}

/** Rules with enough lints on the gold to tell their shares. */
export function ruleHitTable({ rules, gold, settings: { confidence } }: LintReport, most: number): TableModel {
  const bounds = intervalTitle({ confidence });
  const edits = gold?.edits ?? 0;
  return {
    title: 'Rules against the gold',
    columns: [
      left('Rule'),
      ...['Lints', 'Touches an error, %', bounds, 'A suggestion is right, %', bounds, 'First is right, %', bounds],
      ...['Hit at 3, %', 'Hit at 5, %', 'Errors found, %'],
    ].map((column) => (typeof column === 'string' ? right(column) : column)),
    rows: rules
      .filter(isTold)
      .slice(0, most)
      .map(({ rule, gold: { lints, precision, found } }) => [
        rule,
        String(lints),
        ...[precision.detection, precision.any, precision.first].flatMap((rate) => [
          shownRate(rate),
          shownInterval(rate.interval),
        ]),
        ...[precision.hitAt[3], precision.hitAt[5]].map((rate) => shownRate(rate)),
        percent(edits === 0 ? 0 : found / edits, 1),
      ]),
    notes: ['Hit at k: one of the first k suggestions is right. Errors found: those that the rule touches, of all.'],
  };
}

type ToldSheet = RuleSheet & { readonly gold: NonNullable<RuleSheet['gold']> };

const isTold = (sheet: RuleSheet): sheet is ToldSheet => (sheet.gold?.precision.detection.value ?? null) !== null;

function ruleAlarmTable({ rules, settings: { confidence } }: LintReport, most: number): TableModel {
  return {
    title: 'False alarms by rule, for each 1,000 words',
    columns: [
      left('Rule'),
      left('Register'),
      ...['Lints', 'Distinct', 'Rate', `${plainPercent(confidence)} % exact`].map(right),
    ],
    rows: rules
      .slice(0, most)
      .flatMap(({ rule, alarms }) =>
        alarms
          .filter(({ lints }) => lints > 0)
          .map(({ register, lints, distinct, rate, poisson }) => [
            rule,
            register,
            ...[lints, distinct].map(String),
            figure(rate, 2),
            interval(poisson),
          ]),
      ),
  };
}
