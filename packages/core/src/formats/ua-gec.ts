import { annotationOf } from '../corpus/annotators.js';
import { inOrder, type Sentence } from '../corpus/edit.js';
import { wholeTextFeed, type LineFeed } from '../corpus/line-feed.js';
import { leavesText } from '../corpus/uncorrected.js';
import {
  parseAnnotatedText,
  printAnnotatedText,
  sourceOf,
  type AnnotatedText,
} from '../corpus/ua-gec/annotated-text.js';
import { documentName, documentSentences, type AnnotatedDocument } from '../corpus/ua-gec/to-sentences.js';
import { StetError } from '../error.js';
import { counted } from '../text/counted.js';
import type { CorpusFormat, FeedOptions, InputText } from './corpus-format.js';
import { chosenAnnotator, plainFile } from './corpus-printer.js';
import { noteText } from './essays.js';
import { inCharacters } from './in-characters.js';

/** A mark with what is said of it. */
const MARK = /\{[^{}\n]*=>[^{}\n]*:::[a-z_]+=[^{}\n]*\}/u;

/** Annotated documents of UA-GEC; files that share a name up to `.a1.ann` are the same document by several annotators. */
export const uaGec: CorpusFormat<'ua-gec'> = {
  name: 'ua-gec',
  title: "UA-GEC's annotated text",
  page: 'ua-gec.md',
  detect: (head, file = '') =>
    MARK.test(head) ? 'certain' : file.endsWith('.ann') && !head.startsWith('<') ? 'likely' : 'no',
  input: 'documents, one file for each annotator',
  edits: 'inside',
  group: ([fed, ...beside]) => [{ fed, beside }],
  feed: uaGecFeed,
  inspect: ({ file, text }) => {
    const marks = parseAnnotatedText(text, { file }).filter((piece) => typeof piece !== 'string');
    const types = new Set(
      marks.flatMap(({ details }) => details.filter(([key]) => key === 'error_type')).map(([, type]) => type),
    );
    const untyped = marks.filter(({ details }) => !details.some(([key]) => key === 'error_type')).length;
    return {
      summary: `${counted(marks.length, 'mark')} of ${counted(types.size, 'type')}`,
      warnings: untyped === 0 ? [] : [`${counted(untyped, 'mark')} without error_type`],
    };
  },
  loses: ['optional', 'comments', 'groups', 'sequences'],
  holdsOneAnnotator: true,
  needs: 'annotators',
  files: () => [plainFile('.ann')],
  print: (sentences, options) => {
    const annotator = chosenAnnotator(options);
    return [sentences.map((sentence) => `${printAnnotatedText(marked(sentence, annotator))}\n`).join('')];
  },
};

/** A sentence with its edits as marks; edits that overlap one before are left out. */
function marked(sentence: Sentence, annotator: number): AnnotatedText {
  const { source } = sentence;
  const pieces: AnnotatedText[number][] = [];
  let end = 0;
  for (const edit of inOrder(annotationOf(sentence, annotator).edits)) {
    const { from, to, texts } = inCharacters(edit, source);
    if (from < end) continue;
    if (from > end) pieces.push(source.slice(end, from));
    const targets = leavesText(edit.type) ? [] : texts;
    pieces.push({ source: source.slice(from, to), targets, details: [['error_type', edit.type]] });
    end = to;
  }
  return end < source.length ? [...pieces, source.slice(end)] : pieces;
}

function uaGecFeed({ file = '', beside = [], onNote }: FeedOptions): LineFeed<Sentence> {
  return wholeTextFeed((text) => {
    const inputs: InputText[] = [{ file, text }, ...beside];
    const documents = inputs.map((input) => ({
      ...documentName(input.file),
      file: input.file,
      text: parseAnnotatedText(input.text.replaceAll(/\r\n?/gu, '\n'), input),
    }));
    const names = [...new Set(documents.map(({ document }) => document))];
    return names.flatMap((name) => {
      const answers = documents.filter(({ document }) => document === name);
      checkSameText(answers);
      return documentSentences(
        answers.toSorted((a, b) => a.annotator - b.annotator),
        (note) => onNote?.(noteText(note)),
      );
    });
  });
}

function checkSameText([first, ...others]: readonly (AnnotatedDocument & { readonly file: string })[]): void {
  const source = sourceOf(first.text).trimEnd();
  const other = others.find(({ text }) => sourceOf(text).trimEnd() !== source);
  if (other === undefined) return;
  throw new StetError({
    code: 'ESSAY_MISMATCH',
    file: other.file,
    expected: `the text of ${first.file}, with other marks`,
    found: 'another text',
    remedy: 'Annotate one text; files of one document differ only in their marks.',
  });
}
