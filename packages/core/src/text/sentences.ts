import type { Span } from './span.js';

/** Finds the sentences of a paragraph, in order; they do not overlap and have no white space at their ends. */
export type SentenceSplitter = (paragraph: string) => Span[];

/**
 * English sentences in the manner of Punkt (Kiss & Strunk 2006), with rules for what Punkt learns: a run of characters
 * ends a sentence at its last `.`, `?` or `!` that is followed by a bracket, quote or blank. A period does not when it
 * ends an abbreviation, an initial, a number or a row of dots and the next word does not look like the first of a
 * sentence. Quotes and brackets after the end open the next sentence, as in the releases of the shared tasks.
 */
export function englishSentences(paragraph: string): Span[] {
  const runs = [...paragraph.matchAll(/\S+/gu)].map(({ index, 0: text }) => ({ start: index, text }));
  const spans: Span[] = [];
  let start: number | undefined;
  let end = 0;
  const close = (): void => {
    if (start !== undefined && end > start) spans.push({ start, end });
    start = undefined;
  };
  runs.forEach((run, at) => {
    start ??= run.start;
    end = run.start + run.text.length;
    const stop = lastStop(run.text);
    if (stop === -1) return;
    const rest = run.text.slice(stop + 1);
    const next = rest === '' ? runs.at(at + 1)?.text : rest;
    if (next === undefined || !endsSentence(run.text.slice(0, stop + 1), next)) return;
    end = run.start + stop + 1;
    close();
    if (rest !== '') start = end;
    end = run.start + run.text.length;
  });
  close();
  return spans;
}

/** The index of the last mark that may end a sentence within the run, or -1. */
function lastStop(run: string): number {
  for (let at = run.length - 1; at >= 0; at--) {
    if (STOPS.has(run[at]) && (at + 1 === run.length || FOLLOWERS.has(run[at + 1]))) return at;
  }
  return -1;
}

const STOPS: ReadonlySet<string> = new Set('.?!');
const FOLLOWERS: ReadonlySet<string> = new Set(')";}]*:@\'({[?!');

function endsSentence(run: string, next: string): boolean {
  if (!run.endsWith('.')) return true;
  const capital = /^\p{Lu}/u.test(next);
  if (run.endsWith('..')) return capital;
  const word = run.slice(0, -1).replace(/^[^\p{L}\d]+/u, '');
  if (/^[\d.,]*\d$/u.test(word)) return !/^\p{Ll}/u.test(next);
  return !isAbbreviation(word) || (capital && OPENERS.has(/^\p{L}+/u.exec(next)?.[0].toLowerCase() ?? ''));
}

/** Single letters count too, as in `J. Smith`, except the pronoun `I`. */
function isAbbreviation(word: string): boolean {
  const last = word.slice(word.lastIndexOf('-') + 1);
  return ABBREVIATIONS.has(last.toLowerCase()) || (/^\p{L}$/u.test(last) && last !== 'I');
}

/**
 * Abbreviations in English prose, in lower case and without the last period. Not `no`, which ends sentences, and
 * not `i.e`, after which the released CoNLL-2014 files start a new sentence.
 */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  [
    'mr mrs ms messrs dr prof st rev fr gen col maj capt lt sgt hon sen rep gov pres supt jr sr esq',
    'ph.d m.d b.a m.a b.sc m.sc',
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri',
    'inc ltd co corp bros dept univ assn ave blvd rd mt ft',
    'etc e.g vs cf al viz ca approx est incl esp fig figs vol vols ch pp p ed eds trans',
    'a.m p.m a.d b.c u.s u.k u.n u.s.a d.c e.u',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Words that begin a sentence even after an abbreviation. The released splits of CoNLL-2013 and CoNLL-2014 do not
 * treat `they`, `if` or `from` as such.
 */
const OPENERS: ReadonlySet<string> = new Set(
  [
    'a an the this these those that there here it he she we you his her its our your their my',
    'in on at after before during since while when although though because however but and so yet',
    'as for with without what why how who where some many most several another each both such',
    'also then thus therefore hence moreover furthermore besides finally first firstly second secondly',
  ].flatMap((line) => line.split(' ')),
);
