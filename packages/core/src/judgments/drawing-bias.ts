import { pairwiseJudgments } from './pairwise.js';
import type { Ranking } from './ranking.js';

/** How often two systems were compared, and what the drawing has to do with it. */
export interface DrawnSystems {
  readonly systems: readonly [string, string];
  /** By judgments of different outputs: those drawn for the two, and for systems that wrote the same. */
  readonly compared: number;
  /** The mean weight of these judgments (see `drawingWeights`); undefined where there are none. */
  readonly weight: number | undefined;
}

/** What drawing pairs did to how often systems were compared. */
export interface DrawingBias {
  /** Judgments of pairs that were drawn evenly, and adaptively. */
  readonly even: number;
  readonly adaptive: number;
  /** How often even drawing would have compared each pair of systems. */
  readonly evenly: number;
  /** In plain string order. */
  readonly pairs: readonly DrawnSystems[];
}

/**
 * For each pair of systems, how often it was compared, and how often it would have been under even drawing; undefined
 * where no ranking says how its pair was drawn. Only those that do are counted.
 */
export function drawingBias(rankings: readonly Ranking[]): DrawingBias | undefined {
  const drawn = rankings.filter(({ drawing, outputs }) => drawing !== undefined && outputs.length === 2);
  if (drawn.length === 0) return undefined;
  const weights = drawingWeights(drawn);
  const { names, first, second, ranking } = pairwiseJudgments(drawn, 'systems');
  const size = names.length;
  const compared = new Float64Array(size * size);
  const weighed = new Float64Array(size * size);
  ranking.forEach((at, row) => {
    const [a, b] = [names[first[row]], names[second[row]]];
    // Systems that wrote the same tie, but nobody compared them.
    if (drawn[at].outputs.some(({ systems }) => systems.includes(a) && systems.includes(b))) return;
    compared[first[row] * size + second[row]]++;
    weighed[first[row] * size + second[row]] += weights[at];
  });
  const pairs = names.flatMap((name, row) =>
    names.slice(row + 1).map((opponent, at): DrawnSystems => {
      const cell = row * size + row + 1 + at;
      const count = compared[cell];
      return { systems: [name, opponent], compared: count, weight: count === 0 ? undefined : weighed[cell] / count };
    }),
  );
  return {
    even: drawn.filter(({ drawing }) => drawing?.by === 'even').length,
    adaptive: drawn.filter(({ drawing }) => drawing?.by === 'adaptive').length,
    evenly: compared.reduce((sum, count) => sum + count, 0) / pairs.length,
    pairs,
  };
}

/**
 * What each ranking would count to undo adaptive drawing: the inverse of its probability (Horvitz & Thompson 1952),
 * scaled so that those drawn adaptively have a mean of 1 (Hájek 1971). Pairs drawn evenly count 1: their drawing never
 * looked at what judges said.
 */
export function drawingWeights(rankings: readonly Ranking[]): Float64Array {
  const inverse = rankings.map(({ drawing }) => (drawing?.by === 'adaptive' ? 1 / drawing.probability : 0));
  const sum = inverse.reduce((total, value) => total + value, 0);
  const mean = sum / inverse.filter((value) => value > 0).length;
  return Float64Array.from(inverse, (value) => (value > 0 ? value / mean : 1));
}
