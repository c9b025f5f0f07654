import {
  signed,
  comparisonTitles,
  type AnnotationAgreement,
  type Category,
  type ComparisonMode,
  type ErrantComparison,
} from '@stet/core/internal';
import { left, percent, right, type TableModel } from './table.js';

/** A system with what a comparison found. */
export interface ScoredSystem {
  readonly name: string;
  readonly comparison: ErrantComparison;
  readonly categories: readonly Category[];
}

interface ComparisonTables {
  readonly mode: ComparisonMode;
  readonly beta: number;
  readonly withCategories: boolean;
}

/** A row for each system; by type a table for each. */
export function comparisonTables(
  systems: readonly ScoredSystem[],
  { mode, beta, withCategories }: ComparisonTables,
): TableModel[] {
  const columns = ['TP', 'FP', 'FN', 'P', 'R', `F${beta}`].map(right);
  const title = comparisonTitles[mode];
  return [
    {
      title,
      columns: [left('System'), ...columns],
      rows: systems.map(({ name, comparison }) => [name, ...cellsOf(comparison)]),
    },
    ...(withCategories ? systems : []).map(({ name, categories }) => ({
      title: `${title}: ${name}`,
      columns: [left('Type'), ...columns],
      rows: categories.map((category) => [category.type, ...cellsOf(category)]),
    })),
  ];
}

function cellsOf({ tp, fp, fn, precision, recall, value }: Omit<Category, 'type'>): string[] {
  return [...[tp, fp, fn].map(String), ...[precision, recall, value].map((ratio) => percent(ratio))];
}

/** A system for programs to read. */
export function scoredDocument({ name, comparison, categories }: ScoredSystem): Record<string, unknown> {
  return {
    name,
    ...scoreFields(comparison),
    categories: categories.map((category) => ({ type: category.type, ...scoreFields(category) })),
    chosen: comparison.chosen.map(({ hypothesis, reference }) => [hypothesis, reference]),
  };
}

function scoreFields({ tp, fp, fn, precision, recall, value }: Omit<Category, 'type'>): Record<string, number> {
  return { tp, fp, fn, precision, recall, f: value };
}

/** What the scores of both annotations differ by, where there are references. */
export interface ScoreDifference {
  readonly mode: ComparisonMode;
  readonly ours: number;
  readonly theirs: number;
}

/** How far two annotations agree: edits, types, which types are taken for which, and scores. */
export function agreementTables(
  agreement: AnnotationAgreement,
  scores: readonly ScoreDifference[],
  { beta, most }: { readonly beta: number; readonly most: number },
): TableModel[] {
  const { changed, identical, identicalTypes, ourEdits, theirEdits, sharedEdits, equalTypes, confusions } = agreement;
  const share = (title: string, count: number, all: number): string[] => [
    title,
    String(count),
    String(all),
    all === 0 ? '-' : percent(count / all),
  ];
  const shown = confusions.slice(0, most);
  return [
    {
      title: 'Agreement',
      columns: [left('What'), right('Count'), right('Of'), right('%')],
      rows: [
        share('changed sentences with identical edits', identical, changed),
        share('changed sentences with identical edits and types', identicalTypes, changed),
        share('edits of ours that are also theirs', sharedEdits, ourEdits),
        share('edits of theirs that are also ours', sharedEdits, theirEdits),
        share('identical edits of equal type', equalTypes, sharedEdits),
      ],
      notes: ['Identical edits have the same span and the same correction.'],
    },
    ...(shown.length === 0 ? [] : [confusionTable(shown, confusions.length)]),
    ...(scores.length === 0 ? [] : [differenceTable(scores, beta)]),
  ];
}

function confusionTable(shown: AnnotationAgreement['confusions'], all: number): TableModel {
  return {
    title: 'Identical edits of different type',
    columns: [left('Theirs'), left('Ours'), right('Edits')],
    rows: shown.map(({ ours, theirs, count }) => [theirs, ours, String(count)]),
    notes: shown.length === all ? [] : [`${all - shown.length} more pairs of types; --confusions shows more.`],
  };
}

function differenceTable(scores: readonly ScoreDifference[], beta: number): TableModel {
  return {
    title: `F${beta} with each annotation on both sides`,
    columns: [left('Compared'), right('Ours'), right('Theirs'), right('Difference')],
    rows: scores.map(({ mode, ours, theirs }) => [
      comparisonTitles[mode],
      percent(ours),
      percent(theirs),
      signed(ours - theirs),
    ]),
  };
}
