import type { Text, Utf8Text } from '@stet/core/internal';

/** A text as bytes, so that it can be compared with texts that were read as such. */
export function asBytes(text: Text): Utf8Text {
  if (typeof text !== 'string') return text;
  const bytes = Buffer.from(text);
  return { bytes, start: 0, end: bytes.length };
}
