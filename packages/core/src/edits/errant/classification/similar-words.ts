import type { AnalysedToken } from '../../../text/analysis/analyser.js';
import { areWords, isReplacement } from './english-words.js';
import { categoryOf, typeOfCategory } from './tag-category.js';
import { wordSimilarity } from './word-similarity.js';

/**
 * What remains undecided when tags and labels have had their say: words that look alike are misspelt, by thresholds for
 * each length. Undefined where they do not tell.
 */
export function categoryOfSimilarWords(original: AnalysedToken, correction: AnalysedToken): string | undefined {
  const similarity = wordSimilarity(original.lower, correction.lower);
  const length = Array.from(original.text).length;
  const correctedLength = Array.from(correction.text).length;
  const category = typeOfCategory(categoryOf(correction));
  switch (length) {
    case 1:
      return correctedLength === 2 && similarity === 0.5 ? 'SPELL' : undefined;
    case 2:
      return isBetween(correctedLength, 2, 3) && similarity >= 0.5 ? 'SPELL' : undefined;
    case 3:
      if (isReplacement(original, correction, 'the', 'that')) return 'PRON';
      if (isReplacement(original, correction, 'all', 'everything')) return 'PRON';
      return isBetween(correctedLength, 2, 4) && similarity >= 0.5 ? 'SPELL' : undefined;
    case 4:
      if (areWords(original, correction, 'that', 'what')) return 'PRON';
      if (areWords(original, correction, 'good', 'well') && category !== undefined) return category;
      if (correctedLength === 3 && similarity > 0.5) return 'SPELL';
      if (correctedLength === 4 && similarity >= 0.5) return 'SPELL';
      if (correctedLength === 5 && similarity === 0.8) return 'SPELL';
      return correctedLength > 5 && similarity > 0.5 ? category : undefined;
    case 5:
      if (areWords(original, correction, 'after', 'later') && category !== undefined) return category;
      if (correctedLength === 4 && similarity === 0.8) return 'SPELL';
      if (correctedLength === 5 && similarity >= 0.6) return 'SPELL';
      return correctedLength > 5 ? category : undefined;
  }
  if (correctedLength <= 5) return undefined;
  if (isReplacement(original, correction, 'therefor', 'therefore')) return 'SPELL';
  if (areWords(original, correction, 'though', 'thought')) return 'SPELL';
  if (similarity >= 0.66 && isBeginning(original.text, correction.text)) return 'MORPH';
  if (similarity > 0.8) return 'SPELL';
  return similarity < 0.55 ? category : undefined;
}

const isBetween = (length: number, least: number, most: number): boolean => length >= least && length <= most;

/** True when one text begins with the other. */
const isBeginning = (left: string, right: string): boolean => left.startsWith(right) || right.startsWith(left);
