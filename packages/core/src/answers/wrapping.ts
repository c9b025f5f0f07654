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

/** True when quotes enclose the whole text, unlike those in `"a" and "b"`. */
export function isQuoted(text: string): boolean {
  return PAIRS.some(([open, close]) => {
    if (text.length <= open.length + close.length || !text.startsWith(open) || !text.endsWith(close)) return false;
    const inside = text.slice(open.length, -close.length);
    return !inside.includes(open) && !inside.includes(close);
  });
}

/**
 * The answer without a code fence around the whole of it, and without quotes around the whole of it that the source
 * does not have. Nothing else is repaired.
 */
export function stripWrapping(source: string, answer: string): string {
  const bare = source.includes('```') ? answer : strip(FENCE.exec(strip(answer))?.[1] ?? answer);
  return !isQuoted(strip(source)) && isQuoted(bare) ? strip(bare.slice(1, -1)) : bare;
}
