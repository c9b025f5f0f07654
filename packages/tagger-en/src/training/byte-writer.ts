/** Writes what `ByteReader` reads. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  number(number: number): void {
    let rest = number;
    while (rest >= 128) {
      this.#bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#bytes.push(rest);
  }

  bytes(bytes: ArrayLike<number>): void {
    this.number(bytes.length);
    for (let at = 0; at < bytes.length; at++) this.#bytes.push(bytes[at]);
  }

  text(text: string): void {
    this.bytes(Array.from(text, (character) => character.charCodeAt(0)));
  }

  written(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
