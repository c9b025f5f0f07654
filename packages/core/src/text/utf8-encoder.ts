/** Turns strings into UTF-8, in memory that the next string overwrites. */
export class Utf8Encoder {
  bytes = new Uint8Array(256);

  /**
   * Writes the text to the start of `bytes`, and returns how many it takes. A lone surrogate takes three like its
   * neighbours in Unicode, so that different strings never have the same bytes.
   */
  encode(text: string): number {
    if (this.bytes.length < 3 * text.length) this.bytes = new Uint8Array(6 * text.length);
    const { bytes } = this;
    let length = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit < 0x80) {
        bytes[length++] = unit;
      } else if (unit < 0x800) {
        bytes[length++] = 0xc0 | (unit >> 6);
        bytes[length++] = 0x80 | (unit & 0x3f);
      } else {
        const code = isLead(unit) ? (text.codePointAt(at) ?? unit) : unit;
        if (code === unit) {
          bytes[length++] = 0xe0 | (code >> 12);
        } else {
          at++;
          bytes[length++] = 0xf0 | (code >> 18);
          bytes[length++] = 0x80 | ((code >> 12) & 0x3f);
        }
        bytes[length++] = 0x80 | ((code >> 6) & 0x3f);
        bytes[length++] = 0x80 | (code & 0x3f);
      }
    }
    return length;
  }
}

/** True for the first unit of a surrogate pair. */
function isLead(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

/** The short text that was encoded so; lone surrogates come back as they were. */
export function decodeToken(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let at = start; at < end;) {
    const lead = bytes[at++];
    const following = lead < 0xc0 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    let code = following === 0 ? lead : lead & (0x3f >> following);
    for (const last = at + following; at < last; at++) code = (code << 6) | (bytes[at] & 0x3f);
    text += String.fromCodePoint(code);
  }
  return text;
}
