/** What a program counts when it names a place in a text. */
export const OFFSET_UNITS = ['utf16', 'code-points', 'bytes'] as const;
export type OffsetUnit = (typeof OFFSET_UNITS)[number];

/**
 * Turns places in a text, counted in a unit, into places in UTF-16 code units, as JavaScript counts. The place is -1
 * where there is none: behind the text, or within a character. `bytes` are those of UTF-8.
 */
export function toUtf16(text: string, unit: OffsetUnit): (offset: number) => number {
  const places = placesOf(text, unit);
  return (offset) => places.get(offset) ?? -1;
}

function placesOf(text: string, unit: OffsetUnit): Map<number, number> {
  const places = new Map([[0, 0]]);
  let from = 0;
  let to = 0;
  for (const character of text) {
    from += lengthOf(character, unit);
    to += character.length;
    places.set(from, to);
  }
  return places;
}

function lengthOf(character: string, unit: OffsetUnit): number {
  if (unit === 'code-points') return 1;
  if (unit === 'utf16') return character.length;
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
