import type { Sentence } from '../edit.js';
import { requiredEdit } from '../edit.js';
import { splitEssay, splittingOptions } from '../nucle/essay-sentence.js';
import type { Essay, Mistake } from '../nucle/essay.js';
import { mapMistakes, type GoldNote } from '../nucle/map-mistakes.js';
import { sourceOf, unescapeLineEnds, type AnnotatedText } from './annotated-text.js';

/** The marks of one document by one annotator. */
export interface AnnotatedDocument {
  readonly document: string;
  /** From 0. */
  readonly annotator: number;
  readonly text: AnnotatedText;
}

/** `0002.a1.ann` is document 0002 by the first annotator. */
export function documentName(file: string): { readonly document: string; readonly annotator: number } {
  const name = file.replace(/^.*[/\\]/u, '').replace(/\.ann$/u, '');
  const numbered = /^(?<document>.*)\.a(?<number>[1-9]\d*)$/u.exec(name)?.groups;
  return numbered === undefined
    ? { document: name, annotator: 0 }
    : { document: numbered.document, annotator: Number(numbered.number) - 1 };
}

/**
 * The sentences of a document with the edits of each annotator. Sentences and words are found by the platform's rules
 * for Ukrainian. Every annotator answers every sentence.
 */
export function documentSentences(
  documents: readonly AnnotatedDocument[],
  onNote: (note: GoldNote) => void,
): Sentence[] {
  const options = splittingOptions('uk');
  const [first] = documents;
  const paragraphs = sourceOf(first.text)
    .split('\n')
    .map((text) => ({ kind: 'paragraph' as const, text }));
  const essay: Essay = { id: first.document, paragraphs, annotations: [] };
  const sentences = splitEssay(essay, options);
  const mapped = documents.map(({ annotator, text }) => {
    const { edits, notes } = mapMistakes(essay, sentences, mistakesOf(text), options);
    notes.forEach(onNote);
    return { annotator, edits };
  });
  return sentences.map((sentence) => ({
    source: sentence.tokens.map(({ text }) => text).join(' '),
    annotations: mapped.map(({ annotator, edits }) => ({
      annotator,
      edits: (edits.get(sentence) ?? []).map(requiredEdit),
    })),
  }));
}

/** Where the marks are, in paragraphs and offsets. */
function mistakesOf(text: AnnotatedText): Mistake[] {
  const mistakes: Mistake[] = [];
  let paragraph = 0;
  let offset = 0;
  const pass = (between: string): void => {
    const lines = between.split('\n');
    paragraph += lines.length - 1;
    offset = lines.length === 1 ? offset + between.length : lines[lines.length - 1].length;
  };
  for (const piece of text) {
    if (typeof piece === 'string') {
      pass(piece);
      continue;
    }
    const start = { startParagraph: paragraph, startOffset: offset };
    pass(unescapeLineEnds(piece.source));
    const target = piece.targets.at(0);
    if (target === undefined) continue;
    mistakes.push({
      ...start,
      endParagraph: paragraph,
      endOffset: offset,
      type: piece.details.find(([key]) => key === 'error_type')?.[1] ?? '',
      correction: unescapeLineEnds(target),
    });
  }
  return mistakes;
}
