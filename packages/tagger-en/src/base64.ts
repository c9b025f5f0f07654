const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PADDING = '=';

/** The bytes that a text in Base64 stands for. Pages and Node have different functions for it; this one runs in both. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128);
  for (let value = 0; value < DIGITS.length; value++) values[DIGITS.charCodeAt(value)] = value;
  const digits = text.length - (text.endsWith(PADDING + PADDING) ? 2 : text.endsWith(PADDING) ? 1 : 0);
  const bytes = new Uint8Array(Math.floor((digits * 3) / 4));
  for (let from = 0, to = 0; from < digits; from += 4, to += 3) {
    const bits =
      (values[text.charCodeAt(from)] << 18) |
      (values[text.charCodeAt(from + 1)] << 12) |
      (values[text.charCodeAt(from + 2)] << 6) |
      values[text.charCodeAt(from + 3)];
    bytes[to] = bits >> 16;
    bytes[to + 1] = bits >> 8;
    bytes[to + 2] = bits;
  }
  return bytes;
}
