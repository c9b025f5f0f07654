import { say } from './terminal.js';

/** How many notes are shown unless all are wanted. */
const SHOWN_NOTES = 5;

/** Notes on what could not be carried over. It keeps only those that it will show. */
export class Notes {
  readonly #limit: number;
  readonly #shown: string[] = [];
  #count = 0;

  constructor(showsAll: boolean) {
    this.#limit = showsAll ? Infinity : SHOWN_NOTES;
  }

  add(note: string): void {
    if (this.#count++ < this.#limit) this.#shown.push(note);
  }

  print(): void {
    const hidden = this.#count - this.#shown.length;
    for (const line of [...this.#shown, ...(hidden > 0 ? [`and ${hidden} more; --notes lists them`] : [])]) say(line);
  }
}
