import { drawIndex } from '../../random/draw-index.js';
import { MersenneTwister } from '../../random/mersenne-twister.js';
import { seedOf } from '../../significance/resample.js';
import type { PairDrawing } from '../ranking.js';
import type { DistinctOutput } from './distinct-outputs.js';
import type { OutputPair, PairSupply } from './pair-supply.js';

/** Two outputs drawn to be compared, and how. */
export interface DrawnPair extends OutputPair {
  /** In the order of their first systems; whoever shows them has to shuffle them. */
  readonly outputs: readonly DistinctOutput[];
  /** How likely the pair of systems was to be drawn, and then this sentence. */
  readonly probability: number;
  readonly drawing: PairDrawing;
}

/** The share of adaptive draws that are even, so that every pair can come; no weight is above its inverse. */
export const EVEN_SHARE = 0.2;

/**
 * The chance of each pair of systems when all are to be compared equally often: those that were compared least so far
 * are equally likely, and the others wait. It depends on what was drawn before, and never on what judges said.
 */
export function evenChances({ compared, left }: PairSupply): Float64Array {
  const least = compared.reduce((lowest, count, pair) => (left[pair] > 0 ? Math.min(lowest, count) : lowest), Infinity);
  return shares(compared.map((count, pair) => Number(left[pair] > 0 && count === least)));
}

/**
 * The chance of each pair of systems in proportion to the doubts about its order, mixed with a share of even drawing.
 * Only a pair without a sentence left has no chance.
 */
export function adaptiveChances({ left }: PairSupply, doubts: Float64Array): Float64Array {
  const even = shares(Float64Array.from(left, (sentences) => Number(sentences > 0)));
  const doubted = shares(doubts.map((doubt, pair) => (left[pair] > 0 ? doubt : 0)));
  // Doubts may all be 0 where the pairs that are left have long been decided.
  const evenShare = doubted.some((share) => share > 0) ? EVEN_SHARE : 1;
  return even.map((share, pair) => evenShare * share + (1 - evenShare) * doubted[pair]);
}

function shares(weights: Float64Array): Float64Array {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum > 0 ? weights.map((weight) => weight / sum) : weights;
}

/** Which draw it is: the same draw from the same supply and chances gives the same pair. */
export interface DrawNumber {
  readonly seed: number;
  /** Counted from 0. */
  readonly number: number;
}

/**
 * Draws a pair of systems by its chance, then one of the sentences that are left for it, each equally likely; shows what
 * both wrote, for all systems that wrote the same; and takes it out of the supply, which must not be empty.
 */
export function drawPair(
  supply: PairSupply,
  chances: Float64Array,
  by: PairDrawing['by'],
  { seed, number }: DrawNumber,
): DrawnPair {
  const random = new MersenneTwister(seedOf(seed, number));
  const pair = drawIndex(chances, 1, random);
  const sentences = supply.sentencesFor(pair);
  const sentence = sentences[random.below(sentences.length)];
  const outputs = supply.outputsOf(pair, sentence);
  const probability = chances[pair];
  const drawn = { sentence, outputs, probability: probability / sentences.length, drawing: { by, probability } };
  supply.take(drawn);
  return drawn;
}

/** The share of items that adaptive drawing begins with evenly, and for each pair of systems at least one. */
const EVEN_START = 0.2;

/** How many of the items are drawn evenly before any judgment can tell which pairs to prefer. */
export function evenStart(items: number, systemPairs: number): number {
  return Math.min(items, Math.max(systemPairs, Math.ceil(items * EVEN_START)));
}

/** Draws `count` pairs, each pair of systems about equally often, or fewer if no more are left. */
export function drawEvenPairs(supply: PairSupply, count: number, seed: number): DrawnPair[] {
  const drawn: DrawnPair[] = [];
  while (drawn.length < count && !supply.isEmpty) {
    drawn.push(drawPair(supply, evenChances(supply), 'even', { seed, number: drawn.length }));
  }
  return drawn;
}
