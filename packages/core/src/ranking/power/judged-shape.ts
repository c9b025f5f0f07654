import type { Ranking } from '../../judgments/ranking.js';

/** The outputs that were shown together, each as the indices of the systems that wrote it. */
export type JudgedShape = readonly (readonly number[])[];

/** Rankings as numbers; only those that compare something. */
export interface JudgedShapes {
  readonly systems: readonly string[];
  readonly shapes: readonly JudgedShape[];
  /** By ranking and output: where the judge put it. */
  readonly ranks: readonly (readonly number[])[];
}

export function shapesOf(rankings: readonly Ranking[]): JudgedShapes {
  const compared = rankings.filter(({ outputs }) => outputs.length > 1);
  const names = compared.flatMap(({ outputs }) => outputs.flatMap(({ systems }) => systems));
  const systems = [...new Set(names)].sort();
  const index = new Map(systems.map((name, at) => [name, at]));
  return {
    systems,
    shapes: compared.map(({ outputs }) => outputs.map((output) => output.systems.map((name) => index.get(name) ?? -1))),
    ranks: compared.map(({ outputs }) => outputs.map(({ rank }) => rank)),
  };
}
