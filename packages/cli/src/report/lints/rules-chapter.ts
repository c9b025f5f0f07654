import type { Block, Chapter, ExampleSheet } from '@stet/charts';
import { counted, type LintExample, type LintReport, type LintVerdict, type RuleSheet } from '@stet/core/internal';
import { ruleTable } from '../../print/lints/rule-table.js';

/** The table of rules, and a sheet of examples for each of them. */
export function rulesChapter(report: LintReport): Chapter {
  const table = ruleTable(report, { most: report.rules.length, intervals: true });
  const ids = report.rules.map((_, at) => `rule-${at + 1}`);
  const { neverFired } = report;
  const silent: Block[] =
    neverFired === null || neverFired.length === 0
      ? []
      : [{ block: 'examples', id: 'never-fired', sheets: [neverFiredSheet(neverFired)] }];
  return {
    id: 'the-rules',
    heading: 'Rules',
    text: 'Follow a rule’s name to its examples, right and wrong. A click on a heading sorts.',
    blocks: [
      { block: 'table', id: 'rules', table: { ...table, title: table.title ?? 'Rules' }, sortable: true, links: ids },
      { block: 'examples', id: 'rule-examples', sheets: report.rules.map((sheet, at) => exampleSheet(sheet, ids[at])) },
      ...silent,
    ],
  };
}

function neverFiredSheet(rules: readonly string[]): ExampleSheet {
  return {
    id: 'silent-rules',
    heading: 'Never fired',
    facts: counted(rules.length, 'rule'),
    text: `${rules.join(', ')}.`,
    examples: [],
  };
}

function exampleSheet({ rule, lints, group, url, gold, examples }: RuleSheet, id: string): ExampleSheet {
  const facts = [
    counted(lints, 'lint'),
    group ?? '',
    gold === null ? '' : `${gold.precision.first.count} of ${gold.lints} right at first on the gold`,
  ];
  return {
    id,
    heading: rule,
    facts: facts.filter((fact) => fact !== '').join('; '),
    ...(url === undefined ? {} : { url }),
    examples: examples.map(shownExample),
  };
}

const VERDICT_WORDS: Readonly<Record<LintVerdict, string>> = {
  first: 'right',
  touches: 'touches an error',
  wrong: 'wrong',
  alarm: 'false alarm',
};

function shownExample({ verdict, unit, register, ...example }: LintExample): ExampleSheet['examples'][number] {
  const origin = register === undefined ? unit : `${unit}, ${register}`;
  return { ...example, verdict: VERDICT_WORDS[verdict], isGood: verdict === 'first' || verdict === 'touches', origin };
}
