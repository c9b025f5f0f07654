import type { Ranking } from '../../judgments/ranking.js';

/** Which outputs were shown together: for each the systems that wrote it, by index. */
export type JudgedShape = readonly (readonly number[])[];

/** Rankings as numbers, of those alone that compare something. */
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
