/** Reads numbers and texts from bytes, one after another. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** A whole number, seven bits to a byte, the lowest first. */
  number(): number {
    let number = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.#at++];
      number += (byte & 127) * scale;
      if (byte < 128) return number;
    }
  }

  /** A length, and so many bytes. */
  bytes(): Uint8Array {
    const length = this.number();
    return this.#bytes.subarray(this.#at, (this.#at += length));
  }

  /** Printable ASCII. */
  text(): string {
    return String.fromCharCode(...this.bytes());
  }
}
