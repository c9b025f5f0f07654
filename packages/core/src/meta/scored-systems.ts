/** The scores that one metric gives to systems, in the order of the systems. */
interface MetricColumn {
  readonly name: string;
  /** Higher is better. */
  readonly scores: ArrayLike<number>;
}

/** What people and metrics make of the same systems: columns in the order of the systems. */
export interface ScoredSystems {
  readonly systems: readonly string[];
  readonly human: ArrayLike<number>;
  readonly metrics: readonly MetricColumn[];
}

/** Only the systems at these indices. */
export function selectSystems({ systems, human, metrics }: ScoredSystems, indices: readonly number[]): ScoredSystems {
  const pick = (values: ArrayLike<number>): Float64Array => Float64Array.from(indices, (index) => values[index]);
  return {
    systems: indices.map((index) => systems[index]),
    human: pick(human),
    metrics: metrics.map(({ name, scores }) => ({ name, scores: pick(scores) })),
  };
}

/** All systems but those with these names. */
export function withoutSystems(scored: ScoredSystems, names: readonly string[]): ScoredSystems {
  const kept = [...scored.systems.keys()].filter((index) => !names.includes(scored.systems[index]));
  return selectSystems(scored, kept);
}

/** The systems that people like best first; equals keep their order. */
export function byHumanScore(scored: ScoredSystems): ScoredSystems {
  const order = [...scored.systems.keys()].sort((a, b) => scored.human[b] - scored.human[a] || a - b);
  return selectSystems(scored, order);
}
