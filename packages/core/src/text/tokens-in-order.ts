import type { Utf8Text } from './utf8-text.js';
import { blankLength } from './utf8-white-space.js';

/** Where the tokens of a text start and end. */
class TokenSpans {
  count = 0;
  starts = new Int32Array(64);
  ends = new Int32Array(64);
  bytes: Uint8Array = new Uint8Array(0);

  read({ bytes, start, end }: Utf8Text): void {
    const most = (end - start + 1) >> 1;
    if (this.starts.length < most) [this.starts, this.ends] = [new Int32Array(2 * most), new Int32Array(2 * most)];
    this.bytes = bytes;
    let count = 0;
    let first = start;
    for (let at = start; at < end;) {
      const blank = bytes[at] > 0x20 && bytes[at] < 0xc2 ? 0 : blankLength(bytes, at);
      if (blank === 0) {
        at++;
        continue;
      }
      if (at > first) {
        this.starts[count] = first;
        this.ends[count++] = at;
      }
      first = at += blank;
    }
    if (end > first) {
      this.starts[count] = first;
      this.ends[count++] = end;
    }
    this.count = count;
  }

  equals(token: number, other: TokenSpans, otherToken: number): boolean {
    if (token >= this.count || otherToken >= other.count) return false;
    const start = this.starts[token];
    const otherStart = other.starts[otherToken];
    const length = this.ends[token] - start;
    if (other.ends[otherToken] - otherStart !== length) return false;
    for (let at = 0; at < length; at++) if (this.bytes[start + at] !== other.bytes[otherStart + at]) return false;
    return true;
  }
}

/** How many tokens of either text to pass over where they differ, in the order of trying. */
const DETOURS = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [2, 0],
  [0, 2],
] as const;

const left = new TokenSpans();
const right = new TokenSpans();

/**
 * Tokens that two texts have in common in the same order, over the tokens of the longer one. Where they differ it looks
 * no further than two tokens ahead, so that it may find too few but never too many.
 */
export function overlapInOrder(text: Utf8Text, other: Utf8Text): number {
  left.read(text);
  right.read(other);
  let [common, at, otherAt] = [0, 0, 0];
  while (at < left.count && otherAt < right.count) {
    if (left.equals(at, right, otherAt)) {
      common++;
      at++;
      otherAt++;
      continue;
    }
    let [step, otherStep] = [1, 1];
    for (const [passed, otherPassed] of DETOURS) {
      if (!left.equals(at + passed, right, otherAt + otherPassed)) continue;
      [step, otherStep] = [passed, otherPassed];
      break;
    }
    at += step;
    otherAt += otherStep;
  }
  const longer = Math.max(left.count, right.count);
  return longer === 0 ? 1 : common / longer;
}
