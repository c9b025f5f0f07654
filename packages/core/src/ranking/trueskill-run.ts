import type { MersenneTwister } from '../random/mersenne-twister.js';
import type { PairCounts } from './pair-counts.js';
import { gameOf, playMatch } from './trueskill-update.js';

/** The start and the constants of the original program, which differ from those of the paper on TrueSkill. */
export const START_VARIANCE = 0.25;
export const DRAW_PROBABILITY = 0.25;
/** The more matches, the less each of them tells: beta is the start's deviation times the matches over this. */
const MATCHES_FOR_BETA = 40;

/** One match more than there are judgments. */
export function matchesOf({ wins, ties }: PairCounts): number {
  let judgments = 0;
  for (const count of wins) judgments += count;
  for (const count of ties) judgments += count / 2;
  return judgments + 1;
}

export function betaOf(matches: number): number {
  return (Math.sqrt(START_VARIANCE) * matches) / MATCHES_FOR_BETA;
}

/**
 * One run of TrueSkill over judgments (Sakaguchi et al. 2014): the mean skill of each system after as many matches as
 * there are judgments. The system known least meets one drawn with a preference for similar skills, and a judgment of
 * the two drawn at random decides. Two systems never judged together never meet; a system that meets nobody keeps skill
 * 0.
 *
 * The preference is exp(-|difference of the means|): an opponent drawn evenly is taken with that probability, or else
 * another is drawn. That needs no weights of all the others, and nearly never an exponential.
 */
export function trueSkillRun(counts: PairCounts, random: MersenneTwister): Float64Array {
  const { wins, ties } = counts;
  const size = counts.systems.length;
  const matches = matchesOf(counts);
  const game = gameOf(betaOf(matches), DRAW_PROBABILITY);
  const judged = new Float64Array(size * size);
  const opponents = Array.from({ length: size }, (): number[] => []);
  const means = new Float64Array(size);
  const variances = new Float64Array(size);
  const skills = { means, variances };
  for (let system = 0; system < size; system++) {
    for (let opponent = 0; opponent < size; opponent++) {
      const cell = system * size + opponent;
      judged[cell] = wins[cell] + ties[cell] + wins[opponent * size + system];
      if (judged[cell] === 0) continue;
      opponents[system].push(opponent);
      // A system that meets nobody keeps variance 0, and is never the least known.
      variances[system] = START_VARIANCE;
    }
  }
  if (!judged.some((count) => count > 0)) return means;

  for (let match = 0; match < matches; match++) {
    let first = 0;
    for (let system = 1; system < size; system++) if (variances[system] >= variances[first]) first = system;

    const second = drawOpponent(opponents[first], means, first, random);
    const row = first * size;
    const drawn = random.below(judged[row + second]);
    const won = wins[row + second];
    const isDraw = drawn >= won && drawn < won + ties[row + second];
    const better = isDraw || drawn < won ? first : second;
    playMatch(skills, better, better === first ? second : first, isDraw, game);
  }
  return means;
}

/** One of `opponents`, with a preference for those whose mean is near that of `system`. */
function drawOpponent(
  opponents: readonly number[],
  means: Float64Array,
  system: number,
  random: MersenneTwister,
): number {
  for (;;) {
    // The whole part draws an opponent, the fraction whether it is taken.
    const drawn = random.random() * opponents.length;
    const at = Math.floor(drawn);
    const opponent = opponents[at];
    const distance = Math.abs(means[system] - means[opponent]);
    // 1 - d < exp(-d): taken without the exponential.
    if (drawn - at < 1 - distance || drawn - at < Math.exp(-distance)) return opponent;
  }
}
