import type { Sentence } from '../../corpus/edit.js';
import { StetError } from '../../error.js';
import type { PrecisionRecall } from '../f-score.js';
import { roundedRatios, type EditCounts } from './counts.js';
import type { ComparisonOptions } from './keyed-edits.js';
import { countPairs, keyAnnotation, TypeTally, type PairCounts, type TypeCounts } from './pair-counts.js';
import { PairChoice } from './pair-choice.js';

export interface CompareErrantOptions extends ComparisonOptions {
  /** Weight of recall against precision; 0.5 by default. */
  readonly beta?: number | undefined;
  /** What messages call the two sides. */
  readonly names?: { readonly hypotheses?: string | undefined; readonly references?: string | undefined } | undefined;
}

/** What `errant_compare` says of two M2 files. Precision, recall and F are rounded to four decimals, as it rounds. */
export interface ErrantComparison extends EditCounts, PrecisionRecall {
  readonly beta: number;
  /** The counts by type, as they came; `categoriesOf` makes a table of them. */
  readonly types: readonly TypeCounts[];
  /** The pair of annotators that was chosen for each sentence. */
  readonly chosen: readonly PairCounts[];
}

/**
 * Compares edits with edits as ERRANT does (Bryant, Felice & Briscoe 2017): every annotator of the hypothesis with
 * every annotator of the reference, and for each sentence the pair that suits the running totals best. The texts of the
 * sentences are not looked at.
 */
export function compareErrant(
  hypotheses: readonly Sentence[],
  references: readonly Sentence[],
  { beta = 0.5, names = {}, ...options }: CompareErrantOptions = {},
): ErrantComparison {
  if (hypotheses.length !== references.length) {
    throw new StetError({
      code: 'LINE_COUNT',
      file: names.hypotheses,
      expected: `${references.length} sentences, as in ${names.references ?? 'the reference'}`,
      found: `${hypotheses.length}`,
      remedy: 'Compare files with the same sentences.',
    });
  }
  const choice = new PairChoice<PairCounts>(beta);
  const tally = new TypeTally();
  const keyed = ({ annotations }: Sentence) => annotations.map((annotation) => keyAnnotation(annotation, options));
  const chosen = hypotheses.map((hypothesis, at) => {
    const answers = references[at].annotations.filter(({ unedited }) => unedited !== 'NA');
    // What nobody can correct counts nothing.
    const pair =
      answers.length === 0
        ? nothing(hypothesis, references[at])
        : choice.choose(countPairs(keyed(hypothesis), keyed({ ...references[at], annotations: answers }), options));
    tally.add(pair.types);
    return pair;
  });
  return { ...choice.totals, ...roundedRatios(choice.totals, beta), beta, types: tally.rows, chosen };
}

function nothing({ annotations: [hypothesis] }: Sentence, { annotations: [reference] }: Sentence): PairCounts {
  return { hypothesis: hypothesis.annotator, reference: reference.annotator, tp: 0, fp: 0, fn: 0, types: [] };
}
