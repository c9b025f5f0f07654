import type { Block, Chapter } from '@stet/charts';
import { LEVELS, type GoldMeasures, type LintReport } from '@stet/core/internal';
import { coverageTables, goldTable } from '../../print/lints/gold-tables.js';
import { ruleHitTable } from '../../print/lints/rule-detail-tables.js';
import { tableBlock } from '../table-block.js';

/** How often lints are right, and which errors they find. */
export function goldChapters(report: LintReport): Chapter[] {
  const { gold, rules, settings } = report;
  if (gold === null) return [];
  const byRule = ruleHitTable(report, rules.length);
  return [
    {
      id: 'the-gold',
      heading: 'Against the gold',
      text: 'How many lints are right, and how many errors are found.',
      blocks: [
        tableBlock('gold', 'Precision, recall and F', goldTable(gold, settings.confidence)),
        ...(byRule.rows.length === 0 ? [] : [tableBlock('gold-rules', 'By rule', byRule)]),
      ],
    },
    {
      id: 'the-coverage',
      heading: 'Coverage',
      text: 'Which errors the checker finds: by their type, their length, and what has to be done.',
      blocks: [
        coverageMap(gold),
        ruleTypeMap(gold),
        ...coverageTables(gold).map((table, at) => tableBlock(`coverage-${at + 1}`, table.title ?? 'Coverage', table)),
      ],
    },
  ];
}

const LEVEL_COLUMNS = { detection: 'touched', any: 'any', first: 'first' } as const;

function coverageMap({ coverage: { types } }: GoldMeasures): Block {
  return {
    block: 'heat-map',
    id: 'coverage-map',
    title: 'Errors found, by type',
    caption: 'In percent of the errors of the type; the tables have the counts.',
    rowName: 'Type',
    columnName: 'Level',
    shareName: 'Found',
    rows: types.map(({ name }) => name),
    columns: LEVELS.map((level) => LEVEL_COLUMNS[level]),
    cells: types.map(({ edits, recall }) => LEVELS.map((level) => ({ share: recall[level].count / edits, of: edits }))),
  };
}

/** The most rules and types that fit on a page. */
const MOST_RULES = 25;
const MOST_TYPES = 12;

function ruleTypeMap({ rules, coverage }: GoldMeasures): Block {
  const finders = rules.filter(({ found }) => found > 0).sort((a, b) => b.found - a.found);
  const shownRules = finders.slice(0, MOST_RULES);
  const types = coverage.types.slice(0, MOST_TYPES);
  const isCut = finders.length > MOST_RULES || coverage.types.length > MOST_TYPES;
  return {
    block: 'heat-map',
    id: 'rule-type-map',
    title: 'Which rule finds which errors',
    caption: `Errors of the type that lints of the rule touch, in percent.${isCut ? ` Shown: the ${shownRules.length} rules that find most, and the ${types.length} most frequent types.` : ''}`,
    rowName: 'Rule',
    columnName: 'Type',
    shareName: 'Found',
    rows: shownRules.map(({ rule }) => rule),
    columns: types.map(({ name }) => name),
    cells: shownRules.map((rule) =>
      types.map(({ name, edits }) => {
        const found = rule.types.find(({ type }) => type === name)?.found;
        return found === undefined ? undefined : { share: found / edits, of: edits };
      }),
    ),
  };
}
