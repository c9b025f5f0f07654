import { annotationOf } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { applyEdits } from '../corpus/references.js';
import { extractSentence } from '../edits/extract.js';
import { StetError, quote } from '../error.js';
import { splitLines } from '../text/lines.js';
import { overlap } from '../text/overlap.js';
import { strip, tokenise } from '../text/white-space.js';
import { counted } from '../text/counted.js';
import { corpusWarnings } from './corpus-warnings.js';
import type { CorpusFormat, FeedOptions } from './corpus-format.js';
import { plainFile } from './corpus-printer.js';
import { eachLine } from './each-line.js';

/** A source sentence and its corrections on one line, between tabs; a first line may name the columns. */
export const tsv: CorpusFormat<'tsv'> = {
  name: 'tsv',
  title: 'sentences between tabs',
  page: 'tsv.md',
  detect: (head) => {
    const [first = '', ...others] = splitLines(head).filter((line) => strip(line) !== '');
    if (!first.includes('\t')) return 'no';
    if (columnsOf(first) !== undefined) return 'certain';
    const lines = [first, ...others].slice(0, SAMPLE);
    return 2 * lines.filter(looksLikePair).length > lines.length ? 'likely' : 'no';
  },
  input: 'one or more',
  edits: 'inside',
  feed: tsvFeed,
  inspect: ({ file, text }) => {
    const sentences: Sentence[] = [];
    const lines: number[] = [];
    const feed = tsvFeed({ file }, (line) => lines.push(line));
    for (const line of splitLines(text)) sentences.push(...feed.push(line));
    const most = Math.max(0, ...sentences.map(({ annotations }) => annotations.length));
    return {
      summary: `${counted(sentences.length, 'sentence')}, ${most === 1 ? 'one correction' : `up to ${most} corrections`} each`,
      warnings: corpusWarnings(sentences, lines),
    };
  },
  loses: ['alternatives', 'optional', 'comments', 'types', 'sequences'],
  needs: 'annotators',
  files: () => [plainFile('.tsv')],
  print: (sentences, { annotators }) => [
    sentences
      .map((sentence) =>
        [
          sentence.source,
          ...annotators.map((id) => applyEdits(sentence.source, annotationOf(sentence, id).edits)),
        ].join('\t'),
      )
      .map((line) => `${line}\n`)
      .join(''),
  ],
};

/** Lines that are looked at. */
const SAMPLE = 200;

const LEAST_IN_COMMON = 0.3;

/** Two columns that have words in common, and of which the first is more than a word or a number. */
function looksLikePair(line: string): boolean {
  const [source, corrected = []] = line.split('\t').map((cell) => tokenise(cell));
  return source.length > 1 && overlap(source, corrected) >= LEAST_IN_COMMON;
}

const SOURCE_NAMES = /^(?:source|src|original|orig|original text)$/iu;
const CORRECTED_NAMES = /^(?:reference|ref|corrected|correction|target|corrected text)[ _-]?\d*$/iu;

interface Columns {
  readonly source: number;
  readonly corrected: readonly number[];
}

/** Where a first line says that the texts are; undefined where it names no columns. */
function columnsOf(line: string): Columns | undefined {
  const names = line.split('\t').map(strip);
  const source = names.findIndex((name) => SOURCE_NAMES.test(name));
  const corrected = names.flatMap((name, at) => (CORRECTED_NAMES.test(name) ? [at] : []));
  return source === -1 || corrected.length === 0 ? undefined : { source, corrected };
}

function tsvFeed({ file }: Pick<FeedOptions, 'file'>, onRow: (line: number) => void = () => undefined) {
  let columns: Columns | undefined;
  let isFirst = true;
  return eachLine((line, number): Sentence | undefined => {
    const wasFirst = isFirst;
    isFirst = false;
    if (wasFirst && (columns = columnsOf(line)) !== undefined) return undefined;
    const cells = line.split('\t').map(strip);
    const { source, corrected } = columns ?? { source: 0, corrected: cells.slice(1).map((_, at) => at + 1) };
    const texts = corrected.flatMap((at) => cells.at(at) ?? []);
    if (cells.at(source) === undefined || texts.length === 0) {
      throw new StetError({
        code: 'BAD_COLUMNS',
        file,
        line: number,
        expected: 'a sentence and its corrections, with tabs between them',
        found: quote(line),
        remedy: 'Write the corrections of a sentence on its line, after tabs.',
      });
    }
    onRow(number);
    return extractSentence(cells[source], texts);
  });
}
