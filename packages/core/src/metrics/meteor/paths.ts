const BEAM = 40;

/** Stands for the match that a path has not made. */
export const NO_MATCH = -1;

/** Partial alignments, best first, at most 40, as columns of numbers. */
export class Paths {
  count = 0;
  /** The paths by rank. */
  readonly order = new Int32Array(BEAM);
  /** What the matches gained. */
  readonly matched = new Int32Array(BEAM);
  readonly chunks = new Int32Array(BEAM);
  readonly distance = new Float64Array(BEAM);
  /** Where the open chunk ends in the hypothesis. */
  readonly end = new Int32Array(BEAM);
  /** The first place of the reference that the path has not dealt with. */
  readonly resume = new Int32Array(BEAM);
  /** The last match taken. */
  readonly last = new Int32Array(BEAM);
  /** The words of the hypothesis that the path used, as bits. */
  #used = new Int32Array(BEAM);
  #width = 1;

  clear(hypothesisLength: number): void {
    this.count = 0;
    this.#width = (hypothesisLength + 31) >>> 5;
    if (this.#used.length < BEAM * this.#width) this.#used = new Int32Array(2 * BEAM * this.#width);
  }

  /** One path that has not matched anything. */
  start(hypothesisLength: number): void {
    this.clear(hypothesisLength);
    this.count = 1;
    this.order[0] = 0;
    this.matched[0] = 0;
    this.chunks[0] = 0;
    this.distance[0] = 0;
    this.end[0] = NO_MATCH;
    this.resume[0] = 0;
    this.last[0] = NO_MATCH;
    this.#used.fill(0, 0, this.#width);
  }

  /**
   * Adds a path that goes on from one of `others`, after the paths that are as good: more matched words come first,
   * then fewer chunks, then a shorter distance. Gives its number, or `NO_MATCH` when 40 are better or as good.
   */
  insert(others: Paths, path: number, matched: number, chunks: number, distance: number, end: number): number {
    const { order } = this;
    let rank = this.count;
    while (rank > 0 && this.#isWorse(order[rank - 1], matched, chunks, distance)) rank--;
    if (rank === BEAM) return NO_MATCH;
    const added = this.count < BEAM ? this.count++ : order[BEAM - 1];
    for (let at = this.count - 1; at > rank; at--) order[at] = order[at - 1];
    order[rank] = added;
    this.matched[added] = matched;
    this.chunks[added] = chunks;
    this.distance[added] = distance;
    this.end[added] = end;
    this.resume[added] = others.resume[path];
    this.last[added] = others.last[path];
    const width = this.#width;
    for (let at = 0; at < width; at++) this.#used[added * width + at] = others.#used[path * width + at];
    return added;
  }

  /** Ranks the paths anew; those that are as good stay in order. */
  rank(): void {
    const { order, matched, chunks, distance } = this;
    for (let from = 1; from < this.count; from++) {
      const path = order[from];
      let to = from;
      for (; to > 0 && this.#isWorse(order[to - 1], matched[path], chunks[path], distance[path]); to--) {
        order[to] = order[to - 1];
      }
      order[to] = path;
    }
  }

  #isWorse(path: number, matched: number, chunks: number, distance: number): boolean {
    if (this.matched[path] !== matched) return this.matched[path] < matched;
    if (this.chunks[path] !== chunks) return this.chunks[path] > chunks;
    return this.distance[path] > distance;
  }

  isUsed(path: number, word: number): boolean {
    return ((this.#used[path * this.#width + (word >>> 5)] >>> (word & 31)) & 1) === 1;
  }

  use(path: number, word: number): void {
    this.#used[path * this.#width + (word >>> 5)] |= 1 << (word & 31);
  }
}
