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

/** The systems at these places only. */
export function selectSystems({ systems, human, metrics }: ScoredSystems, places: readonly number[]): ScoredSystems {
  const pick = (values: ArrayLike<number>): Float64Array => Float64Array.from(places, (place) => values[place]);
  return {
    systems: places.map((place) => systems[place]),
    human: pick(human),
    metrics: metrics.map(({ name, scores }) => ({ name, scores: pick(scores) })),
  };
}

/** All systems but those with these names. */
export function withoutSystems(scored: ScoredSystems, names: readonly string[]): ScoredSystems {
  const kept = [...scored.systems.keys()].filter((place) => !names.includes(scored.systems[place]));
  return selectSystems(scored, kept);
}

/** The systems that people like best first; equals in the order given. */
export function byHumanScore(scored: ScoredSystems): ScoredSystems {
  const order = [...scored.systems.keys()].sort((one, other) => scored.human[other] - scored.human[one] || one - other);
  return selectSystems(scored, order);
}
