import type { Analysis } from '../../text/analysis/analyser.js';
import type { Operation } from './align.js';

/** Parts of speech of verbs with what belongs to them: `to eat`, `has eaten`. */
const VERBAL: ReadonlySet<string> = new Set(['AUX', 'PART', 'VERB']);

/** Operations `first` to `last` of a run. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/**
 * The stretches of a run that are one edit wherever they stand: both sides have the same characters, apostrophes and
 * hyphens apart, or they differ in length and all their words are of one part of speech, or all verbal.
 *
 * From an operation, neither goes on for long in real text, so few ends are tried. Pieces of a run only get shorter, so
 * that each end is tried once.
 */
export class JoinedStretches {
  readonly #run: readonly Operation[];
  readonly #nextSubstitution: Int32Array;
  /** Where the characters of each operation start on both sides. */
  readonly #sourceOffsets: Int32Array;
  readonly #correctedOffsets: Int32Array;
  /** By first operation: as far as both sides have the same characters. */
  readonly #sameCharacters: Int32Array;
  /** By first operation: as far as one part of speech, or verbal ones, go. */
  readonly #samePos: Int32Array;
  /** By first operation: the last of its widest stretch in the piece that it is in now; itself if it has none. */
  readonly #widest: Int32Array;

  constructor(run: readonly Operation[], source: Analysis, corrected: Analysis, nextSubstitution: Int32Array) {
    this.#run = run;
    this.#nextSubstitution = nextSubstitution;
    const sourceWords = run.map(({ start, end }) => (start === end ? '' : bare(source[start].lower)));
    const correctedWords = run.map(({ from, to }) => (from === to ? '' : bare(corrected[from].lower)));
    this.#sourceOffsets = offsets(sourceWords);
    this.#correctedOffsets = offsets(correctedWords);
    this.#sameCharacters = this.#endsOfSameCharacters(sourceWords.join(''), correctedWords.join(''));
    this.#samePos = endsOfSamePos(run, source, corrected);
    this.#widest = this.#samePos.map((last, first) => Math.max(last, this.#sameCharacters[first], first));
  }

  /** The first of the widest stretches in operations `first` to `next`, if it is wider than `width`. */
  widest(first: number, next: number, width: number): Stretch | undefined {
    const widest = this.#widest;
    let found: Stretch | undefined;
    let least = Math.max(1, width + 1);
    for (let at = first; at + least < next; at++) {
      let last = Math.min(widest[at], next - 1);
      if (last < this.#nextSubstitution[at]) last = at;
      while (last > at && !this.#isJoined(at, last)) last--;
      widest[at] = last;
      if (last - at < least) continue;
      found = { first: at, last };
      least = last - at + 1;
    }
    return found;
  }

  #isJoined(first: number, last: number): boolean {
    if (this.#nextSubstitution[first] > last) return false;
    if (last <= this.#sameCharacters[first]) {
      const original = this.#sourceOffsets[last + 1] - this.#sourceOffsets[first];
      const correction = this.#correctedOffsets[last + 1] - this.#correctedOffsets[first];
      if (original === correction) return true;
    }
    if (last > this.#samePos[first]) return false;
    const { start, from } = this.#run[first];
    const { end, to } = this.#run[last];
    return end - start !== to - from;
  }

  #endsOfSameCharacters(source: string, corrected: string): Int32Array {
    const ends = new Int32Array(this.#run.length);
    for (let first = 0; first < ends.length; first++) {
      const sourceStart = this.#sourceOffsets[first];
      const correctedStart = this.#correctedOffsets[first];
      const most = Math.min(source.length - sourceStart, corrected.length - correctedStart);
      let same = 0;
      while (same < most && source[sourceStart + same] === corrected[correctedStart + same]) same++;
      let last = first - 1;
      while (
        last + 1 < ends.length &&
        this.#sourceOffsets[last + 2] - sourceStart <= same &&
        this.#correctedOffsets[last + 2] - correctedStart <= same
      ) {
        last++;
      }
      ends[first] = last;
    }
    return ends;
  }
}

const bare = (word: string): string => word.replaceAll(/['-]/gu, '');

function offsets(words: readonly string[]): Int32Array {
  const starts = new Int32Array(words.length + 1);
  for (let at = 0; at < words.length; at++) starts[at + 1] = starts[at] + words[at].length;
  return starts;
}

/** For each operation, as far as all words have its part of speech or all are verbal. No part of speech is not one. */
function endsOfSamePos(run: readonly Operation[], source: Analysis, corrected: Analysis): Int32Array {
  const ends = new Int32Array(run.length);
  let onePos = { pos: '', last: -1 };
  let lastVerbal = -1;
  for (let at = run.length - 1; at >= 0; at--) {
    const { start, end, from, to } = run[at];
    const original = start === end ? undefined : source[start].pos;
    const correction = from === to ? undefined : corrected[from].pos;
    // An operation has tokens on one side at least.
    const pos = original ?? correction ?? '';
    const isOne = pos !== '' && (correction ?? pos) === pos;
    if (!isOne) onePos = { pos: '', last: -1 };
    else if (onePos.pos !== pos) onePos = { pos, last: at };
    const isVerbal = VERBAL.has(pos) && VERBAL.has(correction ?? pos);
    if (!isVerbal) lastVerbal = -1;
    else if (lastVerbal === -1) lastVerbal = at;
    ends[at] = Math.max(onePos.last, lastVerbal);
  }
  return ends;
}
