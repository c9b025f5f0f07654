import { SECOND_BETTER, TIE, type PairwiseJudgments } from '../../judgments/pairwise.js';
import { DRAW_PROBABILITY, START_VARIANCE } from '../trueskill-run.js';
import { gameOf, playMatch, type Skills } from '../trueskill-update.js';

/** Outcomes of pairs of systems, which skills can be learnt from. */
export type Matches = Pick<PairwiseJudgments, 'names' | 'first' | 'second' | 'outcome'>;

/** The constants of Goto et al. (2025): unlike where opponents are drawn, beta does not grow with the matches. */
const GAME = gameOf(0.25, DRAW_PROBABILITY);

/** All systems with the same skill, before they have met. */
export function startSkills({ names }: Pick<Matches, 'names'>): Skills {
  return {
    means: new Float64Array(names.length),
    variances: new Float64Array(names.length).fill(START_VARIANCE),
  };
}

/** Plays the match of one row. */
export function playRow({ first, second, outcome }: Matches, row: number, skills: Skills): void {
  const isSecondBetter = outcome[row] === SECOND_BETTER;
  const better = isSecondBetter ? second[row] : first[row];
  const worse = isSecondBetter ? first[row] : second[row];
  playMatch(skills, better, worse, outcome[row] === TIE, GAME);
}

/**
 * The skills after each match has been played once, in the order of the rows (Goto et al. 2025, as gec-metrics does).
 * Nothing is drawn, but another order gives other skills.
 */
export function onePassSkills(matches: Matches): Skills {
  const skills = startSkills(matches);
  for (let row = 0; row < matches.outcome.length; row++) playRow(matches, row, skills);
  return skills;
}
