import { NONE, figure, interval, percent, type GoldShares, type ValidShare } from '@stet/core/internal';
import { left, right, type TableModel } from '../print/table.js';
import { replyTables } from './answer-tables.js';
import type { EditJudgments } from './judge-edits.js';

/** How models judge edits: by the edits that are not valid, by kappa, and by the gold where there is one. */
export function editJudgeTables({ results, agreement, peoplesGold }: EditJudgments): TableModel[] {
  const models = new Set(results.map(({ judge }) => judge));
  const pairs = agreement.pairs.filter(({ judges: [first, second] }) => first !== second);
  const isWithModel = (names: readonly string[]): boolean => names.some((name) => models.has(name));
  return [
    {
      title: 'Edits that are not valid',
      columns: [
        left('Judge'),
        ...['Labels', 'People', 'Judge', 'Both', 'P', 'R', 'F1', 'Accuracy', 'Always valid'].map(right),
      ],
      rows: results.map(({ judge, falseEdits: figures }) => [
        judge,
        ...[figures.labels, figures.peopleFalse, figures.judgeFalse, figures.bothFalse].map(String),
        ...[figures.precision, figures.recall, figures.f1, figures.accuracy, figures.alwaysValid].map(shown),
      ]),
      notes: [
        'How often people, the judge and both say that an edit is not valid; precision, recall and F1 of saying so. Always',
        'valid: the accuracy of a judge who calls every edit valid. From P on in percent.',
      ],
    },
    {
      title: 'Agreement on edits',
      columns: [left('Judge'), left('Judge'), ...['Kappa', '95 %', 'Same', 'Comparisons'].map(right)],
      rows: [
        ...pairs.filter(({ judges }) => isWithModel(judges)),
        ...pairs.filter(({ judges }) => !isWithModel(judges)),
      ].map(({ judges, cohen, observed, comparisons }) => [
        ...judges.toSorted((a, b) => Number(models.has(b)) - Number(models.has(a))),
        figure(cohen.value, 2),
        interval(cohen.interval),
        figure(observed, 2),
        String(comparisons),
      ]),
      notes: ["Cohen's kappa of verdicts on the same edit of the same output."],
    },
    ...(peoplesGold === undefined ? [] : [goldTable(results, peoplesGold)]),
    ...replyTables(results),
  ];
}

function goldTable(results: EditJudgments['results'], people: GoldShares): TableModel {
  const cells = ({ inGold, beyondGold }: GoldShares): string[] => [...shareCells(inGold), ...shareCells(beyondGold)];
  return {
    title: 'Edits called valid, in the gold and beyond it',
    columns: [left('Judge'), ...['In the gold', 'Labels', 'Not in the gold', 'Labels'].map(right)],
    rows: [
      ['people', ...cells(people)],
      ...results.flatMap(({ judge, gold }) => (gold === undefined ? [] : [[judge, ...cells(gold)]])),
    ],
    notes: ['An edit is in the gold if an annotator has it, with the same span and text.'],
  };
}

function shareCells({ labels, valid }: ValidShare): string[] {
  return [labels === 0 ? NONE : percent(valid / labels, 1), String(labels)];
}

function shown(value: number | null): string {
  return value === null ? NONE : percent(value, 1);
}
