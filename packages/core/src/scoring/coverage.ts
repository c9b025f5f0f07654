import type { Sentence } from '../corpus/edit.js';
import { answersOf } from '../corpus/m2/block.js';
import type { Metric } from '../metrics/metric.js';
import type { BatchOutput } from './batch.js';
import type { LeftOutEdits } from './left-out.js';
import type { Preparation } from './preparation.js';

/** The fewest and the most of something that a sentence has. */
export type Range = readonly [fewest: number, most: number];

/** How many annotators and reference texts the sentences of a corpus have, and annotators its outputs. */
export interface Coverage {
  readonly annotators: Range;
  readonly references: Range;
  /** 1 for an output that came with its edits, and 0 for one that is text alone. */
  readonly edited: Range;
}

const NOTHING: Range = [Infinity, 0];

export const NO_COVERAGE: Coverage = { annotators: NOTHING, references: NOTHING, edited: NOTHING };

/** Outputs are text alone where none are given. */
export function coverageOf(
  sentences: readonly Sentence[],
  outputs: readonly Pick<BatchOutput, 'edits'>[] = [{}],
): Coverage {
  let [annotators, references, edited] = [NOTHING, NOTHING, NOTHING];
  for (const sentence of sentences) {
    annotators = widen(annotators, answersOf(sentence.annotations).length);
    references = widen(references, sentence.references?.length ?? 0);
  }
  for (const { edits } of outputs) edited = widen(edited, edits === undefined ? 0 : 1);
  return { annotators, references, edited };
}

/** The coverage of two stretches of a corpus together. */
export function joinCoverage(first: Coverage, second: Coverage): Coverage {
  const join = (a: Range, b: Range): Range => [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
  return {
    annotators: join(first.annotators, second.annotators),
    references: join(first.references, second.references),
    edited: join(first.edited, second.edited),
  };
}

function widen([fewest, most]: Range, count: number): Range {
  return count < fewest || count > most ? [Math.min(fewest, count), Math.max(most, count)] : [fewest, most];
}

/**
 * What the data adds to a signature: how Stet cut it into tokens, how many annotators or references a sentence has, where edits and texts come from, which
 * outputs brought edits to a metric that takes them, and how many edits of the gold were left out, for bad offsets
 * (`skipped`) or since nobody corrected them (`unk`).
 */
export function dataFields(
  {
    needs,
    takesEdits = false,
    ignoresUncorrected = false,
  }: Pick<Metric, 'needs' | 'takesEdits' | 'ignoresUncorrected'>,
  coverage: Coverage,
  preparation: Preparation,
  { skippedEdits, uncorrectedEdits }: LeftOutEdits,
): string[] {
  return [
    ...(preparation.tokens === undefined ? [] : [`tok:${preparation.tokens}`]),
    ...annotatorFields(needs, coverage, preparation),
    ...(needs === 'edits' ? [] : [`refs:${counted(coverage.references)}`, `texts:${originOfTexts(preparation)}`]),
    ...(takesEdits && coverage.edited[1] > 0 ? [`outputs:${coverage.edited[0] > 0 ? 'edits' : 'mixed'}`] : []),
    ...(skippedEdits === 0 ? [] : [`skipped:${skippedEdits}`]),
    ...(uncorrectedEdits === 0 || !ignoresUncorrected ? [] : [`unk:${uncorrectedEdits}`]),
  ];
}

/** The signature of a metric before data added to it. */
export function withoutData(signature: string): string {
  return signature.replace(
    /\|annotators:[^|]*(?:\|gold:extracted)?|\|(?:systems|tok|refs|texts|outputs|skipped|unk):[^|]*/gu,
    '',
  );
}

/** A metric that takes whatever there is has no use for extracted edits, though another one beside it may. */
function annotatorFields(
  needs: Metric['needs'],
  { annotators }: Coverage,
  { extracted = false }: Preparation,
): readonly string[] {
  if (needs === 'references') return [];
  if (!extracted) return [`annotators:${counted(annotators)}`];
  return needs === 'edits' ? [`annotators:${counted(annotators)}`, 'gold:extracted'] : ['annotators:1'];
}

function counted([fewest, most]: Range): string {
  return fewest < most ? 'var' : String(most);
}

/** Given as texts, or made from edits in one of the ways in use, which is named. */
function originOfTexts({ annotators, referenceSet = 'cn' }: Preparation): string {
  return annotators === undefined ? 'given' : referenceSet;
}
