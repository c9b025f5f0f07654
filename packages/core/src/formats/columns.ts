import { annotationOf } from '../corpus/annotators.js';
import type { ColumnAnnotation, ColumnSentence, SentenceAddress } from '../corpus/columns/column-sentence.js';
import { parseColumnAnnotations } from '../corpus/columns/parse-annotations.js';
import { parseColumnBlock, parseColumns } from '../corpus/columns/parse.js';
import { printColumnAnnotations } from '../corpus/columns/print-annotations.js';
import { printColumns } from '../corpus/columns/print.js';
import { requiredEdit, type Edit, type Sentence, type SkippedEdit } from '../corpus/edit.js';
import { blockFeed } from '../corpus/line-feed.js';
import { essaysToColumnAnnotations, essaysToColumns } from '../corpus/nucle/to-columns.js';
import { offsetFault } from '../corpus/offset-fault.js';
import { StetError } from '../error.js';
import { tokenise } from '../text/white-space.js';
import { rootElement } from './certainty.js';
import type { CorpusFormat, FeedOptions } from './corpus-format.js';
import { chosenAnnotator, plainFile } from './corpus-printer.js';

/** Written as one document and one paragraph. */
export const columns: CorpusFormat<'columns'> = {
  name: 'columns',
  title: 'columns',
  page: 'columns.md',
  detect: (head) =>
    rootElement(head) === 'ANNOTATION' || head.split('\n', 1)[0].split('\t').length === 9 ? 'certain' : 'no',
  input: 'tokens, then edits',
  takes: (count) => count <= 2,
  edits: 'beside',
  group: ([fed, ...beside]) => [{ fed, beside }],
  feed: ({ file, beside = [], skipBadEdits }) => {
    const annotations = beside.flatMap((edits) => parseColumnAnnotations(edits.text, edits));
    const sentenceOf = columnsToSentences(annotations, { file: beside.at(0)?.file, skipBadEdits });
    return blockFeed((block) => sentenceOf(parseColumnBlock(block, { file })));
  },
  inspect: (input) => ({
    summary: input.text.trimStart().startsWith('<')
      ? `edits of ${parseColumnAnnotations(input.text, input).length} sentences`
      : `${parseColumns(input.text, input).length} sentences`,
  }),
  loses: ['alternatives', 'optional', 'comments', 'groups'],
  holdsOneAnnotator: true,
  needs: 'annotators',
  usesTagger: true,
  files: () => [plainFile('.conll'), plainFile('.conll.ann')],
  print: (sentences, options) => {
    const { first, tagger = (words: readonly string[]): string[] => words.map(() => '-') } = options;
    const annotator = chosenAnnotator(options);
    const addressOf = (at: number) => ({ document: '1', paragraph: 0, sentence: first + at });
    const tokens = sentences.map(({ source }, at) => {
      const words = tokenise(source);
      const tags = tagger(words);
      return { ...addressOf(at), tokens: words.map((text, token) => ({ text, tag: tags[token] })) };
    });
    const annotations = sentences.map((sentence, at) => ({
      ...addressOf(at),
      edits: annotationOf(sentence, annotator).edits.map(({ start, end, type, corrections }) => ({
        start,
        end,
        type,
        correction: corrections[0],
      })),
    }));
    return [printColumns(tokens), printColumnAnnotations(annotations)];
  },
  printEssays: (essays, options) => [
    { suffix: '.conll', text: printColumns(essaysToColumns(essays, options)) },
    { suffix: '.conll.ann', text: printColumnAnnotations(essaysToColumnAnnotations(essays, options)) },
  ],
};

/** Turns a sentence of a column file into one with its edits; the annotations may come in any order. */
export function columnsToSentences(
  annotations: readonly ColumnAnnotation[],
  { file, skipBadEdits = false }: Pick<FeedOptions, 'file' | 'skipBadEdits'> = {},
): (columns: ColumnSentence) => Sentence {
  const editsOf = new Map(annotations.map((annotation) => [keyOf(annotation), annotation.edits]));
  return (columns) => {
    const edits: Edit[] = [];
    const skipped: SkippedEdit[] = [];
    for (const edit of (editsOf.get(keyOf(columns)) ?? []).map(requiredEdit)) {
      const fault = offsetFault(edit, columns.tokens.length, { file });
      if (fault === undefined) {
        edits.push(edit);
        continue;
      }
      const { document, paragraph, sentence } = columns;
      const placed = { ...fault, found: `${fault.found} in nid ${document}, pid ${paragraph}, sid ${sentence}` };
      if (!skipBadEdits) throw new StetError(placed);
      skipped.push({ ...edit, annotator: 0, fault: placed });
    }
    const source = columns.tokens.map(({ text }) => text).join(' ');
    return { source, annotations: [{ annotator: 0, edits }], ...(skipped.length === 0 ? {} : { skipped }) };
  };
}

function keyOf({ document, paragraph, sentence }: SentenceAddress): string {
  return [document, paragraph, sentence].join('\t');
}
