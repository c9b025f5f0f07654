import { annotatorsOf, annotationOf } from '../corpus/annotators.js';
import { printColumnAnnotations } from '../corpus/columns/print-annotations.js';
import { printColumns } from '../corpus/columns/print.js';
import type { Edit, Sentence } from '../corpus/edit.js';
import { printHoo } from '../corpus/hoo/print.js';
import { errorsOf } from '../corpus/i-measure/cluster.js';
import { printIMeasure } from '../corpus/i-measure/print.js';
import { blocksOf } from '../corpus/m2/from-sentences.js';
import { printM2 } from '../corpus/m2/print.js';
import { printNucle } from '../corpus/nucle/print.js';
import { printPlainText } from '../corpus/plain-text.js';
import { applyEdits } from '../corpus/references.js';
import type { Tagger } from '../text/tagger.js';
import { tokenise } from '../text/white-space.js';
import type { Format } from './formats.js';

export interface WriteOptions {
  /** Whose edits to write, for formats that hold those of one annotator. */
  readonly annotator?: number | undefined;
  /** Gives parts of speech for columns; without it they stay unknown. */
  readonly tagger?: Tagger | undefined;
  /** Write deletions in M2 as an empty field, as the official files do. */
  readonly emptyDeletions?: boolean | undefined;
}

/** A file of the result; the name is what follows the name that the caller chose. */
export interface OutputText {
  readonly suffix: string;
  readonly text: string;
}

export interface WriteResult {
  readonly files: readonly OutputText[];
  /** What the format cannot hold. */
  readonly lost: readonly string[];
}

/** Writes annotated sentences in a format, and says what it cannot hold. */
export function writeAnnotated(
  format: Format,
  sentences: readonly Sentence[],
  options: WriteOptions = {},
): WriteResult {
  return writers[format](sentences, options);
}

type Writer = (sentences: readonly Sentence[], options: WriteOptions) => WriteResult;

const writers: Readonly<Record<Format, Writer>> = {
  m2: (sentences, { emptyDeletions }) => ({
    files: [{ suffix: '.m2', text: printM2(blocksOf(sentences), { emptyDeletions }) }],
    lost: lostOf(sentences, { groups: true }),
  }),
  'i-measure': (sentences) => ({
    files: [{ suffix: '.xml', text: printIMeasure([{ id: '1', sentences: sentences.map(iMeasureSentence) }]) }],
    lost: lostOf(sentences, { alternatives: true, optional: true, comments: true }),
  }),
  nucle: writeNucle,
  hoo: writeHoo,
  columns: writeColumns,
  parallel: (sentences) => ({
    files: [
      { suffix: '.source.txt', text: printPlainText(sentences.map(({ source }) => source)) },
      ...annotatorsOf(sentences).map((annotator) => ({
        suffix: `.${annotator}.txt`,
        text: printPlainText(
          sentences.map((sentence) => applyEdits(sentence.source, annotationOf(sentence, annotator).edits)),
        ),
      })),
    ],
    lost: lostOf(sentences, { alternatives: true, optional: true, comments: true, types: true }),
  }),
};

function iMeasureSentence(sentence: Sentence, at: number): Parameters<typeof printIMeasure>[0][0]['sentences'][0] {
  const { source, errors = errorsOf(sentence) } = sentence;
  return { id: String(at + 1), source: tokenise(source).join(' '), ...errors };
}

/** Character offsets of the tokens of a sentence whose tokens are joined by single blanks. */
function tokenStarts(source: string): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const token of tokenise(source)) {
    starts.push(at);
    at += token.length + 1;
  }
  return [...starts, at];
}

/**
 * An edit in characters of the joined sentence. An insertion brings a blank, before it at the end of the sentence and
 * behind it elsewhere; a deletion takes one along.
 */
function inCharacters(
  { start, end, corrections }: Edit,
  source: string,
): { from: number; to: number; texts: string[] } {
  const starts = tokenStarts(source);
  const length = Math.max(0, starts[starts.length - 1] - 1);
  const from = Math.min(starts[start], length);
  if (start === end) {
    const atEnd = start === starts.length - 1;
    return { from, to: from, texts: corrections.map((text) => (atEnd && length > 0 ? ` ${text}` : `${text} `)) };
  }
  return { from, to: starts[end] - 1, texts: [...corrections] };
}

/** One document; each sentence is a paragraph. */
function writeNucle(sentences: readonly Sentence[]): WriteResult {
  const annotators = annotatorsOf(sentences);
  const essay = {
    id: '1',
    paragraphs: sentences.map(({ source }) => ({ kind: 'paragraph' as const, text: tokenise(source).join(' ') })),
    annotations: annotators.map((annotator) => ({
      teacher: String(annotator),
      mistakes: sentences.flatMap((sentence, paragraph) =>
        annotationOf(sentence, annotator).edits.map((edit) => {
          const { from, to, texts } = inCharacters(edit, sentence.source);
          return {
            ...{ startParagraph: paragraph, startOffset: from, endParagraph: paragraph, endOffset: to },
            ...{ type: edit.type, correction: texts[0] },
            ...(edit.comment === '' ? {} : { comment: edit.comment }),
          };
        }),
      ),
    })),
  };
  return {
    files: [{ suffix: '.sgml', text: printNucle([essay]) }],
    lost: lostOf(sentences, { alternatives: true, optional: true, groups: true }),
  };
}

/** One fragment; each sentence is a line. */
function writeHoo(sentences: readonly Sentence[], options: WriteOptions): WriteResult {
  const { annotator, others } = oneAnnotator(sentences, options);
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
  return {
    files: [
      { suffix: '.txt', text: fragment },
      { suffix: '.xml', text: printHoo(numbered, fragment) },
    ],
    lost: [...others, ...lostOf(sentences, { comments: true, groups: true })],
  };
}

/** One document and one paragraph. */
function writeColumns(sentences: readonly Sentence[], options: WriteOptions): WriteResult {
  const { annotator, others } = oneAnnotator(sentences, options);
  const { tagger = (words: readonly string[]): string[] => words.map(() => '-') } = options;
  const place = (at: number): { document: string; paragraph: number; sentence: number } => ({
    ...{ document: '1', paragraph: 0, sentence: at },
  });
  const columns = sentences.map(({ source }, at) => {
    const tokens = tokenise(source);
    const tags = tagger(tokens);
    return { ...place(at), tokens: tokens.map((text, token) => ({ text, tag: tags[token] })) };
  });
  const annotations = sentences.map((sentence, at) => ({
    ...place(at),
    edits: annotationOf(sentence, annotator).edits.map(({ start, end, type, corrections }) => ({
      ...{ start, end, type, correction: corrections[0] },
    })),
  }));
  return {
    files: [
      { suffix: '.conll', text: printColumns(columns) },
      { suffix: '.conll.ann', text: printColumnAnnotations(annotations) },
    ],
    lost: [...others, ...lostOf(sentences, { alternatives: true, optional: true, comments: true, groups: true })],
  };
}

function oneAnnotator(
  sentences: readonly Sentence[],
  { annotator }: WriteOptions,
): { readonly annotator: number; readonly others: readonly string[] } {
  const all = annotatorsOf(sentences);
  const chosen = annotator ?? all.at(0) ?? 0;
  const others = all.filter((id) => id !== chosen);
  const note = `the edits of annotators ${others.join(', ')}: the format holds those of one, here ${chosen}`;
  return { annotator: chosen, others: others.length === 0 ? [] : [note] };
}

type Feature = 'alternatives' | 'optional' | 'comments' | 'types' | 'groups';

/** What of these features the sentences have, as a list of what a format without them loses. */
function lostOf(sentences: readonly Sentence[], without: Partial<Record<Feature, true>>): string[] {
  const edits = sentences.flatMap(({ annotations }) => annotations.flatMap((annotation) => annotation.edits));
  const count = (is: (edit: Edit) => boolean): number => edits.filter(is).length;
  const losses: [Feature, number, string][] = [
    [
      'alternatives',
      count(({ corrections }) => corrections.length > 1),
      'edits keep only the first of their corrections',
    ],
    ['optional', count(({ required }) => !required), 'optional edits become required, or take what the format says'],
    ['comments', count(({ comment }) => comment !== ''), 'comments are left out'],
    ['types', edits.length, 'edits lose their type and their extent'],
    [
      'groups',
      sentences.filter(({ errors }) => errors !== undefined).length,
      'sentences lose the grouping of their errors',
    ],
  ];
  return losses.flatMap(([feature, lost, what]) => (without[feature] === true && lost > 0 ? [`${lost} ${what}`] : []));
}
