import { readSharedJson } from '../../testing/shared.js';
import type { ScoredSystems } from '../scored-systems.js';

type Scores = Readonly<Record<string, string>>;

interface Inputs {
  readonly human: Readonly<Record<HumanScores, Scores>>;
  readonly metric: Readonly<Record<string, Scores>>;
}

export type HumanScores = 'expected_wins' | 'trueskill';
export const HUMAN_SCORES: readonly HumanScores[] = ['expected_wins', 'trueskill'];

/** The thirteen systems of CoNLL-2014 with the scores that Chollampatt & Ng (2018) correlate. */
export function reassessedSystems(human: HumanScores): ScoredSystems {
  const { inputs } = readSharedJson('golden/meta/system_level.json') as { inputs: Inputs };
  const systems = Object.keys(inputs.human[human]).sort();
  const column = (scores: Scores): number[] => systems.map((name) => Number(scores[name]));
  return {
    systems,
    human: column(inputs.human[human]),
    metrics: Object.entries(inputs.metric).map(([name, scores]) => ({ name, scores: column(scores) })),
  };
}
