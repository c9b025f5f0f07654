import {
  FEWEST,
  NONE,
  counted,
  fixed,
  interval,
  type Interval,
  type LintReport,
  type Rate,
  type RuleSheet,
} from '@stet/core/internal';
import { left, percent, right, type TableModel } from '../table.js';

export function shownInterval(bounds: Interval | null): string {
  return interval(bounds?.map((bound) => 100 * bound) as Interval | undefined, 1);
}

/** The share in percent, or a dash where there is too little to tell. */
export function shownRate({ value }: Rate, digits = 1): string {
  return value === null ? NONE : percent(value, digits);
}

interface RuleTableOptions {
  readonly most: number;
  /** Below each share and rate, how sure it is. */
  readonly intervals?: boolean;
}

/** The rules, those with most lints first: how often they are right, what they find, and their false alarms. */
export function ruleTable(report: LintReport, { most, intervals = false }: RuleTableOptions): TableModel {
  const { checker, version, rules, gold, alarms } = report;
  const registers = alarms?.registers.map(({ register }) => register) ?? [];
  const hasGroups = rules.some(({ group }) => group !== undefined);
  return {
    title: `Rules of ${checker} ${version}`,
    columns: [
      left('Rule'),
      ...(hasGroups ? [left('Group')] : []),
      right('Lints'),
      ...(gold === null ? [] : GOLD_TITLES.map(right)),
      ...registers.map((register) => right(`False alarms: ${register}`)),
    ],
    rows: rules
      .slice(0, most)
      .map((sheet) => [
        sheet.rule,
        ...(hasGroups ? [sheet.group ?? ''] : []),
        String(sheet.lints),
        ...(gold === null ? [] : goldCells(sheet, intervals)),
        ...sheet.alarms.map((alarms) => alarmCell(alarms, intervals)),
      ]),
    notes: ruleNotes(report, most),
  };
}

const GOLD_TITLES = ['On gold', 'Touches an error, %', 'First is right, %', 'Found', 'Alone', 'Wrong'];

function alarmCell({ lints, rate, poisson }: RuleSheet['alarms'][number], intervals: boolean): string {
  if (lints === 0 || rate === null) return '0';
  return withInterval(fixed(rate, 2), intervals && poisson !== null ? interval(poisson, 1) : '');
}

const withInterval = (value: string, bounds: string): string => (bounds === '' ? value : `${value}\n${bounds}`);

function goldCells({ gold }: RuleSheet, intervals: boolean): string[] {
  if (gold === null) return ['0', NONE, NONE, '0', '0', '0'];
  const { lints, precision, found, alone, falseLints } = gold;
  const counts = [found, alone, falseLints].map(String);
  const share = (rate: Rate): string =>
    withInterval(shownRate(rate), intervals && rate.interval !== null ? shownInterval(rate.interval) : '');
  return [String(lints), share(precision.detection), share(precision.first), ...counts];
}

function ruleNotes({ checks, rules, gold, alarms, neverFired, signature }: LintReport, most: number): string[] {
  const notes = [
    `${counted(checks.lints, 'lint')} of ${counted(rules.length, 'rule')} in ${counted(checks.texts, 'text')}, ${counted(checks.words, 'word')} (pieces between white space).`,
  ];
  if (rules.length > most) notes.push(`Shown: ${most} rules of ${rules.length}; --most shows more.`);
  if (gold !== null) {
    notes.push(
      `Shares of fewer than ${FEWEST} lints are not shown. Found: errors of the gold that it touches; alone: those that no other rule does.`,
    );
  }
  if (alarms !== null) notes.push('False alarms: lints for each 1,000 words of text that counts as right.');
  if (neverFired !== null && neverFired.length > 0) {
    notes.push(
      `Never fired, of the rules that were on: ${neverFired.slice(0, 5).join(', ')}${neverFired.length > 5 ? ` and ${neverFired.length - 5} more` : ''}.`,
    );
  }
  return [...notes, signature];
}
