import { annotationOf } from '../corpus/annotators.js';
import { feedHoo, parseHoo } from '../corpus/hoo/parse.js';
import { HOO_END, HOO_HEAD, printHooEdits } from '../corpus/hoo/print.js';
import { hooToSentences } from '../corpus/hoo/to-sentences.js';
import { gathered } from '../corpus/line-feed.js';
import { tokenise } from '../text/white-space.js';
import { rootElement } from './certainty.js';
import type { CorpusFormat } from './corpus-format.js';
import { chosenAnnotator, plainFile } from './corpus-printer.js';
import { noteText } from './essays.js';
import { inCharacters } from './in-characters.js';

/** Written as one fragment; each sentence is a line. Offsets count from the start of the fragment. */
export const hoo: CorpusFormat<'hoo'> = {
  name: 'hoo',
  title: 'HOO XML',
  page: 'hoo-xml.md',
  detect: (head) => (rootElement(head) === 'edits' ? 'certain' : 'no'),
  input: 'a text, then its edits, for each fragment',
  takes: (count) => count % 2 === 0,
  edits: 'beside',
  group: (files) =>
    files.filter((_, at) => at % 2 === 1).map((fed, fragment) => ({ fed, beside: [files[2 * fragment]] })),
  feed: ({ file, beside: [fragment] = [], skipBadEdits, onNote }) =>
    gathered(feedHoo({ file, skipBadEdits }), (edits) => {
      const { sentences, misquoted, notes } = hooToSentences(fragment.file, fragment.text, edits);
      if (misquoted > 0) onNote?.(misquotedText(misquoted, edits.length, fragment.file));
      for (const note of notes) onNote?.(noteText(note));
      return sentences;
    }),
  inspect: (input) => ({ summary: `${parseHoo(input.text, input).length} edits` }),
  loses: ['comments', 'groups'],
  holdsOneAnnotator: true,
  needs: 'everything',
  files: () => [plainFile('.txt'), { suffix: '.xml', sections: [{ before: HOO_HEAD, after: HOO_END }] }],
  print: (sentences, options) => {
    const annotator = chosenAnnotator(options);
    const lines = sentences.map(({ source }) => tokenise(source).join(' '));
    let offset = 0;
    const edits = sentences.flatMap((sentence, at) => {
      const start = offset;
      offset += lines[at].length + 1;
      return annotationOf(sentence, annotator).edits.map((edit) => {
        const { from, to, texts } = inCharacters(edit, sentence.source);
        return { type: edit.type, start: start + from, end: start + to, corrections: texts, optional: !edit.required };
      });
    });
    const fragment = lines.join('\n');
    const numbered = edits.map((edit, at) => ({ ...edit, index: String(at + 1).padStart(4, '0') }));
    return [fragment, printHooEdits(numbered, fragment)];
  },
};

function misquotedText(misquoted: number, all: number, file: string): string {
  return `${misquoted} of ${all} edits quote another text than ${file} has at their offsets: it may not be the text of these edits`;
}
