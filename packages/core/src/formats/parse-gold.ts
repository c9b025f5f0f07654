import type { Sentence } from '../corpus/edit.js';
import { StetError } from '../error.js';
import { surestFormat, titleList } from './certainty.js';
import { corpusFormats } from './corpus-formats.js';
import type { CorpusFormat, FeedOptions } from './corpus-format.js';
import { m2 } from './m2.js';
import { readFed } from './read-annotated.js';

/** The formats in which a single file is a gold: sentences with their edits. */
const goldFormats = corpusFormats.filter(({ edits }) => edits === 'inside');

export const goldTitles = titleList(goldFormats);

/** Whether a text begins like a gold. */
export function looksLikeGold(text: string, fileName?: string): boolean {
  return surestFormat(goldFormats, text, fileName) !== undefined;
}

/** The format of a gold in one file. Text that fits none of them counts as M2, whose parser names the bad lines. */
export function goldFormat(head: string, file?: string): CorpusFormat {
  const annotated = corpusFormats.filter(({ edits }) => edits !== 'compared');
  const format = surestFormat<CorpusFormat>(annotated, head, file) ?? m2;
  if (format.edits === 'inside') return format;
  throw new StetError({
    code: 'BAD_MARKUP',
    file,
    expected: `a gold in one file: ${goldTitles}`,
    found: `one file of a gold that has several (${format.name})`,
    remedy: 'Convert it to M2 first, with stet convert.',
  });
}

/**
 * Reads the sentences of a gold file, in any format that holds edits with their sentences.
 *
 * @example
 * parseGold('S He go home\nA 1 2|||SVA|||goes|||REQUIRED|||-NONE-|||0\n')[0].source; // → "He go home"
 */
export function parseGold(text: string, options: FeedOptions = {}): Sentence[] {
  return readFed(goldFormat(text, options.file), text, options);
}

/** Sentences without edits, for sources that nobody has annotated. */
export function unannotated(sources: readonly string[]): Sentence[] {
  return sources.map((source) => ({ source, annotations: [{ annotator: 0, edits: [] }] }));
}
