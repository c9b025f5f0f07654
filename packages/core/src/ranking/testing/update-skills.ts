import { drawCorrection, winCorrection, type Game } from '../trueskill-update.js';

/** What is known of a system's skill: a normal distribution. */
export interface Skill {
  readonly mean: number;
  readonly variance: number;
}

/** The skills of two systems after a match that the first won, or that was drawn. */
export function updateSkills(
  first: Skill,
  second: Skill,
  result: 'won' | 'drawn',
  { beta, margin }: Game,
): readonly [Skill, Skill] {
  const square = 2 * beta * beta + first.variance + second.variance;
  const spread = Math.sqrt(square);
  const correct = result === 'won' ? winCorrection : drawCorrection;
  const { shift, shrink } = correct((first.mean - second.mean) / spread, margin / spread);
  return [
    {
      mean: first.mean + (first.variance / spread) * shift,
      variance: first.variance * (1 - (first.variance / square) * shrink),
    },
    {
      mean: second.mean - (second.variance / spread) * shift,
      variance: second.variance * (1 - (second.variance / square) * shrink),
    },
  ];
}
