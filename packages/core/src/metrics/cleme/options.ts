import { annotatorOptions } from '../edit-based/edit-metric.js';
import { extractionOptions } from '../errant/extraction.js';
import { choiceOption, type ChoiceOption } from '../options/option.js';
import { assumptions } from './judged-chunks.js';
import { chunkLevels, chunkWeights, type ChunkWeights } from './length-weights.js';

/** What chunks weigh, which each metric over chunks has its own default for. */
export function weightsOption(usual: ChunkWeights): ChoiceOption<ChunkWeights> {
  return choiceOption(chunkWeights, {
    default: usual,
    help: 'weigh chunks by their length, so with the same constants at every level as version 1.1.0 does, or all alike',
    flag: 'chunk-weights',
  });
}

/** The other options of metrics over chunks. */
export const chunkOptions = {
  assumption: choiceOption(assumptions, {
    default: 'dependent',
    help: 'the edits of a reference belong together (dependent), or each chunk may follow another reference',
  }),
  level: choiceOption(chunkLevels, {
    default: 'corpus',
    help: 'score summed counts of a corpus, or the mean of its sentences',
  }),
  unchangedReferences: choiceOption(['keep', 'drop'], {
    default: 'keep',
    help: 'keep or drop references that leave a sentence as it is, where it has others',
    signatureKey: 'unchanged',
  }),
  ...extractionOptions,
  ...annotatorOptions,
};
