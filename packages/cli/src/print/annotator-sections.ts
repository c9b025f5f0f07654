import {
  fixed,
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
    ...(report.annotators.length < 2 ? [] : [agreementSection(report, rule)]),
    ...(report.cross.length === 0 ? [] : [crossSection(report)]),
    ...report.overlap.map(overlapSection),
  ];
}

/** Says for how many sentences each annotator counts, where that is not all of them as the file has it. */
export function unlistedNotes({ annotators, sentences, done, unlisted }: AnnotatorReport): string[] {
  if (annotators.length < 2) return [];
  if (unlisted === 'first') {
    return ['Where a sentence does not list an annotator, the first one listed stands in (--unlisted first).'];
  }
  if (done.every((count) => count === sentences)) return [];
  const counts = annotators.map((annotator, at) => `${annotatorName(annotator)} in ${done[at]}`).join(', ');
  return [
    `The gold lists ${counts} of its ${sentences} sentences; only these count.`,
    'If it lists only once what all agree on, as that of CoNLL-2014 does, use --unlisted first.',
  ];
}

function typeSection(report: AnnotatorReport): Section {
  const { annotators, types } = report;
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
      notes: unlistedNotes(report),
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

function agreementSection(report: AnnotatorReport, rule: string): Section {
  const { agreement, annotators: all } = report;
  const apart = (all.length * (all.length - 1)) / 2 - agreement.length;
  return {
    id: 'agreement',
    table: {
      title: 'Agreement on what needs correction',
      columns: [
        left('Annotators'),
        ...['Kappa', 'Sentences', 'Units', 'Both', 'First only', 'Second only', 'Neither'].map((title) => right(title)),
      ],
      rows: agreement.map(({ annotators, kappa, sentences, units, both, firstOnly, secondOnly, neither }) => [
        annotators.join(' and '),
        fixed(kappa, 2),
        ...[sentences, units, both, firstOnly, secondOnly, neither].map(String),
      ]),
      notes: [
        `Cohen's kappa over the sentences that both annotators did; units marked by the rule "${rule}".`,
        ...(apart === 0 ? [] : [`Pairs of annotators without a sentence in common, who are not listed: ${apart}.`]),
        ...unlistedNotes(report),
      ],
    },
  };
}

function crossSection({ cross }: AnnotatorReport): Section {
  const [{ score: firstScore }] = cross;
  return {
    id: 'annotators-against-each-other',
    table: {
      title: 'Each annotator scored against each other',
      columns: [left('Text of'), left('Gold of'), right('Sentences'), ...scoreTitles(firstScore.beta).map(right)],
      rows: cross.map(({ text, gold, sentences, score }) => [
        annotatorName(text),
        annotatorName(gold),
        String(sentences),
        ...scoreCells(score),
      ]),
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
