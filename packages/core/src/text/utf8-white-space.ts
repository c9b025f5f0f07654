import type { Utf8Text } from './utf8-text.js';

/** How many bytes the white space takes that starts at an offset, by the rule of `isWhiteSpace`; 0 for anything else. */
export function blankLength(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte <= 0x20) return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte >= 0x1c ? 1 : 0;
  if (byte < 0xc2 || byte > 0xe3) return 0;
  const second = bytes[at + 1];
  if (byte === 0xc2) return second === 0x85 || second === 0xa0 ? 2 : 0;
  if (byte < 0xe1) return 0;
  return isWideBlank(byte, second, bytes[at + 2]) ? 3 : 0;
}

/** The bytes of U+1680, U+180E, U+2000 to U+200A, U+2028, U+2029, U+202F, U+205F and U+3000. */
function isWideBlank(first: number, second: number, third: number): boolean {
  if (first === 0xe1) return (second === 0x9a && third === 0x80) || (second === 0xa0 && third === 0x8e);
  if (first === 0xe3) return second === 0x80 && third === 0x80;
  if (second === 0x81) return third === 0x9f;
  if (second !== 0x80) return false;
  return third <= 0x8a || third === 0xa8 || third === 0xa9 || third === 0xaf;
}

/** The text without white space at both ends. */
export function stripUtf8(bytes: Uint8Array, start: number, end: number): Utf8Text {
  let first = start;
  while (first < end) {
    const blank = blankLength(bytes, first);
    if (blank === 0) break;
    first += blank;
  }
  let last = end;
  while (last > first) {
    const blank = blankBefore(bytes, last);
    if (blank === 0) break;
    last -= blank;
  }
  return { bytes, start: first, end: last };
}

/** How many bytes the white space takes that ends before an offset. */
function blankBefore(bytes: Uint8Array, end: number): number {
  const last = bytes[end - 1];
  if (last < 0x80) return blankLength(bytes, end - 1);
  const length = bytes[end - 2] === 0xc2 ? 2 : 3;
  return blankLength(bytes, end - length) === length ? length : 0;
}

/** True where there is nothing but white space. */
export function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end;) {
    const blank = blankLength(bytes, at);
    if (blank === 0) return false;
    at += blank;
  }
  return true;
}

/** How many tokens `tokenise` finds. */
export function countTokens({ bytes, start, end }: Utf8Text): number {
  let count = 0;
  let inside = false;
  for (let at = start; at < end;) {
    const blank = bytes[at] > 0x20 && bytes[at] < 0xc2 ? 0 : blankLength(bytes, at);
    if (blank === 0 && !inside) count++;
    inside = blank === 0;
    at += blank === 0 ? 1 : blank;
  }
  return count;
}
