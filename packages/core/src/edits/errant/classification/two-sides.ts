import type { AnalysedToken, Analysis } from '../../../text/analysis/analyser.js';
import type { ProposedEdit } from '../../proposed-edit.js';
import { isAuxiliary, typeOfDependencies } from './dependency.js';
import { isWord } from './english-words.js';
import { categoryOfTwoTokens } from './two-tokens.js';
import { areVerbsWithParticles, categoryOf, typeOfCategories } from './tag-category.js';
import { haveOneLemma, type TypingRules } from './typing-rules.js';

/** What a replacement changes: the type without its operation. */
export function categoryOfTwoSides(
  source: Analysis,
  corrected: Analysis,
  { start, end, from, to }: ProposedEdit,
  rules: TypingRules,
): string {
  const original = source.slice(start, end);
  const correction = corrected.slice(from, to);
  if (joinedLower(original) === joinedLower(correction)) return 'ORTH';
  if (original.length === 1 && correction.length === 1) {
    return categoryOfTwoTokens(source, start, corrected, from, rules) ?? categoryOfPhrases(original, correction, rules);
  }
  return sortedLower(original) === sortedLower(correction) ? 'WO' : categoryOfPhrases(original, correction, rules);
}

function categoryOfPhrases(
  original: readonly AnalysedToken[],
  correction: readonly AnalysedToken[],
  rules: TypingRules,
): string {
  const both = [...original, ...correction];
  const sameLastLemma = haveOneLemma(original[original.length - 1], correction[correction.length - 1], rules);
  if (both.every(isAuxiliary)) return 'VERB:TENSE';
  const category = typeOfCategories(both);
  if (category === 'VERB' && sameLastLemma) return 'VERB:TENSE';
  if (category !== undefined) return category;
  const dependency = typeOfDependencies(both);
  if (dependency !== undefined) return dependency;
  if (areVerbsWithParticles(both)) return sameLastLemma ? 'VERB:FORM' : 'VERB';
  const hasNounWithParticle = isNounWithParticle(original) || isNounWithParticle(correction);
  if (hasNounWithParticle && haveOneLemma(original[0], correction[0], rules)) {
    return 'NOUN:POSS';
  }
  const compares = isWord(original[0], 'more', 'most') || isWord(correction[0], 'more', 'most');
  if (compares && sameLastLemma && original.length <= 2 && correction.length <= 2) return 'ADJ:FORM';
  return 'OTHER';
}

/** A noun with its possessive: `cat 's`. */
const isNounWithParticle = (tokens: readonly AnalysedToken[]): boolean =>
  tokens.length === 2 && categoryOf(tokens[0]) === 'NOUN' && categoryOf(tokens[1]) === 'PART';

const joinedLower = (tokens: readonly AnalysedToken[]): string => tokens.map(({ lower }) => lower).join('');

/** No token has a blank. */
const sortedLower = (tokens: readonly AnalysedToken[]): string =>
  tokens
    .map(({ lower }) => lower)
    .sort()
    .join(' ');
