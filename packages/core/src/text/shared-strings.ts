/** Shorter strings take less memory than the note that they are known. */
const SHORT = 16;

/** Keeps one copy of equal strings: what two large files say alike is in memory once. */
export class SharedStrings {
  readonly #known = new Map<string, string>();

  /** The copy of `text` that came first. */
  share(text: string): string {
    if (text.length < SHORT) return text;
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    this.#known.set(text, text);
    return text;
  }
}
