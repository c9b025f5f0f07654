import { isEqual } from '../../text/vocabulary.js';
import type { Target } from '../cleme/partition.js';

/** What became of a chunk of the gold, as a sum: the system got it right, the system changed it, the gold changes it. */
export const Fate = { correct: 1, changed: 2, asked: 4 } as const;

/** A chunk of the gold: an edit, a word that stays, or the place before a word where nothing is inserted. */
export interface GoldChunk {
  readonly start: number;
  readonly end: number;
  readonly fate: number;
  /** The type of the gold's edit; of the system's where the gold leaves the place alone; empty where nobody edits. */
  readonly type: string;
}

/** No chunk of a system begins here, since an edit goes on over it. */
const INSIDE = -2;
/** Nobody edits this. */
const PLAIN = -1;

/**
 * What a system makes of each chunk of the gold (Gotou et al. 2020, section 3.1). Every edit is a chunk, every word
 * outside edits, and every place where something could be inserted, unless it lies inside an edit.
 */
export function compareChunks(source: Int32Array, gold: Target, system: Target): GoldChunk[] {
  const { insertedAt, editOf } = locateEdits(source.length, system);
  const chunks: GoldChunk[] = [];
  const add = (start: number, end: number, fate: number, type: string): void =>
    void chunks.push({ start, end, fate, type });

  const leftAlone = (start: number, end: number, edit: number): void => {
    if (edit < 0) {
      add(start, end, Fate.correct, '');
      return;
    }
    const isRight = makes(system[edit], start, end, source.subarray(start, end));
    add(start, end, Fate.changed | (isRight ? Fate.correct : 0), system[edit].type);
  };

  const corrected = ({ start, end, words, type }: Target[number]): void => {
    let fate: number = Fate.asked;
    if (start + 1 === end && editOf[start] === PLAIN && isEqual(words, source.subarray(start, end)))
      fate |= Fate.correct;
    const meet = (edit: number): void => {
      if (edit < 0) return;
      fate |= Fate.changed | (makes(system[edit], start, end, words) ? Fate.correct : 0);
    };
    // An insertion in front of what the gold edits counts as a change of it, as in the original.
    meet(insertedAt[start]);
    for (let at = start; at < end; at++) {
      meet(insertedAt[at]);
      meet(editOf[at]);
    }
    add(start, end, fate, type);
  };

  let next = 0;
  for (let at = 0; at <= source.length;) {
    const isInsertion = next < gold.length && gold[next].start === at && gold[next].end === at;
    if (!isInsertion) leftAlone(at, at, insertedAt[at]);
    while (next < gold.length && gold[next].start === at && gold[next].end === at) corrected(gold[next++]);
    if (at === source.length) break;
    if (next < gold.length && gold[next].start === at) {
      corrected(gold[next]);
      at = gold[next++].end;
    } else {
      leftAlone(at, at + 1, editOf[at]);
      at++;
    }
  }
  return chunks;
}

/** True for an edit of this stretch into these words. */
function makes(edit: Target[number], start: number, end: number, words: Int32Array): boolean {
  return edit.start === start && edit.end === end && isEqual(edit.words, words);
}

/** For each place the edit that inserts there, and for each word the edit that covers it. */
function locateEdits(words: number, target: Target): { readonly insertedAt: Int32Array; readonly editOf: Int32Array } {
  const insertedAt = new Int32Array(words + 1).fill(PLAIN);
  const editOf = new Int32Array(words).fill(PLAIN);
  target.forEach(({ start, end }, edit) => {
    if (start === end) insertedAt[start] = edit;
    editOf.fill(edit, start, end);
    insertedAt.fill(INSIDE, start + 1, end);
  });
  return { insertedAt, editOf };
}
