import type { Annotation, Sentence } from '../../../corpus/edit.js';
import { roundedRatios, type EditCounts } from '../counts.js';
import { isCompared, type ComparisonMode, type ComparisonOptions } from '../keyed-edits.js';
import { countPairs, keyAnnotation, type PairCounts, type TypeCounts } from '../pair-counts.js';
import { PairChoice } from '../pair-choice.js';
import { fName } from './print-comparison.js';
import { pythonFloat, pythonString } from './python-text.js';

const LINE = '-'.repeat(40);

export interface PairsOptions extends ComparisonOptions {
  readonly beta?: number | undefined;
}

/** What `errant_compare -v` prints of each sentence: every pair of annotators, and the pair that was chosen. */
export function* printPairs(
  hypotheses: readonly Sentence[],
  references: readonly Sentence[],
  { beta = 0.5, ...options }: PairsOptions = {},
): Generator<string> {
  const choice = new PairChoice<PairCounts>(beta);
  for (const [at, hypothesis] of hypotheses.entries()) {
    const keyed = ({ annotations }: Sentence) => annotations.map((annotation) => keyAnnotation(annotation, options));
    const pairs = countPairs(keyed(hypothesis), keyed(references[at]), options);
    const before = choice.totals;
    const lines = [LINE, `Original sentence ${at}: ${hypothesis.source}`];
    for (const pair of pairs) {
      lines.push(
        LINE,
        `SENTENCE ${at} - HYP ${pair.hypothesis} - REF ${pair.reference}`,
        `HYPOTHESIS EDITS : ${printEdits(hypothesis.annotations, pair.hypothesis, options)}`,
        `REFERENCE EDITS  : ${printEdits(references[at].annotations, pair.reference, options)}`,
        ...countLines('Local', pair, beta),
        ...countLines('Global', addCounts(before, pair), beta),
      );
    }
    const chosen = choice.choose(pairs);
    lines.push(
      LINE,
      `^^ HYP ${chosen.hypothesis}, REF ${chosen.reference} chosen for sentence ${at}`,
      'Local results:',
      ...typeRows(chosen.types),
    );
    yield `${lines.join('\n')}\n`;
  }
}

function addCounts(a: EditCounts, b: EditCounts): EditCounts {
  return { tp: a.tp + b.tp, fp: a.fp + b.fp, fn: a.fn + b.fn };
}

function countLines(title: string, counts: EditCounts, beta: number): string[] {
  const { precision, recall, value } = roundedRatios(counts, beta);
  return [
    `${`${title} TP/FP/FN`.padEnd(17)}: ${counts.tp} ${counts.fp} ${counts.fn}`,
    `${title} P/R/${fName(beta)}  : ${[precision, recall, value].map(pythonFloat).join(' ')}`,
  ];
}

function typeRows(types: readonly TypeCounts[]): string[] {
  const rows = [['Category', 'TP', 'FP', 'FN'], ...types.map((row) => row.map(String))];
  const width = 3 + Math.max(...rows.map(([type]) => type.length));
  return rows.map(([type, ...counts]) => type.padStart(width) + counts.map((count) => count.padStart(5)).join(''));
}

/** The edits that take part as a list of Python's tuples, in their order; of those that compare as one the first. */
function printEdits(annotations: readonly Annotation[], id: number, options: ComparisonOptions): string {
  const edits = annotations.find(({ annotator }) => annotator === id)?.edits ?? [];
  const tuples = new Map<string, readonly (string | number)[]>();
  for (const edit of edits) {
    if (!isCompared(edit, options)) continue;
    const { start, end, type, corrections } = edit;
    for (const key of keyTuples(options.mode ?? 'cs', { start, end, type, correction: corrections.join('||') })) {
      const text = JSON.stringify(key);
      if (!tuples.has(text)) tuples.set(text, [...key, type]);
    }
  }
  const printed = [...tuples.values()].sort(compareTuples).map((tuple) => {
    const items = tuple.map((item) => (typeof item === 'number' ? String(item) : pythonString(item)));
    return `(${items.join(', ')})`;
  });
  return `[${printed.join(', ')}]`;
}

interface PrintedEdit {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly correction: string;
}

function keyTuples(mode: ComparisonMode, { start, end, type, correction }: PrintedEdit): (string | number)[][] {
  switch (mode) {
    case 'cs':
      return [[start, end, correction]];
    case 'cse':
      return [[start, end, type, correction]];
    case 'ds':
      return [[start, end]];
    case 'dt':
      return Array.from({ length: Math.max(1, end - start) }, (_, token) => [start + token, start + token + 1]);
  }
}

function compareTuples(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const at = a.findIndex((item, index) => item !== b[index]);
  if (at === -1) return 0;
  return a[at] < b[at] ? -1 : 1;
}
