import { parseComparedM2 } from '../../corpus/m2/parse-compared.js';
import type { Sentence } from '../../corpus/edit.js';
import { answersOf } from '../../corpus/m2/block.js';
import { badOption } from '../../error.js';
import { parseGold } from '../../formats/parse-gold.js';

/** Whose program compares: ERRANT's own, or ChERRANT's, which passes over blanks in corrections. */
export const comparisonVariants = ['errant', 'cherrant'] as const;
export type ComparisonVariant = (typeof comparisonVariants)[number];

export interface ComparedText {
  readonly file: string;
  readonly text: string;
  readonly variant: ComparisonVariant;
  /** Read as the program reads: `-NONE-` is a word, and the sequences of edits for one answer are thrown together. */
  readonly strictOriginal?: boolean | undefined;
  readonly skipBadEdits?: boolean | undefined;
}

/** The sentences of a file to be compared. */
export function comparedSentences({ file, text, variant, strictOriginal, skipBadEdits }: ComparedText): Sentence[] {
  if (strictOriginal !== true) return parseGold(text, { file, skipBadEdits });
  return parseComparedM2(text, { file, strictOriginal, literalCorrections: true, passTargets: variant === 'cherrant' });
}

/** Which sentences and answers are compared; ChERRANT's program can choose. */
export interface ComparedChoice {
  /** The first sentence, from 0, and the one after the last. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  /** Take so many answers of both sides: annotators 0 and on. */
  readonly maxAnswers?: number | undefined;
  /** Take only sentences for which the reference has so many answers. */
  readonly exactAnswers?: number | undefined;
}

/** Both sides with nothing but what was chosen. */
export function chooseCompared(
  hypotheses: readonly Sentence[],
  references: readonly Sentence[],
  { start = 0, end = Infinity, maxAnswers = Infinity, exactAnswers }: ComparedChoice,
): { readonly hypotheses: readonly Sentence[]; readonly references: readonly Sentence[] } {
  const isChosen = (_: Sentence, at: number): boolean =>
    at >= start &&
    at < end &&
    (exactAnswers === undefined || answersOf(references.at(at)?.annotations ?? []).length === exactAnswers);
  const limited = (sentence: Sentence): Sentence => {
    const annotations = sentence.annotations.filter(({ annotator }) => annotator < maxAnswers);
    return annotations.length === sentence.annotations.length ? sentence : { ...sentence, annotations };
  };
  const chosen = references.filter(isChosen).map(limited);
  if (chosen.length === 0 || chosen.some(({ annotations }) => annotations.length === 0)) {
    throw badOption('a choice that leaves sentences with answers', 'one that leaves none', 'Choose more of them.');
  }
  return { hypotheses: hypotheses.filter(isChosen).map(limited), references: chosen };
}
