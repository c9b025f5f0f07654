import { overlap } from '../text/overlap.js';
import { tokenise } from '../text/white-space.js';
import { answeredLine } from './answered-line.js';

/** Answers in a row that seem to belong to their neighbours; indices from 0. */
export interface SlippedAnswers {
  readonly first: number;
  readonly last: number;
  /** Which of them clearly fit another sentence nearby, and which that is. */
  readonly fits: readonly { readonly answer: number; readonly sentence: number }[];
}

/** Whoever corrects a sentence keeps more of its words than this. */
const KEPT = 0.3;
/** Fewer in a row may be bold corrections. */
const SHORTEST = 3;
const FEWEST_FITS = 2;

/**
 * Stretches in which an annotator keeps hardly a word, and two answers or more fit a sentence nearby clearly better than
 * their own: where answers slipped by a line, and lines were split or joined on the way.
 */
export function slippedAnswers(sources: readonly string[], answers: readonly string[]): SlippedAnswers[] {
  const isRewritten = (at: number): boolean =>
    answers[at] !== sources[at] && overlap(tokenise(sources[at]), tokenise(answers[at])) < KEPT;
  const stretches: SlippedAnswers[] = [];
  for (let first = 0; first < sources.length; first++) {
    if (!isRewritten(first)) continue;
    let end = first + 1;
    while (end < sources.length && isRewritten(end)) end++;
    const fits = Array.from({ length: end - first }, (_, step) => first + step).flatMap((answer) => {
      const sentence = answeredLine(sources, answers[answer], answer);
      return sentence === undefined ? [] : [{ answer, sentence }];
    });
    if (end - first >= SHORTEST && fits.length >= FEWEST_FITS) stretches.push({ first, last: end - 1, fits });
    first = end;
  }
  return stretches;
}
