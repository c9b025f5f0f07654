/** Shorter strings take less memory than the note that they are known. */
const SHORT = 16;

/** Keeps one copy of equal strings: what two large files say alike is in memory once. */
export class SharedStrings {
  readonly #strings = new Map<string, string>();

  /** The copy of `text` that came first. */
  share(text: string): string {
    if (text.length < SHORT) return text;
    const shared = this.#strings.get(text);
    if (shared !== undefined) return shared;
    this.#strings.set(text, text);
    return text;
  }
}
