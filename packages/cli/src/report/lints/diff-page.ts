import type { Block, Chapter, Example, ExampleSheet, Report } from '@stet/charts';
import {
  contextOf,
  counted,
  sentenceAround,
  shownLint,
  type LintChange,
  type LintDiff,
  type RuleChange,
} from '@stet/core/internal';
import { changeWords, diffTables, registerTable, rulesTable, saidBy, whereOf } from '../../print/lints/diff-tables.js';
import { diffWords } from '../../print/lints/diff-words.js';
import { tableBlock } from '../table-block.js';

/** Two versions of a checker compared, as a page: rules with their examples, registers, and what is unstable. */
export function lintDiffPage(title: string, diff: LintDiff, signature: string, confidence: number): Report {
  const { rules, newRules, goneRules, unstable } = diff;
  const [kinds] = diffTables(diff, signature, confidence, 0);
  return {
    kind: 'Two versions of a grammar checker',
    title,
    summary: diffWords(diff).join(' '),
    chapters: [
      ...rulesChapter('changed', 'Rules that changed', 'Most added and removed first.', rules),
      ...rulesChapter('new', 'New rules', 'Rules that only the new version has reported.', newRules),
      ...rulesChapter('gone', 'Rules that are gone', 'Rules that only the baseline has reported.', goneRules),
      {
        id: 'the-numbers',
        heading: 'In numbers',
        text: 'Whether there are more lints than before, and how sure that is.',
        blocks: [
          tableBlock('registers', 'Added and removed, by register', registerTable(diff, confidence)),
          tableBlock('kinds', kinds.title ?? 'What became of the lints', kinds),
        ],
      },
      ...(unstable.length === 0 ? [] : [unstableChapter(diff)]),
    ],
  };
}

/** The most examples of a rule on a page. */
const MOST_EXAMPLES = 20;

function rulesChapter(id: string, heading: string, text: string, rules: readonly RuleChange[]): Chapter[] {
  if (rules.length === 0) return [];
  const ids = rules.map((_, at) => `${id}-${at + 1}`);
  const how = 'Follow a rule’s name to its examples, those from clean text first. A click on a heading sorts.';
  const blocks: Block[] = [
    { block: 'table', id: `${id}-rules`, table: { ...rulesTable(rules), title: heading }, sortable: true, links: ids },
    { block: 'examples', id: `${id}-examples`, sheets: rules.map((rule, at) => sheetOf(rule, ids[at])) },
  ];
  return [{ id: `the-${id}`, heading, text: `${text} ${how}`, blocks }];
}

/** Named where there are some: a rule of which nothing came or went is on the page for these. */
const OTHER_KINDS = ['changed', 'moved', 'other rule'] as const;

function sheetOf({ rule, formerly, added, removed, counts, examples }: RuleChange, id: string): ExampleSheet {
  const more = examples.length - MOST_EXAMPLES;
  const facts = [
    ...formerly.map((name) => `was ${name}`),
    `${added.lints} added, ${removed.lints} removed`,
    ...OTHER_KINDS.flatMap((kind) => (counts[kind] === 0 ? [] : [`${counts[kind]} ${kind}`])),
    ...(more > 0 ? [`${counted(examples.length, 'change')}, ${MOST_EXAMPLES} shown`] : []),
  ];
  return { id, heading: rule, facts: facts.join('; '), examples: examples.slice(0, MOST_EXAMPLES).map(exampleOf) };
}

function exampleOf(change: LintChange): Example {
  const { check, lint } = shownLint(change);
  const context = check.text === undefined ? { before: '', text: lint.text, behind: '' } : contextOf(check.text, lint);
  const { before, now } = change;
  const both = before !== undefined && now !== undefined;
  return {
    verdict: changeWords(change),
    isGood: isGood(change),
    origin: whereOf(change),
    ...context,
    suggestions: lint.suggestions.slice(0, 3),
    message: both && change.change === 'changed' ? `Before: ${saidBy(before.lint)}` : lint.message,
    ...(check.text === undefined
      ? {}
      : { must: { rule: lint.rule, sentence: sentenceAround(check.text, lint), likely: likelyOf(change) } }),
  };
}

/** A right lint that came, or a wrong one that went. */
function isGood({ change, verdict }: LintChange): boolean {
  return (change === 'added' && verdict === 'right') || (change === 'removed' && verdict === 'wrong');
}

/** A sentence to let pass where the lint is wrong; where nobody knows, a lint that came is the suspect. */
function likelyOf({ change, verdict = 'unknown' }: LintChange): 'pass' | 'flag' {
  if (verdict === 'unknown') return change === 'added' ? 'pass' : 'flag';
  return verdict === 'wrong' ? 'pass' : 'flag';
}

function unstableChapter(diff: LintDiff): Chapter {
  const table = diffTables(diff, '', 0, 0).at(-1);
  return {
    id: 'the-unstable',
    heading: 'Unstable lints',
    text: 'Two runs of one version differ in these; everything else on this page leaves them out.',
    blocks: table === undefined ? [] : [tableBlock('unstable', 'Unstable lints', table)],
  };
}
