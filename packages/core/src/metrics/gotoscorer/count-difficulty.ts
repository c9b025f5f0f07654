import type { Sentence } from '../../corpus/edit.js';
import type { NamedOutput } from '../../corpus/system-output.js';
import { segmentOf } from '../utf8-segment.js';
import { createDifficulty, type Difficulty } from './difficulty.js';
import type { GotoscorerMetric } from './index.js';
import { isCorrect, NO_FATES } from './stats.js';

/** Counts how many of the systems get each chunk of the gold right, to weigh those of other systems by it. */
export function countDifficulty(
  metric: Pick<GotoscorerMetric, 'sentence'>,
  sentences: readonly Sentence[],
  systems: readonly Omit<NamedOutput, 'file'>[],
): Difficulty {
  const solved = sentences.map((sentence, at) => {
    const fates = systems.map(({ lines, edits }) => {
      const [[, , , , detail]] = metric.sentence(segmentOf(sentence, lines[at], edits?.[at]));
      return ((detail as typeof NO_FATES | undefined) ?? NO_FATES).fates;
    });
    return fates[0].map((_, chunk) => fates.filter((ofSystem) => isCorrect(ofSystem[chunk])).length);
  });
  return createDifficulty(systems.length, solved);
}
