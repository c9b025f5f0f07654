/** Text as UTF-8 bytes, which nobody has needed as a string yet. */
export interface Utf8Text {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** Text in either shape: bytes as they were read, or a string. */
export type Text = string | Utf8Text;

interface Decoder {
  decode(bytes: Uint8Array): string;
}

// Every runtime has it, but the types of core know neither Node nor the DOM.
const { TextDecoder } = globalThis as unknown as {
  readonly TextDecoder: new (label: string, options: { readonly ignoreBOM: boolean }) => Decoder;
};

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text as a string. */
export function textOf(text: Text): string {
  if (typeof text === 'string') return text;
  const { bytes, start, end } = text;
  return start === end ? '' : decoder.decode(bytes.subarray(start, end));
}

/** About how long a text is, in characters or bytes. */
export function lengthOfText(text: Text): number {
  return typeof text === 'string' ? text.length : text.end - text.start;
}

/** True for texts of the same characters; both are strings, or neither. */
export function isSameText(left: Text, right: Text): boolean {
  if (typeof left === 'string' || typeof right === 'string') return left === right;
  const length = left.end - left.start;
  if (right.end - right.start !== length) return false;
  const { bytes, start } = left;
  const { bytes: otherBytes, start: otherStart } = right;
  for (let at = 0; at < length; at++) if (bytes[start + at] !== otherBytes[otherStart + at]) return false;
  return true;
}

/** How many UTF-16 code units the bytes would take as a string. */
export function utf16Length({ bytes, start, end }: Utf8Text): number {
  let length = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    // Each character has one byte that continues none; one of four bytes takes two units.
    if ((byte & 0xc0) !== 0x80) length += byte < 0xf0 ? 1 : 2;
  }
  return length;
}

/** True if all characters are ASCII. */
export function isAscii(text: Text): boolean {
  if (typeof text === 'string') return /^\p{ASCII}*$/u.test(text);
  for (let at = text.start; at < text.end; at++) if (text.bytes[at] >= 0x80) return false;
  return true;
}
