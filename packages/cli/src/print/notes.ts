/** As many notes are shown unless all are asked for. */
const SHOWN_NOTES = 5;

/** What could not be carried over; no more of it is kept than will be shown. */
export class Notes {
  readonly #most: number;
  readonly #shown: string[] = [];
  #count = 0;

  constructor(all: boolean) {
    this.#most = all ? Infinity : SHOWN_NOTES;
  }

  add(note: string): void {
    if (this.#count++ < this.#most) this.#shown.push(note);
  }

  print(): string {
    const more = this.#count - this.#shown.length;
    const lines = [...this.#shown, ...(more > 0 ? [`and ${more} more; --notes lists them`] : [])];
    return lines.map((line) => `stet: ${line}\n`).join('');
  }
}
