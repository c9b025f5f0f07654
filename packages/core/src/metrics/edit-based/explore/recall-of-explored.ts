import { tallyRecall, type TypeRecall } from '../by-type/type-recall.js';
import type { ExploredSentence } from './explored-sentence.js';

/** Recall of a system for each error type of the gold edits, as `recallByType` counts it. */
export function recallOfExplored(sentences: readonly ExploredSentence[], system: string): TypeRecall[] {
  return tallyRecall(
    sentences
      .flatMap(({ outputs }) => outputs.filter((output) => output.system === system))
      .flatMap(({ marks }) => marks.filter(({ kind }) => kind !== 'unneeded'))
      .map(({ type, kind }) => ({ type, correct: kind === 'matched' })),
  );
}
