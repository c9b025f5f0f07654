import type { SyntacticWord } from './syntactic-word.js';

/** An auxiliary and its verb stand at most so far apart. */
const FARTHEST = 6;
const BEFORE_QUESTIONS = new Set(['WRB', 'WP', 'CC', ',', '``']);
const SUBJECTS = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they']);
const FORMS_AFTER_DO = new Set(['VB', 'VBP', 'VBD', 'VBZ']);

/** Where the verb stands that a word is an auxiliary of; -1 for one that is none. A modal without a verb helps itself. */
export function verbOfAuxiliary(words: readonly SyntacticWord[], at: number): number {
  const word = words[at];
  if (word.tag === 'MD') {
    const verb = nextVerb(words, at, true);
    return verb === -1 ? at : verb;
  }
  if (word.tag === 'TO') return nextVerb(words, at, false);
  if (word.auxiliary === undefined) return -1;
  // `We are must go`: what learners put before a modal is one too.
  if (at + 1 < words.length && words[at + 1].tag === 'MD') return at + 1;
  const verb = nextVerb(words, at, word.tag !== 'VBG' && word.tag !== 'VBN');
  return verb !== -1 && helps(word, words[verb], verb === at + 1) ? verb : -1;
}

function helps(word: SyntacticWord, verb: SyntacticWord, isNext: boolean): boolean {
  switch (word.auxiliary) {
    case 'be':
      return verb.tag !== 'VBZ';
    case 'have':
      return verb.tag !== 'VBG' || verb.auxiliary === 'be';
    case 'do':
      return FORMS_AFTER_DO.has(verb.tag);
    default:
      return verb.tag === 'VBN' && isNext;
  }
}

/** The next verb after adverbs and, in a question, the subject. */
function nextVerb(words: readonly SyntacticWord[], at: number, mayAsk: boolean): number {
  const asks = mayAsk && (at === 0 || BEFORE_QUESTIONS.has(words[at - 1].tag) || isInverted(words, at));
  const end = Math.min(words.length, at + FARTHEST + 1);
  for (let next = at + 1; next < end; next++) {
    const word = words[next];
    if (word.isVerb) return next;
    if (!word.isAdverb && !(asks && word.isOfSubject)) return -1;
  }
  return -1;
}

/** `Neither do I`: the subject stands after `do`. */
const isInverted = (words: readonly SyntacticWord[], at: number): boolean =>
  words[at].auxiliary === 'do' && at + 1 < words.length && SUBJECTS.has(words[at + 1].lower);
