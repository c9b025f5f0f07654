import { NO_ERROR, NOT_ANNOTATABLE } from '../corpus/cherrant/answer-marks.js';
import type { Annotation, Sentence } from '../corpus/edit.js';
import { answersOf } from '../corpus/m2/block.js';
import { applyEdits } from '../corpus/references.js';
import { charactersOf } from '../edits/cherrant/characters.js';
import { characterAnnotations } from '../edits/cherrant/extract.js';
import { StetError, quote } from '../error.js';
import { counted } from '../text/counted.js';
import { splitLines } from '../text/lines.js';
import { strip, tokenise } from '../text/white-space.js';
import { corpusWarnings } from './corpus-warnings.js';
import type { CorpusFormat, FeedOptions } from './corpus-format.js';
import { plainFile } from './corpus-printer.js';
import { eachLine } from './each-line.js';

/** Number, sentence, and an answer or more. */
const ROW = /^\d+\t[^\t]+(?:\t[^\t]*)*$/u;

/**
 * MuCGEC's text: on each line a number, a sentence and its answers, between tabs. Sentences become characters, as
 * ChERRANT cuts them, and the answers its edits.
 */
export const mucgec: CorpusFormat<'mucgec'> = {
  name: 'mucgec',
  title: "MuCGEC's text",
  page: 'mucgec.md',
  detect: (head) => {
    const lines = splitLines(head).filter((line) => strip(line) !== '');
    const rows = lines.filter((line) => ROW.test(line)).length;
    if (rows === 0 || !lines.some((line) => /^\d+\t[^\t]*\p{L}[^\t]*(?:\t|$)/u.test(line))) return 'no';
    if (lines.some((line) => line.split('\t').length === 9)) return 'no';
    return rows === lines.length ? 'certain' : 2 * rows > lines.length ? 'likely' : 'no';
  },
  input: 'one or more',
  edits: 'inside',
  feed: (options) => eachLine((line, number) => readRow(line, number, options)),
  inspect: ({ file, text }) => {
    const sentences: Sentence[] = [];
    const lines: number[] = [];
    const feed = eachLine((line, number) => {
      lines.push(number);
      return readRow(line, number, { file });
    });
    for (const line of splitLines(text)) for (const sentence of feed.push(line)) sentences.push(sentence);
    const answers = sentences.reduce((sum, { annotations }) => sum + answersOf(annotations).length, 0);
    const unannotatable = sentences.filter(({ annotations }) => annotations.every(({ unedited }) => unedited === 'NA'));
    const parts = [
      counted(sentences.length, 'sentence'),
      counted(answers, 'answer'),
      ...(unannotatable.length === 0 ? [] : [`${unannotatable.length} that nobody can correct (${NOT_ANNOTATABLE})`]),
    ];
    return { summary: parts.join(', '), warnings: corpusWarnings(sentences, lines) };
  },
  loses: ['alternatives', 'optional', 'comments', 'types', 'sequences'],
  files: () => [plainFile('.txt')],
  print: (sentences, { first }) => [sentences.map((sentence, at) => printRow(sentence, first + at + 1)).join('')],
};

function readRow(line: string, number: number, { file }: Pick<FeedOptions, 'file'>): Sentence {
  const [id, text = '', ...answers] = line.split('\t').map(strip);
  if (id === '' || text === '') {
    throw new StetError({
      code: 'BAD_COLUMNS',
      file,
      line: number,
      expected: 'a number, a sentence and its answers, with tabs between them',
      found: quote(line),
      remedy: 'Write each sentence with its number and its answers on one line.',
    });
  }
  const source = charactersOf(text).join(' ');
  const given = answers.filter((answer, at) => answer !== '' || at === 0);
  const annotations = given.flatMap((answer, annotator) => answerOf(text, answer, annotator));
  return { source, annotations: annotations.length === 0 ? [{ annotator: 0, edits: [] }] : annotations };
}

function answerOf(source: string, answer: string, annotator: number): Annotation[] {
  if (answer === NO_ERROR) return [{ annotator, edits: [], unedited: 'noop' }];
  if (answer === NOT_ANNOTATABLE) return [{ annotator, edits: [], unedited: 'NA' }];
  return characterAnnotations(source, answer, annotator);
}

function printRow({ source, annotations }: Sentence, number: number): string {
  const join = (text: string): string => tokenise(text).join('');
  const answers = answersOf(annotations).map(({ edits, unedited }) =>
    edits.length > 0 ? join(applyEdits(source, edits)) : unedited === 'NA' ? NOT_ANNOTATABLE : NO_ERROR,
  );
  return `${[String(number), join(source), ...answers].join('\t')}\n`;
}
