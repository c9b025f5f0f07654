import { annotationOf } from '../corpus/annotators.js';
import type { CorpusItem } from '../corpus/corpus-item.js';
import type { Sentence } from '../corpus/edit.js';
import { elementFeed, gathered, type LineFeed } from '../corpus/line-feed.js';
import { ElementReader } from '../corpus/markup/element-reader.js';
import type { Essay } from '../corpus/nucle/essay.js';
import { parseNucle, readEssay } from '../corpus/nucle/parse.js';
import {
  ANNOTATION_END,
  ESSAY_END,
  TEXT_END,
  TEXT_HEAD,
  printAnnotationHead,
  printEssayHead,
  printMistake,
  printNucle,
  printParagraph,
} from '../corpus/nucle/print.js';
import { essaysToM2 } from '../corpus/nucle/to-m2.js';
import { tokenise } from '../text/white-space.js';
import { rootElement } from './certainty.js';
import type { CorpusFormat, FeedOptions, InputText } from './corpus-format.js';
import { essaysToSentences } from './essays.js';
import { inCharacters } from './in-characters.js';

/** Written as one document; each sentence is a paragraph. The mistakes of each annotator follow the whole text. */
export const nucle: CorpusFormat<'nucle'> = {
  name: 'nucle',
  title: 'NUCLE SGML',
  page: 'nucle-sgml.md',
  detect: (head) => (rootElement(head) === 'DOC' ? 'certain' : 'no'),
  input: 'one for each annotator',
  edits: 'inside',
  group: ([fed, ...beside], alternatives) => [{ fed, beside, alternatives }],
  feed: feedNucle,
  inspect: ({ file, text }) => {
    const essays = parseNucle(text, { file });
    const mistakes = essays.flatMap(({ annotations }) => annotations.flatMap((annotation) => annotation.mistakes));
    return {
      summary: `${essays.length} documents, ${mistakes.length} mistakes`,
      warnings: essaysToM2(essays).notes.map(
        ({ document, paragraph, reason, mistake }) =>
          `document ${document}, paragraph ${paragraph}, ${mistake.type} at ${mistake.startOffset}: ${reason}`,
      ),
    };
  },
  loses: ['alternatives', 'optional', 'groups'],
  needs: 'annotators',
  files: ({ annotators }) => {
    const sections = [
      { before: printEssayHead('1') + TEXT_HEAD, after: TEXT_END },
      ...annotators.map((id) => ({ before: printAnnotationHead(String(id)), after: ANNOTATION_END })),
    ];
    const last = sections.length - 1;
    return [
      {
        suffix: '.sgml',
        sections: sections.with(last, { ...sections[last], after: sections[last].after + ESSAY_END }),
      },
    ];
  },
  print: (sentences, { first, annotators }) => [
    sentences.map(({ source }) => printParagraph({ kind: 'paragraph', text: tokenise(source).join(' ') })).join(''),
    ...annotators.map((annotator) =>
      sentences.map((sentence, at) => printMistakes(sentence, annotator, first + at)).join(''),
    ),
  ],
  printEssays: (essays) => [{ suffix: '.sgml', text: printNucle(essays) }],
};

/** Reads document by document; files of several annotators may order them differently, so those wait for the end. */
function feedNucle(options: FeedOptions): LineFeed<CorpusItem> {
  const { file, beside = [], alternatives = [], onNote } = options;
  const parse = (input: InputText): Essay[] => parseNucle(input.text, input);
  const otherAnnotators = beside.map(parse);
  const alternativeAnswers = alternatives.map(parse);
  const read = (essays: readonly Essay[]): readonly Sentence[] => {
    const { sentences, notes } = essaysToSentences([essays, ...otherAnnotators], alternativeAnswers, options);
    for (const note of notes) onNote?.(note);
    return sentences;
  };
  const reader = new ElementReader({ file, sgml: true });
  if (otherAnnotators.length + alternativeAnswers.length === 0) {
    return elementFeed(reader, (element) => read([readEssay(element)]));
  }
  return gathered(
    elementFeed(reader, (element) => [readEssay(element)]),
    read,
  );
}

function printMistakes(sentence: Sentence, annotator: number, paragraph: number): string {
  return annotationOf(sentence, annotator)
    .edits.map((edit) => {
      const { from, to, texts } = inCharacters(edit, sentence.source);
      return printMistake({
        startParagraph: paragraph,
        startOffset: from,
        endParagraph: paragraph,
        endOffset: to,
        type: edit.type,
        correction: texts[0],
        ...(edit.comment === '' ? {} : { comment: edit.comment }),
      });
    })
    .join('');
}
