import type { MersenneTwister } from '../../random/mersenne-twister.js';
import { judgmentsOf, type PairCounts } from '../pair-counts.js';
import { DRAW_PROBABILITY, START_VARIANCE, betaOf, matchesOf } from '../trueskill-run.js';
import { gameOf } from '../trueskill-update.js';
import { updateSkills, type Skill } from './update-skills.js';

/** A run of TrueSkill written for reading: what `trueSkillRun` must give from the same draws. */
export function plainTrueSkillRun(counts: PairCounts, random: MersenneTwister): Float64Array {
  const { systems, wins, ties } = counts;
  const skills = systems.map((): Skill => ({ mean: 0, variance: START_VARIANCE }));
  const opponentsOf = systems.map((_, system) =>
    systems.map((__, opponent) => opponent).filter((opponent) => judgmentsOf(counts, system, opponent) > 0),
  );
  const playing = systems.map((_, system) => system).filter((system) => opponentsOf[system].length > 0);
  const matches = playing.length === 0 ? 0 : matchesOf(counts);
  const game = gameOf(betaOf(matches), DRAW_PROBABILITY);
  for (let match = 0; match < matches; match++) {
    const first = playing.reduce((best, system) => (skills[system].variance >= skills[best].variance ? system : best));
    const second = drawOpponent(first, opponentsOf[first], skills, random);
    const cell = first * systems.length + second;
    const drawn = random.below(judgmentsOf(counts, first, second));
    const drew = drawn >= wins[cell] && drawn < wins[cell] + ties[cell];
    const [better, worse] = drew || drawn < wins[cell] ? [first, second] : [second, first];
    [skills[better], skills[worse]] = updateSkills(skills[better], skills[worse], drew ? 'drawn' : 'won', game);
  }
  return Float64Array.from(skills, ({ mean }) => mean);
}

function drawOpponent(
  first: number,
  opponents: readonly number[],
  skills: readonly Skill[],
  random: MersenneTwister,
): number {
  for (;;) {
    const drawn = random.random() * opponents.length;
    const opponent = opponents[Math.floor(drawn)];
    if (drawn % 1 < Math.exp(-Math.abs(skills[first].mean - skills[opponent].mean))) return opponent;
  }
}
