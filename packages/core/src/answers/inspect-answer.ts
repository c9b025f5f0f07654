import { sharedCount } from '../text/overlap.js';
import { strip } from '../text/white-space.js';
import { isQuoted } from './wrapping.js';

/** An answer that changes no more words than this passes for a correction, however short the sentence. */
const FEW_WORDS = 3;
/** With a lower fraction of words in common, it is a different text. */
const UNLIKE = 0.3;
/** With a lower fraction of words in common, words such as "sorry" may be the checker's own. */
const LOOSE = 0.6;
/** How many times as long counts as much longer. */
const MUCH_LONGER = 2;

/** Words at the start of an answer, up to a colon or a line end, that announce a correction. */
const PREAMBLE =
  /^[^:\n]{0,120}\b(?:sure|certainly|course|here|correct(?:ed|ion|ions|ing)?|revis(?:ed|ion)|rewritten|fixed|edited|improved|version|sentence|text|output|answer|result|response)\b[^:\n]{0,80}(?=:|\n)/iu;

const REFUSAL =
  /\b(?:sorry|apologi[sz]e|unable|cannot|can['’]?\s?not|can['’]t|won['’]t|not able|not comfortable|as an? (?:ai|language model|assistant))\b/iu;
const REFUSED = /\b(?:help|assist|comply|fulfil|provide|process|answer|request|language model|ai|correct|content)\b/iu;

const COMMENT =
  /\b(?:no (?:errors?|mistakes?|corrections?|changes?|edits?)|(?:sentence|text|input|it) (?:is|appears|seems|looks|was)(?: to be)?(?: already| grammatically| perfectly)* (?:correct|fine)|(?:i (?:have )?(?:corrected|changed|fixed|replaced|removed|added))|please (?:provide|give|send)|(?:note|explanation|changes(?: made)?)\s*:)/iu;

/**
 * Why an answer may not be a correction of the sentence; empty if nothing is suspicious. An answer that changes three
 * words or fewer, and adds no quotes, fences, lines or words that announce a correction, is never suspected.
 */
export function inspectAnswer(source: string, answer: string): Suspicion[] {
  const [before, after] = [strip(source), strip(answer)];
  if (after === '') return before === '' ? [] : ['empty'];
  const suspicions = new Set<Suspicion>();
  if (/[\n\r]/u.test(after)) suspicions.add('lines');
  if (after.includes('```') && !before.includes('```')) suspicions.add('fence');
  if (isQuoted(after) && !isQuoted(before)) suspicions.add('quotes');
  if (hasPreamble(before, after)) suspicions.add('preamble');
  const unlike = unlikeness(before, after);
  if (unlike !== undefined) suspicions.add(unlike);
  const talk = talkIn(before, after);
  if (talk !== undefined) suspicions.add(talk);
  return [...suspicions];
}

function hasPreamble(source: string, answer: string): boolean {
  const opening = PREAMBLE.exec(answer)?.[0];
  if (opening === undefined) return false;
  // Words of the sentence itself may well come before a colon.
  const openingWords = comparableWords(opening);
  return sharedCount(openingWords, comparableWords(source)) * 2 <= openingWords.length;
}

function unlikeness(source: string, answer: string): Suspicion | undefined {
  const [before, after] = [comparableWords(source), comparableWords(answer)];
  const longer = Math.max(before.length, after.length);
  const shared = sharedCount(before, after);
  if (longer - shared <= FEW_WORDS) return undefined;
  if (after.length > MUCH_LONGER * before.length && after.length - before.length > FEW_WORDS) return 'longer';
  if (after.length * MUCH_LONGER < before.length && before.length - after.length > FEW_WORDS) return 'shorter';
  return shared / longer < UNLIKE ? 'different' : undefined;
}

/** What the checker says instead of a correction, or besides it, in words that are not in the sentence. */
function talkIn(source: string, answer: string): Suspicion | undefined {
  const [before, after] = [comparableWords(source), comparableWords(answer)];
  const longer = Math.max(before.length, after.length);
  const shared = sharedCount(before, after);
  if (longer - shared <= FEW_WORDS || shared / longer >= LOOSE) return undefined;
  if (REFUSAL.test(answer) && REFUSED.test(answer) && !REFUSAL.test(source)) return 'refusal';
  return COMMENT.test(answer) && !COMMENT.test(source) ? 'comment' : undefined;
}

/** Why an answer may not be a correction of its sentence. */
export const SUSPICIONS = {
  empty: 'the answer is empty',
  lines: 'the answer has several lines',
  fence: 'the answer has a code fence',
  quotes: 'the answer stands in quotes that the sentence does not have',
  preamble: 'the answer begins with words about itself',
  comment: 'the answer talks about the sentence',
  refusal: 'the checker refuses',
  longer: 'the answer is much longer than the sentence',
  shorter: 'the answer is much shorter than the sentence',
  different: 'the answer has next to nothing in common with the sentence',
  neighbour: 'the answer fits the sentence of another line',
  'cut-off': 'the checker was cut off in the middle of its answer',
} as const satisfies Readonly<Record<string, string>>;

export type Suspicion = keyof typeof SUSPICIONS;

/** In scripts that put no blank between words, each character counts as a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in lower case, without punctuation: what stays when only spacing, case and marks change. */
export function comparableWords(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}
