import { GAP, MISMATCH } from './pair-table.js';

/** A path of tokens, and what is taken off the cost of going along it. */
export interface Path {
  readonly ids: Int32Array;
  readonly potential: number;
}

/** A stage of a lattice: every way through the lattice takes one of its paths. */
export interface Stage {
  readonly paths: readonly Path[];
  /** For a stage of one token: the token of the sequence that is to be matched with it; else -1. */
  readonly match: number;
}

/**
 * What each match is worth: an alignment of the sequence with any way through the lattice that is without it costs at
 * least so much more than the potentials on the way.
 */
export function pricesOf(sequence: Int32Array, stages: readonly Stage[], potential = 0): number[] {
  const columns = [firstColumn(sequence, potential)];
  for (const { paths } of stages) columns.push(walk(columns[columns.length - 1], paths, sequence, false));
  const prices = stages.map(() => 0);
  let after = firstColumn(sequence, 0).reverse();
  for (let at = stages.length - 1; at >= 0; at--) {
    const { paths, match } = stages[at];
    if (match >= 0) prices[at] = Math.max(0, priceOf(columns[at], after, sequence, paths[0].ids[0], match));
    after = walk(after, paths, sequence, true);
  }
  return prices;
}

/** What an alignment that is without several matches costs for each at least, if `shortfallOf` is nothing. */
export function shareOf(price: number): number {
  return Math.floor(price / 2);
}

/**
 * How much an alignment with any way through the lattice may cost less than the potentials on the way and the shares
 * of the matches that it is without.
 */
export function shortfallOf(
  sequence: Int32Array,
  stages: readonly Stage[],
  priceAt: (stage: number) => number,
  potential = 0,
): number {
  let column = firstColumn(sequence, potential);
  stages.forEach(({ paths, match }, at) => {
    const share = shareOf(priceAt(at));
    column = share > 0 ? pass(column, paths[0].ids[0], sequence, match, share) : walk(column, paths, sequence, false);
  });
  return Math.max(0, -column[sequence.length]);
}

function firstColumn(sequence: Int32Array, potential: number): Int32Array {
  return Int32Array.from({ length: sequence.length + 1 }, (_, at) => at * GAP - potential);
}

/** The least cost from one end of the lattice to the other side of a stage, for each place in the sequence. */
function walk(column: Int32Array, paths: readonly Path[], sequence: Int32Array, backward: boolean): Int32Array {
  let best: Int32Array | undefined;
  for (const { ids, potential } of paths) {
    let current = potential === 0 ? column : column.map((cost) => cost - potential);
    for (let at = 0; at < ids.length; at++) {
      current = backward ? stepBack(current, ids[ids.length - 1 - at], sequence) : stepOn(current, ids[at], sequence);
    }
    best = best === undefined ? current : least(best, current);
  }
  return best ?? column;
}

function least(a: Int32Array, b: Int32Array): Int32Array {
  return a.map((cost, at) => Math.min(cost, b[at]));
}

function stepOn(column: Int32Array, token: number, sequence: Int32Array): Int32Array {
  const next = new Int32Array(column.length);
  let here = (next[0] = column[0] + GAP);
  for (let at = 0; at < sequence.length; at++) {
    let cost = column[at] + (sequence[at] === token ? 0 : MISMATCH);
    if (column[at + 1] + GAP < cost) cost = column[at + 1] + GAP;
    if (here + GAP < cost) cost = here + GAP;
    here = next[at + 1] = cost;
  }
  return next;
}

function stepBack(column: Int32Array, token: number, sequence: Int32Array): Int32Array {
  const next = new Int32Array(column.length);
  const last = sequence.length;
  let here = (next[last] = column[last] + GAP);
  for (let at = last - 1; at >= 0; at--) {
    let cost = column[at + 1] + (sequence[at] === token ? 0 : MISMATCH);
    if (column[at] + GAP < cost) cost = column[at] + GAP;
    if (here + GAP < cost) cost = here + GAP;
    here = next[at] = cost;
  }
  return next;
}

/** Every alignment passes the token once: against a gap, or against one token of the sequence. */
function priceOf(before: Int32Array, after: Int32Array, sequence: Int32Array, token: number, match: number): number {
  let price = Infinity;
  for (let at = 0; at <= sequence.length; at++) {
    price = Math.min(price, before[at] + GAP + after[at]);
    if (at === sequence.length || at === match) continue;
    price = Math.min(price, before[at] + (sequence[at] === token ? 0 : MISMATCH) + after[at + 1]);
  }
  return price;
}

/** A step over the token of a match, with its share taken off wherever it is not made. */
function pass(column: Int32Array, token: number, sequence: Int32Array, match: number, share: number): Int32Array {
  const next = new Int32Array(column.length);
  for (let at = 0; at <= sequence.length; at++) {
    let cost = column[at] + GAP - share;
    if (at > 0) {
      const pair = column[at - 1] + (sequence[at - 1] === token ? 0 : MISMATCH);
      cost = Math.min(cost, at - 1 === match ? pair : pair - share, next[at - 1] + GAP);
    }
    next[at] = cost;
  }
  return next;
}
