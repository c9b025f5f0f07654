import { surestFormat, findFormat } from './certainty.js';
import { corpusFormats } from './corpus-formats.js';
import type { CorpusFormat } from './corpus-format.js';
import { parallel } from './parallel.js';

/** The names of the formats, as `stet convert` takes them. */
export type FormatName = (typeof corpusFormats)[number]['name'];
export const formatNames: readonly FormatName[] = corpusFormats.map(({ name }) => name);

export function formatNamed(name: string): CorpusFormat {
  return findFormat<CorpusFormat>(corpusFormats, name);
}

/** The format that a text is in; any text is plain text at least. */
export function detectFormat(text: string, fileName?: string): FormatName {
  return (surestFormat<CorpusFormat<FormatName>>(corpusFormats, text, fileName) ?? parallel).name;
}
