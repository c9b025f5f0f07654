import {
  LINT_CHANGES,
  NONE,
  contextOf,
  counted,
  fixed,
  plainPercent,
  shownLint,
  signed,
  type ChangeTest,
  type Lint,
  type LintChange,
  type LintDiff,
  type LintTally,
  type RuleChange,
} from '@stet/core/internal';
import { left, right, type TableModel } from '../table.js';

/** A diff as tables: kinds of change, registers, rules, and examples of each. */
export function diffTables(diff: LintDiff, signature: string, confidence: number, top: number): TableModel[] {
  const { rules, newRules, goneRules } = diff;
  const shown = [...rules, ...newRules, ...goneRules];
  return [
    kindTable(diff, signature),
    registerTable(diff, confidence),
    ...ruleTables(diff),
    ...(shown.length === 0 || top === 0 ? [] : [exampleTable(shown, top)]),
    ...(diff.unstable.length === 0 ? [] : [unstableTable(diff)]),
  ];
}

const KIND_WORDS: Readonly<Record<(typeof LINT_CHANGES)[number], string>> = {
  same: 'the same',
  changed: 'changed: other suggestions or message',
  moved: 'moved: same rule, other span',
  'other rule': 'other rule, same span',
  removed: 'removed',
  added: 'added',
};

function kindTable({ counts, renamed, sameVersion }: LintDiff, signature: string): TableModel {
  return {
    title: sameVersion ? 'Two runs of one version' : 'What became of the lints',
    columns: [left('Change'), right('Lints')],
    rows: LINT_CHANGES.map((kind) => [KIND_WORDS[kind], String(counts[kind])]),
    notes: [
      ...renamed.map(({ from, to, lints }) => `${from} became ${to}: ${counted(lints, 'lint')} count as the same.`),
      signature,
    ],
  };
}

export function registerTable({ registers, overall }: LintDiff, confidence: number): TableModel {
  const several = registers.length > 1;
  return {
    title: 'Added and removed, by register',
    columns: [
      left('Register'),
      ...['Texts', 'Words', 'Added', 'Removed', 'p', 'For 1,000 words', `${plainPercent(confidence)} % interval`].map(
        right,
      ),
    ],
    rows: [
      ...registers.map((test) => [test.register, ...testCells(test)]),
      ...(several ? [['All', ...testCells(overall)]] : []),
    ],
    groups: several ? [registers.length] : [],
    notes: ['p: exact sign test, two-sided. The interval is of the difference, by drawing texts again.'],
  };
}

/** The counts of a test for a row of a table. */
function testCells({ texts, words, added, removed, p, rate, interval: bounds }: ChangeTest): string[] {
  return [
    ...[texts, words, added, removed].map(String),
    p.toFixed(4),
    shownRate(rate),
    bounds?.map(shownRate).join(' to ') ?? NONE,
  ];
}

const shownRate = (rate: number): string => signed(rate, (value) => fixed(value, 2));

/** The rules of both versions, and those of only one apart. */
export function ruleTables({ rules, newRules, goneRules }: LintDiff): TableModel[] {
  const titled = (title: string, changes: readonly RuleChange[]): TableModel[] =>
    changes.length === 0 ? [] : [{ title, ...rulesTable(changes) }];
  return [
    ...titled('Rules that changed, most added and removed first', rules),
    ...titled('Rules that are new', newRules),
    ...titled('Rules that are gone', goneRules),
  ];
}

/** Changes of rules as rows. */
export function rulesTable(changes: readonly RuleChange[]): TableModel {
  const isJudged = changes.some(({ added, removed }) => isJudgedTally(added) || isJudgedTally(removed));
  return {
    columns: [
      left('Rule'),
      ...['Before', 'Now', 'Added', 'Removed'].map(right),
      ...(isJudged ? ['Wrong added', 'Right removed'].map(right) : [left('Registers')]),
      ...['Changed', 'Moved', 'Other rule'].map(right),
    ],
    rows: changes.map(({ rule, formerly, before, now, added, removed, counts }) => [
      formerly.length === 0 ? rule : `${rule} (was ${formerly.join(', ')})`,
      ...[before, now, added.lints, removed.lints].map(String),
      ...(isJudged
        ? [judgedOf(added, 'wrong'), judgedOf(removed, 'right')]
        : [registersOf(added.registers, removed.registers)]),
      ...[counts.changed, counts.moved, counts['other rule']].map(String),
    ]),
  };
}

const isJudgedTally = ({ lints, verdicts }: LintTally): boolean => verdicts.unknown < lints;

function judgedOf({ verdicts }: LintTally, verdict: 'right' | 'wrong'): string {
  const unknown = verdicts.unknown === 0 ? '' : ` (${verdicts.unknown} unknown)`;
  return `${verdicts[verdict]}${unknown}`;
}

/** `letters +2 −1`. */
function registersOf(added: LintTally['registers'], removed: LintTally['registers']): string {
  return [...new Set([...Object.keys(added), ...Object.keys(removed)])]
    .map((register) => {
      const signs = [
        ...(register in added ? [`+${added[register]}`] : []),
        ...(register in removed ? [`−${removed[register]}`] : []),
      ];
      return `${register} ${signs.join(' ')}`;
    })
    .join(', ');
}

function exampleTable(rules: readonly RuleChange[], top: number): TableModel {
  return {
    title: `Examples, at most ${top} of a rule`,
    columns: ['Rule', 'Change', 'Where', 'Text', 'Before', 'Now'].map(left),
    rows: rules.flatMap(({ rule, examples }) =>
      examples
        .slice(0, top)
        .map((change) => [
          rule,
          changeWords(change),
          whereOf(change),
          markedContext(change),
          saidBy(change.before?.lint),
          saidBy(change.now?.lint),
        ]),
    ),
  };
}

/** `added, wrong`, `changed: first suggestion`. */
export function changeWords({ change, part, verdict, clean, before, now }: LintChange): string {
  if (change === 'changed') return `changed: ${part ?? ''}`;
  if (change === 'other rule') return `from ${before?.lint.rule ?? ''} to ${now?.lint.rule ?? ''}`;
  if (verdict === undefined || verdict === 'unknown') return change;
  return `${change}, ${clean ? 'clean text' : verdict}`;
}

/** The unit with its register. */
export function whereOf(change: LintChange): string {
  const { unit, register } = shownLint(change).check;
  return register === undefined ? unit : `${unit}, ${register}`;
}

/** The lint between square brackets with some words around it. */
export function markedContext(change: LintChange): string {
  const { check, lint } = shownLint(change);
  const { before, text, behind } = contextOf(
    check.text ?? lint.text,
    check.text === undefined ? whole(lint.text) : lint,
  );
  return `${before}[${text}]${behind}`.replace(/\s+/gu, ' ');
}

const whole = (text: string): { start: number; end: number; text: string } => ({ start: 0, end: text.length, text });

const MOST_SUGGESTIONS = 3;

/** What a lint suggests, or says. */
export function saidBy(lint: Lint | undefined): string {
  if (lint === undefined) return NONE;
  if (lint.suggestions.length === 0) return lint.message;
  return lint.suggestions
    .slice(0, MOST_SUGGESTIONS)
    .map((suggestion) => (suggestion === '' ? '(remove)' : suggestion))
    .join(', ');
}

function unstableTable({ unstable }: LintDiff): TableModel {
  return {
    title: 'Unstable: reported in one run of a version and not in another, and left out',
    columns: ['Version', 'Rule', 'Where', 'Text'].map(left),
    rows: unstable.map(({ version, check, lint }) => [
      version,
      lint.rule,
      `${check.unit}, ${lint.start} to ${lint.end}`,
      lint.text,
    ]),
  };
}
