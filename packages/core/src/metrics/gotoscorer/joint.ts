import { Fingerprint } from '../../text/fingerprint.js';
import type { JointStatistics } from '../joint-statistics.js';
import { solvedOf, type Difficulty } from './difficulty.js';
import { isCorrect, NO_FATES, type GotoStats } from './stats.js';

/** Of one system nobody can say what is hard: all chunks then weigh the same. */
const SINGLE: JointStatistics<GotoStats> = {
  join: (stats) => stats,
  signatureFields: () => ['systems:1'],
  notice:
    'One system does not tell how hard a correction is, so that all count the same. Score it beside others, or bring a file of {{difficulty}}.',
};

/** Counts for each chunk how many of the systems scored together get it right. */
export function jointSystems(systems: number): JointStatistics<GotoStats> {
  if (systems === 1) return SINGLE;
  const fingerprint = new Fingerprint();
  return {
    join: (stats) => {
      const fates = stats.map(([[, , , , detail = NO_FATES]]) => detail.fates);
      const solved = fates[0].map((_, chunk) => fates.filter((ofSystem) => isCorrect(ofSystem[chunk])).length);
      for (const count of [solved.length, ...solved]) fingerprint.add(count);
      return stats.map((ofSystem) => withSolved(ofSystem, systems, solved));
    },
    signatureFields: () => [`systems:${systems}+${fingerprint.toString()}`],
  };
}

/** Takes the counts of other systems from a file. */
export function jointDifficulty(difficulty: Difficulty): JointStatistics<GotoStats> {
  let sentence = 0;
  return {
    join: (stats) => {
      const chunks = stats[0][0][4]?.fates.length ?? 0;
      const solved = solvedOf(difficulty, sentence++, chunks);
      return stats.map((ofSystem) => withSolved(ofSystem, difficulty.systems, solved));
    },
    signatureFields: () => [],
  };
}

function withSolved([candidate]: GotoStats, systems: number, solved: readonly number[]): GotoStats {
  const [annotator, correct, proposed, gold, detail = NO_FATES] = candidate;
  return [[annotator, correct, proposed, gold, { ...detail, systems, solved }]];
}
