import { annotationOf } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import {
  ANNOTATION_END,
  ESSAY_END,
  TEXT_END,
  TEXT_HEAD,
  printAnnotationHead,
  printEssayHead,
  printMistake,
  printParagraph,
} from '../corpus/nucle/print.js';
import { tokenise } from '../text/white-space.js';
import { inCharacters } from './in-characters.js';
import type { PieceOptions, StrandFormat } from './strand-format.js';

/** One document; each sentence is a paragraph. The mistakes of each annotator follow the whole text. */
export const nucleStrands: StrandFormat = {
  without: ['alternatives', 'optional', 'groups'],
  needsAnnotators: true,
  files: ({ annotators }) => {
    const strands = [
      { before: printEssayHead('1') + TEXT_HEAD, after: TEXT_END },
      ...annotators.map((id) => ({ before: printAnnotationHead(String(id)), after: ANNOTATION_END })),
    ];
    return [
      {
        suffix: '.sgml',
        strands: strands.map(({ before, after }, at) => ({
          before,
          after: at === strands.length - 1 ? after + ESSAY_END : after,
        })),
      },
    ];
  },
  piece: (sentences, { first, annotators }: PieceOptions) => [
    sentences.map(({ source }) => printParagraph({ kind: 'paragraph', text: tokenise(source).join(' ') })).join(''),
    ...annotators.map((annotator) =>
      sentences.map((sentence, at) => printMistakes(sentence, annotator, first + at)).join(''),
    ),
  ],
};

function printMistakes(sentence: Sentence, annotator: number, paragraph: number): string {
  return annotationOf(sentence, annotator)
    .edits.map((edit) => {
      const { from, to, texts } = inCharacters(edit, sentence.source);
      return printMistake({
        ...{ startParagraph: paragraph, startOffset: from, endParagraph: paragraph, endOffset: to },
        ...{ type: edit.type, correction: texts[0] },
        ...(edit.comment === '' ? {} : { comment: edit.comment }),
      });
    })
    .join('');
}
