import type { AnalysedToken, Analysis } from '../../../text/analysis/analyser.js';
import { lancasterStem } from '../lancaster-stem.js';
import { followAuxiliaries, isAuxiliaryLike, typeOfDependencies } from './dependency.js';
import { areWords, isContraction, isReplacement, isWord } from './english-words.js';
import { matchingBlockRatio } from './matching-blocks.js';
import { categoryOfSimilarWords } from './similar-words.js';
import { categoryOf, isOpen, typeOfCategory, type Category } from './tag-category.js';
import { haveOneLemma, type TypingRules } from './typing-rules.js';
import { isLetters, wordSimilarity } from './word-similarity.js';

/** What changes when a token replaces another; undefined where what holds for phrases decides. */
export function categoryOfTwoTokens(
  source: Analysis,
  at: number,
  corrected: Analysis,
  to: number,
  rules: TypingRules,
): string | undefined {
  const original = source[at];
  const correction = corrected[to];
  const first =
    specialCategory(original, correction, rules) ??
    spellingCategory(original, correction, rules) ??
    inflectionCategory(source, at, corrected, to, rules) ??
    derivationCategory(original, correction) ??
    generalCategory(original, correction, rules);
  if (first !== undefined || rules.release === '2.0') return first;
  if (!isLetters(original.text) || !isLetters(correction.text)) return 'OTHER';
  return categoryOfSimilarWords(original, correction);
}

/** Possessives, contractions and `was`, `were`. */
function specialCategory(
  original: AnalysedToken,
  correction: AnalysedToken,
  { release }: TypingRules,
): string | undefined {
  if (original.tag === 'POS' || correction.tag === 'POS') return 'NOUN:POSS';
  const contracted = isContraction(original) || isContraction(correction);
  if (contracted && categoryOf(original) === categoryOf(correction)) return 'CONTR';
  if (release !== '2.0') {
    if (areWords(original, correction, 'ca', 'can')) return 'CONTR';
    if (areWords(original, correction, 'sha', 'shall')) return 'CONTR';
    if (areWords(original, correction, 'wo', 'will')) return 'CONTR';
  }
  if (isWord(original, 'ca', 'sha', 'wo') || isWord(correction, 'ca', 'sha', 'wo')) return 'VERB:TENSE';
  return areWords(original, correction, 'was', 'were') ? 'VERB:SVA' : undefined;
}

/** Words that the word list lacks. The correction is not looked up. */
function spellingCategory(original: AnalysedToken, correction: AnalysedToken, rules: TypingRules): string | undefined {
  const { words, release } = rules;
  if (words === undefined || !isLetters(original.text)) return undefined;
  if (words.has(original.text) || words.has(original.lower)) return undefined;
  const category = categoryOf(correction);
  if (haveOneLemma(original, correction, rules)) {
    const inflects = category === 'NOUN' || category === 'VERB';
    return inflects && categoryOf(original) === category ? `${category}:INFL` : 'MORPH';
  }
  if (release === '2.0') {
    if (matchingBlockRatio(original.text, correction.text) > 0.5) return 'SPELL';
    return (categoryOf(original) === category ? typeOfCategory(category) : undefined) ?? 'OTHER';
  }
  const similarity = wordSimilarity(original.lower, correction.lower);
  if (similarity > 0.55) return 'SPELL';
  const inShortWords = similarity === 0.5 || Math.round(similarity * 1000) === 333;
  if (inShortWords && isShort(original.text) && isShort(correction.text)) return 'SPELL';
  return typeOfCategory(category) ?? 'OTHER';
}

const isShort = (text: string): boolean => Array.from(text).length <= 4;

/** Forms of one lemma. */
function inflectionCategory(
  source: Analysis,
  at: number,
  corrected: Analysis,
  to: number,
  rules: TypingRules,
): string | undefined {
  const original = source[at];
  const correction = corrected[to];
  const originalCategory = categoryOf(original);
  const category = categoryOf(correction);
  if (!isOpen(originalCategory) || !isOpen(category) || !haveOneLemma(original, correction, rules)) return undefined;
  if (originalCategory === category) {
    if (category === 'ADJ') return 'ADJ:FORM';
    if (category === 'NOUN') return 'NOUN:NUM';
    if (category === 'VERB') {
      if (followAuxiliaries(source, at, corrected, to)) return 'VERB:FORM';
      const byTags = categoryOfVerbTags(original.tag, correction.tag);
      if (byTags !== undefined) return byTags;
      if (isAuxiliaryLike(original) && isAuxiliaryLike(correction)) return 'VERB:TENSE';
    }
  }
  if (isAdjectival(original) && isAdjectival(correction)) return 'ADJ:FORM';
  if (originalCategory === 'ADJ' && correction.tag === 'NNS') return 'NOUN:NUM';
  return categoryOfVerbTags(correction.tag) ?? 'MORPH';
}

function categoryOfVerbTags(...tags: readonly string[]): string | undefined {
  if (tags.includes('VBG') || tags.includes('VBN')) return 'VERB:FORM';
  if (tags.includes('VBD')) return 'VERB:TENSE';
  return tags.includes('VBZ') ? 'VERB:SVA' : undefined;
}

const isAdjectival = ({ dep }: AnalysedToken): boolean => dep === 'acomp' || dep === 'amod';

/** Words of one stem: `form`, `formally`. */
function derivationCategory(original: AnalysedToken, correction: AnalysedToken): string | undefined {
  if (!isOpen(categoryOf(original)) || !isOpen(categoryOf(correction))) return undefined;
  return lancasterStem(original.text) === lancasterStem(correction.text) ? 'MORPH' : undefined;
}

/** Words of one kind, by their tags and labels, and a few pairs of words. */
function generalCategory(
  original: AnalysedToken,
  correction: AnalysedToken,
  { release }: TypingRules,
): string | undefined {
  const categories = [categoryOf(original), categoryOf(correction)] as const;
  if (isAuxiliaryLike(original) && isAuxiliaryLike(correction)) return 'VERB:TENSE';
  const byKind =
    (categories[0] === categories[1] ? typeOfCategory(categories[0]) : undefined) ??
    typeOfDependencies([original, correction]);
  if (byKind !== undefined) return byKind;
  if (areEither<Category>(...categories, 'PART', 'PREP') || areEither(original.dep, correction.dep, 'prt', 'prep'))
    return 'PART';
  if (areEither<Category>(...categories, 'DET', 'PRON')) {
    if (['nsubj', 'nsubjpass', 'dobj', 'pobj'].includes(correction.dep)) return 'PRON';
    if (correction.dep === 'poss') return 'DET';
    if (release === '2.0') return undefined;
  }
  if (release === '2.0') return 'OTHER';
  if (areEither<Category>(...categories, 'NUM', 'DET')) return 'DET';
  if (areWords(original, correction, 'other', 'another')) return 'DET';
  if (isReplacement(original, correction, 'your', 'yours')) return 'PRON';
  return areWords(original, correction, 'no', 'not') ? 'OTHER' : undefined;
}

/** True when two things are these two, in either order. */
const areEither = <T>(original: T, correction: T, one: T, other: T): boolean =>
  (original === one && correction === other) || (original === other && correction === one);
