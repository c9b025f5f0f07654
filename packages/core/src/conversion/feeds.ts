import { parseColumnAnnotations } from '../corpus/columns/parse-annotations.js';
import { parseColumnBlock } from '../corpus/columns/parse.js';
import type { CorpusItem } from '../corpus/corpus-item.js';
import { readIMeasureSentence } from '../corpus/i-measure/parse.js';
import { sentenceOfErrors } from '../corpus/i-measure/sentence.js';
import { blockFeed, elementFeed, type LineFeed } from '../corpus/line-feed.js';
import { attributeOf, expectName } from '../corpus/markup/element.js';
import { ElementReader } from '../corpus/markup/element-reader.js';
import { readEssay } from '../corpus/nucle/parse.js';
import { columnsToSentences } from './columns-to-sentences.js';
import { essaysToSentences, type EssayOptions } from './essays.js';
import type { InputText } from './read.js';

export interface FeedOptions extends EssayOptions {
  /** The file's name, for messages. */
  readonly file: string;
  readonly strictOriginal?: boolean | undefined;
  /** The edits beside columns. */
  readonly edits?: InputText | undefined;
  /** Is told what could not be brought along. */
  readonly onNote?: ((note: string) => void) | undefined;
}

/** The formats of which a file can be read line by line, without keeping what was read. */
export const fedFormats = ['m2', 'i-measure', 'nucle', 'columns'] as const;
export type FedFormat = (typeof fedFormats)[number];

/** Reads one file of a format as its lines come. M2 is cut into blocks, and parsed by whoever takes them. */
export function feedFor(format: FedFormat, options: FeedOptions): LineFeed<CorpusItem> {
  return feeds[format](options);
}

const feeds: Readonly<Record<FedFormat, (options: FeedOptions) => LineFeed<CorpusItem>>> = {
  m2: () => blockFeed((block) => block),
  'i-measure': feedIMeasure,
  nucle: feedNucle,
  columns: feedColumns,
};

const AROUND_SENTENCES = ['scripts', 'script', 'sentence'];

function feedIMeasure(options: FeedOptions): LineFeed<CorpusItem> {
  const reader = new ElementReader({
    file: options.file,
    depth: 2,
    onOpen: (element, depth) => {
      expectName(element, AROUND_SENTENCES[depth]);
      if (depth === 1) attributeOf(element, 'id');
    },
  });
  return elementFeed(reader, (element) => {
    expectName(element, AROUND_SENTENCES[2]);
    return [sentenceOfErrors(readIMeasureSentence(element, options))];
  });
}

function feedNucle(options: FeedOptions): LineFeed<CorpusItem> {
  return elementFeed(new ElementReader({ file: options.file, sgml: true }), (element) => {
    const { sentences, notes } = essaysToSentences([[readEssay(element)]], [], options);
    for (const note of notes) options.onNote?.(note);
    return sentences;
  });
}

function feedColumns({ file, edits }: FeedOptions): LineFeed<CorpusItem> {
  const sentenceOf = columnsToSentences(edits === undefined ? [] : parseColumnAnnotations(edits.text, edits));
  return blockFeed((block) => sentenceOf(parseColumnBlock(block, { file })));
}
