import { Fingerprint } from '../../text/fingerprint.js';
import type { PlacedLint } from '../diff/lint-change.js';

/** How many words on either side belong to what a lint is known by. */
const NEIGHBOURS = 2;

/** How far they are looked for, in characters: a text may be a whole book. */
const REACH = 200;

/** Tells a lint apart by its rule, its text and the words beside it: it stays the same when lines above it change. */
export function lintFingerprint({ check, lint }: PlacedLint): string {
  const { text = '' } = check;
  const before = wordsOf(text.slice(Math.max(0, lint.start - REACH), lint.start)).slice(-NEIGHBOURS);
  const after = wordsOf(text.slice(lint.end, lint.end + REACH)).slice(0, NEIGHBOURS);
  const fingerprint = new Fingerprint();
  for (const piece of [lint.rule, lint.text, before.join(' '), after.join(' ')]) {
    for (let at = 0; at < piece.length; at++) fingerprint.add(piece.charCodeAt(at));
    fingerprint.add(SEPARATOR);
  }
  return fingerprint.toString();
}

/** No code unit, so that two pieces never run together. */
const SEPARATOR = 0x10000;

const wordsOf = (text: string): string[] => text.match(/\S+/gu) ?? [];
