import { annotationOf } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { applyEdits } from '../corpus/references.js';
import { StetError, quote } from '../error.js';
import { counted } from '../text/counted.js';
import { splitLines } from '../text/lines.js';
import { parseShallowJson } from '../text/parse-shallow-json.js';
import type { CorpusFormat, FeedOptions } from './corpus-format.js';
import { plainFile } from './corpus-printer.js';
import { corpusWarnings } from './corpus-warnings.js';
import { eachLine } from './each-line.js';
import { essaySentence } from './essay-sentence.js';

/** Whole texts with their corrections, a JSON object on each line. */
export const documents: CorpusFormat<'documents'> = {
  name: 'documents',
  title: 'documents in JSON Lines',
  page: 'documents.md',
  detect: (head) => {
    const [line = ''] = splitLines(head);
    if (!line.startsWith('{') || !/"source"\s*:\s*"/u.test(line)) return 'no';
    return /"references"\s*:\s*\[/u.test(line) ? 'certain' : 'no';
  },
  input: 'one or more',
  edits: 'inside',
  feed: (options) => eachLine((line, number) => readDocument(line, number, options)),
  inspect: ({ file, text }) => {
    const lines: number[] = [];
    const feed = eachLine((line, number) => {
      lines.push(number);
      return readDocument(line, number, { file });
    });
    const sentences = splitLines(text).flatMap((line) => feed.push(line));
    return { summary: counted(sentences.length, 'document'), warnings: corpusWarnings(sentences, lines) };
  },
  loses: ['alternatives', 'optional', 'comments', 'types', 'sequences'],
  needs: 'annotators',
  files: () => [plainFile('.jsonl')],
  print: (sentences, { annotators, first }) => [
    sentences.map((sentence, at) => printDocument(sentence, annotators, String(first + at + 1))).join(''),
  ],
};

function printDocument(sentence: Sentence, annotators: readonly number[], id: string): string {
  const { source } = sentence;
  const references = annotators.map((annotator) => applyEdits(source, annotationOf(sentence, annotator).edits));
  return `${JSON.stringify({ id, source, references })}\n`;
}

function readDocument(line: string, number: number, { file }: Pick<FeedOptions, 'file'>): Sentence {
  const fail = (expected: string, found: string): never => {
    throw new StetError({
      code: 'BAD_ESSAY',
      file,
      line: number,
      expected,
      found,
      remedy: 'Write {"id": "1", "source": "…", "references": ["…"]} on each line.',
    });
  };
  let value: unknown;
  try {
    value = parseShallowJson(line);
  } catch (cause) {
    fail('a JSON object', cause instanceof Error ? cause.message : quote(line));
  }
  const { source, references } = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly source?: unknown;
    readonly references?: unknown;
  };
  if (typeof source !== 'string') return fail('"source", a text', quote(line));
  if (!Array.isArray(references) || !references.every((text) => typeof text === 'string' || text === null)) {
    return fail('"references", a list of texts, or null where one is missing', quote(line));
  }
  return essaySentence(
    source,
    references.map((text) => (typeof text === 'string' ? text : undefined)),
  );
}
