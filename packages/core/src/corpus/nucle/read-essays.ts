import { StetError, quote } from '../../error.js';
import type { Essay, Paragraph } from './essay.js';
import { parseJsonEssays } from './parse-json.js';
import { parsePlainEssays, type PlainEssayOptions } from './parse-plain.js';
import { parseNucle } from './parse.js';

export interface ReadEssaysOptions extends PlainEssayOptions {
  /** The file's name, for messages. */
  readonly file?: string | undefined;
}

/** An essay that has its text. */
export type WrittenEssay = Essay & { readonly paragraphs: readonly Paragraph[] };

/** Reads essays with their text from NUCLE SGML, JSON or plain text. */
export function readEssays(text: string, { file, name }: ReadEssaysOptions = {}): WrittenEssay[] {
  const start = text.replace(/^\uFEFF/u, '').trimStart();
  const essays = start.startsWith('<')
    ? parseNucle(text, { file })
    : /^[[{]/u.test(start)
      ? parseJsonEssays(start, { file })
      : parsePlainEssays(text, { name });
  const refuse = (expected: string, found: string): never => {
    throw new StetError({ code: 'BAD_ESSAY', file, expected, found, remedy: 'Correct the file, and send it again.' });
  };
  if (essays.length === 0) return refuse('one essay or more', 'none');
  const names = new Set<string>();
  return essays.map((essay) => {
    if (names.has(essay.id)) refuse('essays with different names', `${quote(essay.id)} twice`);
    names.add(essay.id);
    return isWritten(essay) ? essay : refuse('essays with their text', `${quote(essay.id)} without any`);
  });
}

function isWritten(essay: Essay): essay is WrittenEssay {
  return essay.paragraphs?.some(({ text }) => text.trim() !== '') === true;
}
