/** What a program counts when it gives an offset in a text. */
export const OFFSET_UNITS = ['utf16', 'code-points', 'bytes'] as const;
export type OffsetUnit = (typeof OFFSET_UNITS)[number];

/**
 * Turns offsets in a text, counted in a unit, into offsets in UTF-16 code units, as JavaScript counts. The result is -1
 * for an offset outside of the text or within a character. `bytes` are those of UTF-8.
 */
export function toUtf16(text: string, unit: OffsetUnit): (offset: number) => number {
  const offsets = new Map([[0, 0]]);
  let unitOffset = 0;
  let utf16Offset = 0;
  for (const character of text) {
    unitOffset += lengthOf(character, unit);
    utf16Offset += character.length;
    offsets.set(unitOffset, utf16Offset);
  }
  return (offset) => offsets.get(offset) ?? -1;
}

/** How long a text is in a unit. */
export function lengthIn(text: string, unit: OffsetUnit): number {
  if (unit === 'utf16') return text.length;
  let length = 0;
  for (const character of text) length += lengthOf(character, unit);
  return length;
}

function lengthOf(character: string, unit: OffsetUnit): number {
  if (unit === 'code-points') return 1;
  if (unit === 'utf16') return character.length;
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
