import type { M2Annotation, M2Block } from '../m2/block.js';
import { splitEssay, type EssaySentence } from './essay-sentence.js';
import { annotationsOf, type AnnotationFiles } from './annotations-of.js';
import type { Essay } from './essay.js';
import { mapMistakes, type GoldNote, type MapOptions } from './map-mistakes.js';
import type { TokenEdit } from './token-edit.js';

export interface GoldOptions extends MapOptions, AnnotationFiles {}

export interface Gold {
  /** A block for each sentence, titles too, in the order of the essays. */
  readonly blocks: readonly M2Block[];
  /** What was dropped, and what differs from what the annotator wrote. */
  readonly notes: readonly GoldNote[];
}

/**
 * The gold of the essays with all their annotations. Every annotator answers every sentence of an essay, if only by
 * leaving it alone; an alternative answers only the sentences that it mentions. Answers that mark the same stretches
 * with the same corrections, whatever their types, are listed once. The annotator numbers in the `A` lines count the
 * answers to a sentence.
 */
export function essaysToM2(essays: readonly Essay[], options: GoldOptions = {}): Gold {
  const notes: GoldNote[] = [];
  const annotationsFor = annotationsOf(essays, options);
  const blocks = essays.flatMap((essay) => {
    const sentences = splitEssay(essay, options);
    const mapped = annotationsFor(essay).map(({ annotation, alternative }) => {
      const { edits, notes: annotationNotes } = mapMistakes(essay, sentences, annotation.mistakes, options);
      for (const note of annotationNotes) notes.push(note);
      return { edits, alternative };
    });
    return sentences.map((sentence) => {
      const answers = mapped.flatMap(({ edits, alternative }) => {
        const answer = edits.get(sentence);
        return answer === undefined && alternative ? [] : [(answer ?? []).filter(({ type }) => type !== 'noop')];
      });
      return blockOf(sentence, answers);
    });
  });
  return { blocks, notes };
}

type Answer = readonly TokenEdit[];

function blockOf({ tokens }: EssaySentence, answers: readonly Answer[]): M2Block {
  const distinct = answers.filter((answer, at) => answers.findIndex((candidate) => isSame(answer, candidate)) === at);
  const silent = distinct.every((answer) => answer.length === 0);
  return {
    sources: [tokens.map(({ text }) => text).join(' ')],
    annotations: silent ? [] : distinct.flatMap(linesOf),
  };
}

function isSame(a: Answer, b: Answer): boolean {
  return (
    a.length === b.length &&
    a.every(
      ({ mistake }, at) =>
        mistake.startOffset === b[at].mistake.startOffset &&
        mistake.endOffset === b[at].mistake.endOffset &&
        mistake.correction === b[at].mistake.correction,
    )
  );
}

function linesOf(answer: Answer, annotator: number): M2Annotation[] {
  const common = { required: true, comment: '', annotator };
  if (answer.length === 0) return [{ start: -1, end: -1, type: 'noop', corrections: [''], ...common }];
  return answer.map(({ start, end, type, correction }) => ({ start, end, type, corrections: [correction], ...common }));
}
