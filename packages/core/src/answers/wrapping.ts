import { strip } from '../text/white-space.js';

const FENCE = /^```[^\n`]*\n(.*?)\n?```$/su;
const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
  ['„', '“'],
];

/** True when the text stands in quotes as a whole; the quotes within `"a" and "b"` are not around all of it. */
export function isQuoted(text: string): boolean {
  return PAIRS.some(([open, close]) => {
    if (text.length <= open.length + close.length || !text.startsWith(open) || !text.endsWith(close)) return false;
    const inside = text.slice(open.length, -close.length);
    return !inside.includes(open) && !inside.includes(close);
  });
}

/**
 * The answer without a code fence around all of it, and without quotes around all of it that the source does not have.
 * Nothing else is repaired.
 */
export function stripWrapping(source: string, answer: string): string {
  const bare = source.includes('```') ? answer : strip(FENCE.exec(strip(answer))?.[1] ?? answer);
  return !isQuoted(strip(source)) && isQuoted(bare) ? strip(bare.slice(1, -1)) : bare;
}
