import { sharedCount } from '../text/overlap.js';
import { strip } from '../text/white-space.js';
import type { Suspicion } from './suspicion.js';
import { comparableWords } from './words.js';
import { isQuoted } from './wrapping.js';

/** An answer that changes no more words than this has what a correction has, however short the sentence. */
const FEW = 3;
/** Below this share of words in common a text is another text. */
const UNLIKE = 0.3;
/** Below this share, words such as "sorry" may be the checker's own. */
const LOOSE = 0.6;
const MUCH = 2;

/** Words at the start of an answer, up to a colon or a line end, that announce a correction. */
const PREAMBLE =
  /^[^:\n]{0,120}\b(?:sure|certainly|course|here|correct(?:ed|ion|ions|ing)?|revis(?:ed|ion)|rewritten|fixed|edited|improved|version|sentence|text|output|answer|result|response)\b[^:\n]{0,80}(?=:|\n)/iu;

const REFUSAL =
  /\b(?:sorry|apologi[sz]e|unable|cannot|can['’]?\s?not|can['’]t|won['’]t|not able|not comfortable|as an? (?:ai|language model|assistant))\b/iu;
const REFUSED = /\b(?:help|assist|comply|fulfil|provide|process|answer|request|language model|ai|correct|content)\b/iu;

const COMMENT =
  /\b(?:no (?:errors?|mistakes?|corrections?|changes?|edits?)|(?:sentence|text|input|it) (?:is|appears|seems|looks|was)(?: to be)?(?: already| grammatically| perfectly)* (?:correct|fine)|(?:i (?:have )?(?:corrected|changed|fixed|replaced|removed|added))|please (?:provide|give|send)|(?:note|explanation|changes(?: made)?)\s*:)/iu;

/**
 * Why an answer may be no correction of the sentence; nothing for one that may be. An answer that changes three words or
 * fewer, and adds neither quotes, fences, lines nor words that announce a correction, is never suspected.
 */
export function inspectAnswer(source: string, answer: string): Suspicion[] {
  const [asked, given] = [strip(source), strip(answer)];
  if (given === '') return asked === '' ? [] : ['empty'];
  const found = new Set<Suspicion>();
  if (/[\n\r]/u.test(given)) found.add('lines');
  if (given.includes('```') && !asked.includes('```')) found.add('fence');
  if (isQuoted(given) && !isQuoted(asked)) found.add('quotes');
  if (hasPreamble(asked, given)) found.add('preamble');
  const unlike = unlikeness(asked, given);
  if (unlike !== undefined) found.add(unlike);
  const talk = talkIn(asked, given);
  if (talk !== undefined) found.add(talk);
  return [...found];
}

function hasPreamble(source: string, answer: string): boolean {
  const opening = PREAMBLE.exec(answer)?.[0];
  if (opening === undefined) return false;
  // Words of the sentence itself may well stand before a colon.
  const own = comparableWords(opening);
  return sharedCount(own, comparableWords(source)) * 2 <= own.length;
}

function unlikeness(source: string, answer: string): Suspicion | undefined {
  const [asked, given] = [comparableWords(source), comparableWords(answer)];
  const longer = Math.max(asked.length, given.length);
  const shared = sharedCount(asked, given);
  if (longer - shared <= FEW) return undefined;
  if (given.length > MUCH * asked.length && given.length - asked.length > FEW) return 'longer';
  if (given.length * MUCH < asked.length && asked.length - given.length > FEW) return 'shorter';
  return shared / longer < UNLIKE ? 'different' : undefined;
}

/** What the checker says instead of a correction, or beside it, in words that are not the sentence's. */
function talkIn(source: string, answer: string): Suspicion | undefined {
  const [asked, given] = [comparableWords(source), comparableWords(answer)];
  const longer = Math.max(asked.length, given.length);
  const shared = sharedCount(asked, given);
  if (longer - shared <= FEW || shared / longer >= LOOSE) return undefined;
  if (REFUSAL.test(answer) && REFUSED.test(answer) && !REFUSAL.test(source)) return 'refusal';
  return COMMENT.test(answer) && !COMMENT.test(source) ? 'comment' : undefined;
}
