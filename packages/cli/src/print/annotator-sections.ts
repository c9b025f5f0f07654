import {
  errorTypeSets,
  findErrorType,
  type AnnotatorReport,
  type EditOverlap,
  type EditScore,
} from '@stet/core/internal';
import { left, percent, right, type Section } from './table.js';

export const annotatorName = (annotator: number): string => `annotator ${annotator}`;

/** The columns of a score: precision, recall, F and counts. */
export function scoreTitles(beta: number): string[] {
  return ['P', 'R', `F${beta}`, 'Correct', 'Proposed', 'Gold'];
}

export function scoreCells({ precision, recall, value, correct, proposed, gold }: EditScore): string[] {
  return [
    ...[precision, recall, value].map((scorePart) => percent(scorePart)),
    ...[correct, proposed, gold].map(String),
  ];
}

/** The sections about annotators: types, agreement, scores against each other, overlap. */
export function annotatorSections(report: AnnotatorReport, rule = 'spans'): Section[] {
  return [
    typeSection(report),
    ...(report.agreement.length === 0 ? [] : [agreementSection(report, rule), crossSection(report)]),
    ...report.overlap.map(overlapSection),
  ];
}

function typeSection({ annotators, types }: AnnotatorReport): Section {
  const totals = annotators.map((_, at) => types.reduce((sum, { edits }) => sum + edits[at], 0));
  const cells = (edits: readonly number[]): string[] =>
    edits.flatMap((count, at) => [String(count), percent(totals[at] === 0 ? 0 : count / totals[at], 1)]);
  return {
    id: 'error-types',
    table: {
      title: 'Edits by error type',
      columns: [
        left('Type'),
        left('Name'),
        ...annotators.flatMap((annotator) => [right(annotatorName(annotator)), right(`% of ${annotator}`)]),
      ],
      rows: [...types.map(({ type, edits }) => [type, nameOf(type), ...cells(edits)]), ['all', '', ...cells(totals)]],
    },
  };
}

function nameOf(type: string): string {
  for (const set of errorTypeSets) {
    const errorType = findErrorType(set, type);
    if (errorType !== undefined) return errorType.name;
  }
  return '';
}

function agreementSection({ agreement }: AnnotatorReport, rule: string): Section {
  return {
    id: 'agreement',
    table: {
      title: 'Agreement on what needs correction',
      columns: [
        left('Annotators'),
        ...['Kappa', 'Units', 'Both', 'First only', 'Second only', 'Neither'].map((title) => right(title)),
      ],
      rows: agreement.map(({ annotators, kappa, units, both, firstOnly, secondOnly, neither }) => [
        annotators.join(' and '),
        kappa.toFixed(2),
        ...[units, both, firstOnly, secondOnly, neither].map(String),
      ]),
      notes: [`Cohen's kappa; units marked by the rule "${rule}".`],
    },
  };
}

function crossSection({ cross }: AnnotatorReport): Section {
  const [{ score: firstScore }] = cross;
  return {
    id: 'annotators-against-each-other',
    table: {
      title: 'Each annotator scored against each other',
      columns: [left('Text of'), left('Gold of'), ...scoreTitles(firstScore.beta).map(right)],
      rows: cross.map(({ text, gold, score }) => [annotatorName(text), annotatorName(gold), ...scoreCells(score)]),
      notes: [...new Set(cross.map(({ score: { signature } }) => signature))],
    },
  };
}

const OVERLAPS = ['edits', 'same', 'otherType', 'otherCorrection', 'otherSpan', 'alone'] as const;

function overlapSection({ annotator, other, types }: EditOverlap): Section {
  const total = OVERLAPS.map((key) => types.reduce((sum, overlap) => sum + overlap[key], 0));
  return {
    id: `overlap-${annotator}-${other}`,
    table: {
      title: `Edits of ${annotatorName(annotator)} beside ${annotatorName(other)}`,
      columns: [
        left('Type'),
        ...['Edits', 'Same', 'Other type', 'Other correction', 'Other span', 'Alone'].map((title) => right(title)),
      ],
      rows: [
        ...types.map((overlap) => [overlap.type, ...OVERLAPS.map((key) => String(overlap[key]))]),
        ['all', ...total.map(String)],
      ],
    },
  };
}
