import { annotatorsOf } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import { applyEdits } from '../corpus/references.js';
import { slippedAnswers } from '../corpus/slipped-answers.js';
import { counted } from '../text/counted.js';
import { textWarnings } from './text-warnings.js';

/** Fewer sentences may well have no error. */
const FEWEST_SENTENCES = 5;

/**
 * What shows only when a corpus is seen as a whole: annotators whose answers slipped to neighbouring sentences, or who
 * changed nothing; and what is odd about its texts. `lines` says where each sentence stands.
 */
export function corpusWarnings(sentences: readonly Sentence[], lines: readonly number[]): string[] {
  const corrections = sentences.flatMap(({ annotations }) =>
    annotations.flatMap(({ edits }) => edits.flatMap((edit) => edit.corrections)),
  );
  return [
    ...annotatorsOf(sentences).flatMap((annotator) => [
      ...slips(sentences, lines, annotator),
      ...idle(sentences, annotator),
    ]),
    ...textWarnings(
      sentences.map(({ source }) => source),
      { lines, others: corrections },
    ),
  ];
}

function slips(sentences: readonly Sentence[], lines: readonly number[], annotator: number): string[] {
  const sources = sentences.map(({ source }) => source);
  const answers = sentences.map(({ source, annotations }) => {
    const answer = annotations.find((annotation) => annotation.annotator === annotator);
    return answer === undefined || answer.edits.length === 0 ? source : applyEdits(source, answer.edits);
  });
  return slippedAnswers(sources, answers).map(({ first, last, fits: [{ answer, sentence }] }) => {
    const where = `sentences ${first + 1} to ${last + 1} (lines ${lines[first]} to ${lines[last]})`;
    return `annotator ${annotator} keeps hardly a word of ${where}, and the answer to ${answer + 1} fits sentence ${sentence + 1}: the answers seem to have slipped`;
  });
}

function idle(sentences: readonly Sentence[], annotator: number): string[] {
  const listed = sentences.flatMap(({ annotations }) =>
    annotations.filter((annotation) => annotation.annotator === annotator),
  );
  if (listed.length < FEWEST_SENTENCES || listed.some(({ edits, unedited }) => edits.length > 0 || unedited === 'NA')) {
    return [];
  }
  return [
    `annotator ${annotator} changes nothing in ${counted(listed.length, 'sentence')}: the reference is the source throughout`,
  ];
}
