import { StetError, quote } from '../../error.js';
import { javaTokens } from './normalise.js';
import type { ParaphraseTable } from './resources.js';

export interface ParaphraseOptions {
  /** Stands in signatures. */
  readonly name: string;
  /** The file, for messages. */
  readonly file?: string | undefined;
}

/**
 * Reads METEOR's table of paraphrases: for each pair a line with its probability, which METEOR does not use, one
 * with a phrase and one with a paraphrase of it.
 */
export function parseParaphrases(text: string, { name, file }: ParaphraseOptions): ParaphraseTable {
  const paraphrasesOf = new Map<string, string[]>();
  let longest = 0;
  let line = 0;
  let at = 0;
  const next = (): string | undefined => {
    if (at >= text.length) return undefined;
    const end = text.indexOf('\n', at);
    const content = text.slice(at, end === -1 ? text.length : end);
    at = end === -1 ? text.length : end + 1;
    line++;
    return content;
  };
  for (let probability = next(); probability !== undefined; probability = next()) {
    if (!Number.isFinite(Number.parseFloat(probability))) {
      throw malformed(file, line, 'a probability', quote(probability));
    }
    const tokens = javaTokens(next() ?? '');
    const paraphrase = javaTokens(next() ?? '').join(' ');
    if (tokens.length === 0 || paraphrase === '') {
      throw malformed(file, line, 'a phrase and a paraphrase after each probability', 'an empty line or the end');
    }
    longest = Math.max(longest, tokens.length);
    const phrase = tokens.join(' ');
    const listed = paraphrasesOf.get(phrase);
    if (listed === undefined) paraphrasesOf.set(phrase, [paraphrase]);
    else listed.push(paraphrase);
  }
  return { name, longest, paraphrases: (phrase) => paraphrasesOf.get(phrase) ?? [] };
}

function malformed(file: string | undefined, line: number, expected: string, found: string): StetError {
  const remedy = 'Give a table in the format of METEOR: lines in threes, probability, phrase, paraphrase.';
  return new StetError({ code: 'BAD_PARAPHRASES', file, line, expected, found, remedy });
}
