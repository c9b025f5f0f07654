/** A mark of annotators for words that are missing and that they cannot guess; it counts as one character. */
const MISSING_PART = '[缺失成分]';

const UNIT = /\[缺失成分\]|./gsu;

/** The characters of a text as ChERRANT counts them: code points, Latin letters and digits too, without white space. */
export function charactersOf(text: string): string[] {
  const solid = text.replaceAll(/\s+/gu, '');
  return solid.includes(MISSING_PART) ? (solid.match(UNIT) ?? []) : Array.from(solid);
}
