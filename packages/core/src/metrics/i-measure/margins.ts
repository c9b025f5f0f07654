import { GAP, MISMATCH } from './costs.js';

/** A path of tokens, and what is taken off the cost of going along it. */
export interface Path {
  readonly ids: Int32Array;
  readonly potential: number;
}

/** A part of a lattice: every way through the lattice takes one of its paths. */
export interface Part {
  readonly paths: readonly Path[];
  /** For a part of one token: the token of the sequence that is to be matched with it; else -1. */
  readonly match: number;
}

export interface Margins {
  /** The least cost, less the potentials, of aligning the sequence with any way through the lattice. */
  readonly least: number;
  /** For each part with a match, the least cost, less the potentials, of doing so without that match. */
  readonly without: readonly number[];
}

/**
 * Aligns a sequence with all ways through a lattice at once, and tells how much each of the given matches is worth: an
 * alignment that costs less than `without` the match, whatever the way, has it.
 */
export function measureMargins(sequence: Int32Array, parts: readonly Part[]): Margins {
  const columns: Int32Array[] = [Int32Array.from({ length: sequence.length + 1 }, (_, at) => at * GAP)];
  for (const { paths } of parts) columns.push(walk(columns[columns.length - 1], paths, sequence, false));
  const without = parts.map(() => Infinity);
  let after: Int32Array = Int32Array.from(columns[0]).reverse();
  for (let at = parts.length - 1; at >= 0; at--) {
    const { paths, match } = parts[at];
    if (match >= 0) without[at] = avoid(columns[at], after, sequence, paths[0].ids[0], match);
    after = walk(after, paths, sequence, true);
  }
  return { least: columns[parts.length][sequence.length], without };
}

/** The least cost from one end of the lattice to the other side of a part, for each place in the sequence. */
function walk(column: Int32Array, paths: readonly Path[], sequence: Int32Array, backward: boolean): Int32Array {
  let best: Int32Array | undefined;
  for (const { ids, potential } of paths) {
    let current: Int32Array = column.map((cost) => cost - potential);
    for (let at = 0; at < ids.length; at++) {
      current = backward ? stepBack(current, ids[ids.length - 1 - at], sequence) : stepOn(current, ids[at], sequence);
    }
    if (best === undefined) best = current;
    else for (let at = 0; at < best.length; at++) if (current[at] < best[at]) best[at] = current[at];
  }
  return best ?? column;
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
function avoid(before: Int32Array, after: Int32Array, sequence: Int32Array, token: number, match: number): number {
  let least = Infinity;
  for (let at = 0; at <= sequence.length; at++) {
    least = Math.min(least, before[at] + GAP + after[at]);
    if (at === sequence.length || at === match) continue;
    least = Math.min(least, before[at] + (sequence[at] === token ? 0 : MISMATCH) + after[at + 1]);
  }
  return least;
}
