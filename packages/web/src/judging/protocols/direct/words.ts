import type { Scale } from '@stet/core/internal';
import type { AnswerDetails } from '@stet/server';
import { words } from '../../../language/words.js';
import { letterOf } from '../../ranks.js';

/** Scores this close to ours are as good as ours. */
const TOLERANCE = 15;

/** Scores in words: `A: 90. B: 40.`, or with several scales `A: grammaticality 90, fluency 80.` */
export function describeScores({ outputs }: AnswerDetails, scales: readonly Scale[]): string {
  const shown = words().judging.scales;
  return outputs
    .map(({ scores }, at) => {
      const said = scales.map(
        (scale) => `${scales.length > 1 ? `${shown[scale].name} ` : ''}${scores?.[scale] ?? '–'}`,
      );
      return `${letterOf(at)}: ${said.join(', ')}.`;
    })
    .join(' ');
}

/** How far scores are from ours, in words. */
export function compareScores(ours: AnswerDetails, theirs: AnswerDetails, scales: readonly Scale[]): string {
  const distances = ours.outputs.flatMap(({ scores }, at) =>
    scales.flatMap((scale) => {
      const [our, their] = [scores?.[scale], theirs.outputs.at(at)?.scores?.[scale]];
      return our === undefined || their === undefined ? [] : [{ at, scale, distance: Math.abs(our - their) }];
    }),
  );
  const far = distances.filter(({ distance }) => distance > TOLERANCE).sort((a, b) => b.distance - a.distance);
  const { allScoresClose, someScoresFar, scales: shown } = words().judging;
  if (distances.length === 0) return '';
  if (far.length === 0) return allScoresClose(TOLERANCE);
  const [{ at, scale, distance }] = far;
  return someScoresFar({
    close: distances.length - far.length,
    all: distances.length,
    tolerance: TOLERANCE,
    letter: letterOf(at),
    scale: scales.length > 1 ? shown[scale].name : undefined,
    distance,
  });
}
