import type { StetError } from '../../error.js';
import { Column } from './columns.js';
import { GAP, MISMATCH, PairTable, tooLong } from './pair-table.js';
import { isEqual } from '../../text/vocabulary.js';
import type { Tokens } from './tokens.js';

const UNREACHED = 1 << 29;
const MOST_IDS = 1 << 30;

/** How far an alignment may go before its sentence is refused. */
export interface AlignmentLimits {
  /** Cells of one table, with which memory grows. */
  readonly cells: number;
  /** Places looked at with one hypothesis, be there a cell or not: where words recur, they grow with the cube of the length. */
  readonly looks: number;
}

/** About 150 MB, and about four seconds. */
const USUAL_LIMITS: AlignmentLimits = { cells: 1 << 24, looks: 2 ** 32 };

const LONE = 2 * GAP;

/** A pair table as another one was left after filling it. */
export interface PairExcess {
  readonly cost: number;
  readonly width: number;
  readonly excess: Uint16Array;
}

/**
 * Cheapest alignments of source, hypothesis and reference by the sum of pairs (Felice & Briscoe 2015, Listing 2), and
 * of these the one that the original program finds.
 *
 * Of the table only cells are visited through which an alignment might go that costs at most a limit: the three pair
 * alignments through a cell are together a lower bound (Carrillo & Lipman 1988). Where the limit is not below the
 * optimum, every cell of every cheapest alignment is there with its exact cost, so the way back is the same as in the
 * whole table. The limit starts at the lower bound of the whole and grows until it is reached.
 */
export class ThreeWayAligner {
  /** The kinds of the columns, from the first. */
  columns = new Uint8Array(0);
  length = 0;
  cost = 0;
  /** Cells visited so far, in all alignments: what the work was. */
  cells = 0;
  /** Places looked at so far, whether they were visited or not. */
  looks = 0;
  readonly #limits: AlignmentLimits;
  readonly #sourceHypothesis = new PairTable();
  readonly #sourceReference = new PairTable();
  readonly #hypothesisReference = new PairTable();
  #source: Tokens = { ids: new Int32Array(0), distinctPrefix: 0 };
  #hypothesis = this.#source;
  #unchanged = true;
  #mostLooks = 0;
  // Cells are numbered on from alignment to alignment, so that numbers left in the layers are known to be old.
  #firstId = 1;
  #nextId = 1;
  #even = new Int32Array(0);
  #odd = new Int32Array(0);
  #costs = new Int32Array(256);
  #from = new Int32Array(256);
  #kinds = new Uint8Array(256);
  #cellsOfRow = new Int32Array(0);

  constructor(limits = USUAL_LIMITS) {
    this.#limits = limits;
  }

  /** The cost of source and hypothesis by themselves. */
  get sourceHypothesisCost(): number {
    return this.#unchanged ? 0 : this.#sourceHypothesis.cost;
  }

  /** Takes up a source and a hypothesis, to be aligned with references. */
  open(source: Tokens, hypothesis: Tokens): void {
    this.#source = source;
    this.#hypothesis = hypothesis;
    this.#mostLooks = this.looks + this.#limits.looks;
    this.#unchanged = isEqual(source.ids, hypothesis.ids);
    if (!this.#unchanged) this.#sourceHypothesis.fill(source.ids, hypothesis.ids);
  }

  /** Aligns with a reference; whoever has the pair table of source and reference already may give it. */
  align(reference: Tokens, sourceReference?: PairExcess): void {
    const source = this.#source.ids;
    const hypothesis = this.#hypothesis.ids;
    const most = source.length + hypothesis.length + reference.ids.length;
    if (this.columns.length < most) this.columns = new Uint8Array(most * 2);
    // Two rows are equal: a pair alignment, with the order in which the original would find it in the whole table.
    if (this.#unchanged) {
      this.#sourceReference.fill(source, reference.ids);
      this.#tracePair(this.#sourceReference, 'right', Column.sourceHypothesis, Column.reference);
    } else if (isEqual(source, reference.ids)) {
      this.#tracePair(this.#sourceHypothesis, 'right', Column.sourceReference, Column.hypothesis);
    } else if (isEqual(hypothesis, reference.ids)) {
      this.#tracePair(this.#sourceHypothesis, 'left', Column.source, Column.hypothesisReference);
    } else {
      if (sourceReference === undefined) this.#sourceReference.fill(source, reference.ids);
      this.#alignAll(reference, sourceReference ?? this.#sourceReference);
    }
  }

  #tracePair(table: PairTable, gapFirst: 'left' | 'right', leftOnly: number, rightOnly: number): void {
    this.length = table.trace(gapFirst, Column.all, leftOnly, rightOnly, this.columns);
    this.cost = 2 * table.cost;
  }

  #alignAll(reference: Tokens, sourceReference: PairExcess): void {
    const source = this.#source.ids;
    const hypothesis = this.#hypothesis.ids;
    const target = reference.ids;
    // A last column of three equal tokens is always optimal and the first choice.
    let suffix = 0;
    const shortest = Math.min(source.length, hypothesis.length, target.length);
    while (suffix < shortest && isSame(source, hypothesis, target, suffix)) suffix++;
    // A first token that is the same in all rows and in none a second time is in one column of every optimum: taken
    // out of any other columns it lowers the cost.
    let prefix = 0;
    const longest = Math.min(
      shortest - suffix,
      this.#source.distinctPrefix,
      this.#hypothesis.distinctPrefix,
      reference.distinctPrefix,
    );
    while (prefix < longest && source[prefix] === hypothesis[prefix] && source[prefix] === target[prefix]) prefix++;

    const inner = this.#hypothesisReference;
    inner.fill(
      hypothesis.subarray(prefix, hypothesis.length - suffix),
      target.subarray(prefix, target.length - suffix),
    );
    const bound = this.#sourceHypothesis.cost + sourceReference.cost + inner.cost;
    const ends = source.length - suffix;
    let extra = 0;
    let cost = this.#search(target, sourceReference, prefix, ends, extra);
    while (cost > bound + extra) {
      extra = Math.min(2 * extra + 1, cost - bound);
      cost = this.#search(target, sourceReference, prefix, ends, extra);
    }
    this.cost = cost;
    this.#traceBack(prefix, suffix);
  }

  /** Fills the cells within the limit, and gives the cost of the last one. */
  #search(target: Int32Array, sourceReference: PairExcess, prefix: number, ends: number, extra: number): number {
    const source = this.#source.ids;
    const hypothesis = this.#hypothesis.ids;
    const { width: shWidth, excess: shExcess } = this.#sourceHypothesis;
    const { width: srWidth, excess: srExcess } = sourceReference;
    const { left, right, width: hrWidth, excess: hrExcess } = this.#hypothesisReference;
    const hypothesisEnds = prefix + left.length;
    const targetEnds = prefix + right.length;
    // A border of one around each layer spares the test whether there is a cell before the first.
    const stride = right.length + 2;
    this.#openLayers((left.length + 2) * stride);
    if (this.#cellsOfRow.length <= right.length) this.#cellsOfRow = new Int32Array(2 * right.length + 2);
    const row = this.#cellsOfRow;
    let before = this.#even;
    let here = this.#odd;
    let firstBefore = this.#nextId;
    let id = this.#nextId;
    const offset = this.#firstId;
    for (let s = prefix; s <= ends; s++) {
      const firstHere = id;
      let rowLength = 0;
      for (let r = prefix; r <= targetEnds; r++) if (srExcess[s * srWidth + r] <= extra) row[rowLength++] = r;
      for (let h = prefix; h <= hypothesisEnds; h++) {
        const room = extra - shExcess[s * shWidth + h];
        if (room < 0) continue;
        this.looks += rowLength;
        for (let at = 0; at < rowLength; at++) {
          const r = row[at];
          if (srExcess[s * srWidth + r] + hrExcess[(h - prefix) * hrWidth + r - prefix] > room) continue;
          if (id - offset >= this.#costs.length) this.#grow(target.length);
          const costs = this.#costs;
          const slot = (h - prefix + 1) * stride + r - prefix + 1;
          let best = s === prefix && h === prefix && r === prefix ? 0 : UNREACHED;
          let from = 0;
          let kind = 0;
          const sToken = s > prefix ? source[s - 1] : -1;
          const hToken = h > prefix ? hypothesis[h - 1] : -2;
          const rToken = r > prefix ? target[r - 1] : -3;
          const sh = sToken === hToken ? 0 : MISMATCH;
          const sr = sToken === rToken ? 0 : MISMATCH;
          const hr = hToken === rToken ? 0 : MISMATCH;
          let other = before[slot - stride - 1];
          if (other >= firstBefore && costs[other - offset] + sh + sr + hr < best) {
            best = costs[other - offset] + sh + sr + hr;
            from = other;
            kind = Column.all;
          }
          other = before[slot - stride];
          if (other >= firstBefore && costs[other - offset] + sh + LONE < best) {
            best = costs[other - offset] + sh + LONE;
            from = other;
            kind = Column.sourceHypothesis;
          }
          other = before[slot - 1];
          if (other >= firstBefore && costs[other - offset] + sr + LONE < best) {
            best = costs[other - offset] + sr + LONE;
            from = other;
            kind = Column.sourceReference;
          }
          other = here[slot - stride - 1];
          if (other >= firstHere && costs[other - offset] + hr + LONE < best) {
            best = costs[other - offset] + hr + LONE;
            from = other;
            kind = Column.hypothesisReference;
          }
          other = before[slot];
          if (other >= firstBefore && costs[other - offset] + LONE < best) {
            best = costs[other - offset] + LONE;
            from = other;
            kind = Column.source;
          }
          other = here[slot - stride];
          if (other >= firstHere && costs[other - offset] + LONE < best) {
            best = costs[other - offset] + LONE;
            from = other;
            kind = Column.hypothesis;
          }
          other = here[slot - 1];
          if (other >= firstHere && costs[other - offset] + LONE < best) {
            best = costs[other - offset] + LONE;
            from = other;
            kind = Column.reference;
          }
          costs[id - offset] = best;
          this.#from[id - offset] = from;
          this.#kinds[id - offset] = kind;
          here[slot] = id++;
        }
      }
      if (this.looks > this.#mostLooks) throw this.#tooLong(target.length);
      const swap = before;
      before = here;
      here = swap;
      firstBefore = firstHere;
    }
    this.#nextId = id;
    this.cells += id - offset;
    return this.#costs[id - 1 - offset];
  }

  /** Follows the cells back from the last; the ends that all rows share were never in the table. */
  #traceBack(prefix: number, suffix: number): void {
    const { columns } = this;
    columns.fill(Column.all, 0, prefix);
    let length = prefix;
    let at = this.#nextId - 1 - this.#firstId;
    while (this.#kinds[at] !== 0) {
      columns[length++] = this.#kinds[at];
      at = this.#from[at] - this.#firstId;
    }
    columns.subarray(prefix, length).reverse();
    columns.fill(Column.all, length, length + suffix);
    this.length = length + suffix;
  }

  #openLayers(cells: number): void {
    if (this.#even.length < cells || this.#nextId > MOST_IDS) {
      const size = Math.max(this.#even.length, cells * 2);
      this.#even = new Int32Array(size);
      this.#odd = new Int32Array(size);
      this.#nextId = 1;
    }
    this.#firstId = this.#nextId;
  }

  #grow(referenceLength: number): void {
    if (this.#costs.length >= this.#limits.cells) throw this.#tooLong(referenceLength);
    const size = this.#costs.length * 2;
    const costs = new Int32Array(size);
    const from = new Int32Array(size);
    const kinds = new Uint8Array(size);
    costs.set(this.#costs);
    from.set(this.#from);
    kinds.set(this.#kinds);
    this.#costs = costs;
    this.#from = from;
    this.#kinds = kinds;
  }

  #tooLong(referenceLength: number): StetError {
    return tooLong(this.#source.ids.length, this.#hypothesis.ids.length, referenceLength);
  }
}

/** Whether the tokens this far from the end are the same. */
function isSame(a: Int32Array, b: Int32Array, c: Int32Array, fromEnd: number): boolean {
  const token = a[a.length - 1 - fromEnd];
  return token === b[b.length - 1 - fromEnd] && token === c[c.length - 1 - fromEnd];
}
