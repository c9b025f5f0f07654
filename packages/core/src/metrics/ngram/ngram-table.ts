/**
 * Counts the n-grams of a few texts: a row for each n-gram that occurs in any of them, a column for each text.
 * Rows are numbered by a trie in which an n-gram hangs from its first n - 1 tokens; row 0 is the empty n-gram.
 * The table keeps its memory from one count to the next, so read it before the next.
 */
export class NgramTable {
  /** Rows, with the empty n-gram. */
  size = 0;
  columns = 0;
  /** The length of the n-gram of each row. */
  orders = new Uint8Array(0);
  /** Row by row: what row `row` counts in text `text` is at `row * columns + text`. */
  counts = new Int32Array(0);

  #parents = new Int32Array(0);
  #tokens = new Int32Array(0);
  /** Open hashing from parent and token to row. A slot holds only where its row points back at it. */
  #slots = new Int32Array(0);
  #slotOf = new Int32Array(0);

  /** Counts the n-grams of 1 to `order` tokens; tokens are numbers. */
  count(texts: readonly Int32Array[], order: number): void {
    this.columns = texts.length;
    this.size = 1;
    this.#reserve(texts.reduce((sum, text) => sum + text.length * Math.min(order, text.length), 1));
    const counts = this.counts;
    for (let column = 0; column < texts.length; column++) {
      const text = texts[column];
      for (let first = 0; first < text.length; first++) {
        const end = Math.min(text.length, first + order);
        let row = 0;
        for (let at = first; at < end; at++) {
          row = this.#child(row, text[at]);
          counts[row * this.columns + column]++;
        }
      }
    }
  }

  #child(parent: number, token: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const hash = Math.imul(Math.imul(parent, 0x9e3779b1) ^ token, 0x85ebca6b);
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const row = slots[slot];
      if (row >= this.size || this.#slotOf[row] !== slot) return this.#add(parent, token, slot);
      if (this.#parents[row] === parent && this.#tokens[row] === token) return row;
    }
  }

  #add(parent: number, token: number, slot: number): number {
    const row = this.size++;
    this.#parents[row] = parent;
    this.#tokens[row] = token;
    this.#slots[slot] = row;
    this.#slotOf[row] = slot;
    this.orders[row] = this.orders[parent] + 1;
    const end = (row + 1) * this.columns;
    for (let at = end - this.columns; at < end; at++) this.counts[at] = 0;
    return row;
  }

  /** Makes room for so many rows. */
  #reserve(rows: number): void {
    if (this.orders.length < rows) {
      const room = 2 ** Math.ceil(Math.log2(rows));
      this.orders = new Uint8Array(room);
      this.#parents = new Int32Array(room);
      this.#tokens = new Int32Array(room);
      this.#slots = new Int32Array(2 * room);
      this.#slotOf = new Int32Array(room);
    }
    // No slot leads to the empty n-gram.
    this.#slotOf[0] = -1;
    if (this.counts.length < rows * this.columns) this.counts = new Int32Array(this.orders.length * this.columns);
  }
}
