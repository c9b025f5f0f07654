import { StetError } from '../../../error.js';
import { displayWords } from '../../../text/display-words.js';
import type { JudgedEdit } from '../../judged-edit.js';
import { markSpans } from '../../mark-spans.js';
import type { RankedOutput, Ranking } from '../../ranking.js';
import type { JudgmentFile } from '../judgment-format.js';
import { printSheet, type SeedaSheet } from './sheet.js';

const LABELS = { right: '|True', wrong: '|False', unnecessary: '|False' } as const;

/** These mark edits and errors, so that text which has them cannot be told from the marks. */
const MARKS = /[[\]→|]/u;

/**
 * Writes what judges said of edits as SEEDA's step 1: a folder for each judge, a numbered file for each page. Outputs whose
 * edits nobody judged are not on the pages.
 */
export function printSheets(rankings: readonly Ranking[], source: readonly string[]): JudgmentFile[] {
  const written = new Map<string, number>();
  return rankings.filter(hasEdits).flatMap((ranking) => {
    const { judge, sentence } = ranking;
    const number = written.get(judge) ?? 0;
    written.set(judge, number + 1);
    if (sentence >= source.length) throw noSource(sentence, source.length);
    const sheet = sheetOf(ranking, source);
    return sheet === undefined ? [] : [{ path: `${folderOf(judge)}/${number}.txt`, text: printSheet(sheet) }];
  });
}

export function hasEdits({ outputs }: Ranking): boolean {
  return outputs.some(({ edits }) => edits !== undefined);
}

/** The page of a ranking; undefined where its edits have no place in the source, or its text has the marks of edits. */
export function sheetOf(
  { sentence, outputs, missed = [] }: Ranking,
  source: readonly string[],
): SeedaSheet | undefined {
  const tokens = displayWords(source[sentence]).map(({ text }) => text);
  const judged = outputs.flatMap(({ edits }: RankedOutput) => (edits === undefined ? [] : [edits]));
  const texts = [source[sentence], ...judged.flatMap((edits) => edits.map(({ correction }) => correction))];
  const reaches = [...judged.flat(), ...missed].every(({ end }) => end <= tokens.length);
  if (!reaches || texts.some((text) => MARKS.test(text)) || judged.flat().some(({ unplaced }) => unplaced))
    return undefined;
  return {
    before: sentence === 0 ? '' : source[sentence - 1],
    source: markSpans(tokens, missed, (span) => `[${tokens.slice(span.start, span.end).join(' ')}]`),
    after: source.at(sentence + 1) ?? '',
    corrections: judged.map((edits) => markSpans(tokens, edits, (edit) => printEdit(edit, tokens))),
  };
}

function printEdit({ start, end, correction, verdict }: JudgedEdit, tokens: readonly string[]): string {
  return `[${tokens.slice(start, end).join(' ')}→${correction}${verdict === null ? '' : LABELS[verdict]}]`;
}

/** The longest name of a folder on most systems, in bytes. */
const MAX_FOLDER = 255;

/**
 * A judge may be called anything; a folder may not. Letters are encoded too, since not every system gives them back as
 * they were, unless that makes the name too long.
 */
function folderOf(judge: string): string {
  const encoded = encodeURIComponent(judge).replaceAll('.', '%2E');
  return encoded.length <= MAX_FOLDER ? encoded : judge.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, encodeURIComponent);
}

function noSource(sentence: number, sentences: number): StetError {
  return new StetError({
    code: 'UNPRINTABLE',
    expected: `judgments of the ${sentences} sentences of {{source}}`,
    found: `one of sentence ${sentence + 1}`,
    remedy: 'Give the source that was judged.',
  });
}
