import { StetError } from '../../error.js';

/** The costs of a pair of tokens in a column; a match costs nothing (Felice & Briscoe 2015, section 2.2). */
export const GAP = 2;
export const MISMATCH = 3;

/** Memory grows with the cells of a table; this many need about 200 MB. */
const MOST_CELLS = 1 << 25;
const MOST_EXCESS = 0xffff;

/** Ways to trace a pair alignment back when both rows could have the gap. */
export type GapFirst = 'right' | 'left';

/** All cheapest alignments of two token sequences. */
export class PairTable {
  left: Int32Array = new Int32Array(0);
  right: Int32Array = new Int32Array(0);
  cost = 0;
  /** Cell (l, r) has the index l * width + r. */
  width = 1;
  /** What the cheapest alignment through a cell costs more than the cheapest of all. */
  excess = new Uint16Array(0);
  #forward = new Int32Array(0);
  #backward = new Int32Array(0);

  fill(left: Int32Array, right: Int32Array): void {
    const cells = (left.length + 1) * (right.length + 1);
    if (cells > MOST_CELLS) throw tooLong(left.length, right.length);
    this.left = left;
    this.right = right;
    this.width = right.length + 1;
    if (this.#forward.length < cells) {
      this.#forward = new Int32Array(cells * 2);
      this.excess = new Uint16Array(cells * 2);
    }
    this.#fillForward();
    this.#fillExcess();
  }

  /**
   * Writes the preferred cheapest alignment into `columns`, whose length must suffice, and returns its length. From
   * the end, two tokens in a column come before a gap, and a gap in the row named comes before one in the other.
   */
  trace(gapFirst: GapFirst, both: number, leftOnly: number, rightOnly: number, columns: Uint8Array): number {
    const { left, right, width } = this;
    const forward = this.#forward;
    let l = left.length;
    let r = right.length;
    let length = 0;
    while (l > 0 || r > 0) {
      const cell = l * width + r;
      const cost = forward[cell];
      const pair = l > 0 && r > 0 ? forward[cell - width - 1] + (left[l - 1] === right[r - 1] ? 0 : MISMATCH) : -1;
      const up = l > 0 ? forward[cell - width] + GAP : -1;
      const back = r > 0 ? forward[cell - 1] + GAP : -1;
      if (pair === cost) {
        columns[length++] = both;
        l--;
        r--;
      } else if (up === cost && (gapFirst === 'right' || back !== cost)) {
        columns[length++] = leftOnly;
        l--;
      } else {
        columns[length++] = rightOnly;
        r--;
      }
    }
    columns.subarray(0, length).reverse();
    return length;
  }

  #fillForward(): void {
    const { left, right, width } = this;
    const forward = this.#forward;
    for (let r = 0; r < width; r++) forward[r] = r * GAP;
    for (let l = 1; l <= left.length; l++) {
      const token = left[l - 1];
      let cell = l * width;
      let here = l * GAP;
      let diagonal = forward[cell - width];
      forward[cell] = here;
      for (let r = 0; r < right.length; r++) {
        cell++;
        const above = forward[cell - width];
        let cost = diagonal + (token === right[r] ? 0 : MISMATCH);
        if (above + GAP < cost) cost = above + GAP;
        if (here + GAP < cost) cost = here + GAP;
        forward[cell] = cost;
        diagonal = above;
        here = cost;
      }
    }
    this.cost = forward[left.length * width + right.length];
  }

  /** Costs to the end, a row at a time from the last, added to the costs so far. */
  #fillExcess(): void {
    const { left, right, width, cost: cheapest, excess } = this;
    const forward = this.#forward;
    if (this.#backward.length < width) this.#backward = new Int32Array(width * 2);
    const backward = this.#backward;
    const last = right.length;
    const bottom = left.length * width;
    for (let r = last; r >= 0; r--) {
      backward[r] = (last - r) * GAP;
      excess[bottom + r] = clip(forward[bottom + r] + backward[r] - cheapest);
    }
    for (let l = left.length - 1; l >= 0; l--) {
      const token = left[l];
      const row = l * width;
      let diagonal = backward[last];
      let here = diagonal + GAP;
      backward[last] = here;
      excess[row + last] = clip(forward[row + last] + here - cheapest);
      for (let r = last - 1; r >= 0; r--) {
        const below = backward[r];
        let cost = diagonal + (token === right[r] ? 0 : MISMATCH);
        if (below + GAP < cost) cost = below + GAP;
        if (here + GAP < cost) cost = here + GAP;
        backward[r] = cost;
        excess[row + r] = clip(forward[row + r] + cost - cheapest);
        diagonal = below;
        here = cost;
      }
    }
  }
}

function clip(excess: number): number {
  return excess < MOST_EXCESS ? excess : MOST_EXCESS;
}

export function tooLong(...lengths: readonly number[]): StetError {
  return new StetError({
    code: 'SENTENCE_TOO_LONG',
    expected: 'sentences short enough, or alike enough, to align',
    found: `${lengths.join(' and ')} tokens`,
    remedy: 'Split the text into sentences, one per line.',
  });
}
