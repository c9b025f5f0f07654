import type { AnalysedToken, Analysis } from '../../text/analysis/analyser.js';
import type { ProposedEdit } from '../proposed-edit.js';
import type { Operation } from './align.js';
import { characterSimilarity } from './character-term.js';
import { JoinedStretches } from './joined-stretches.js';

/** Parts of speech that carry meaning. */
const CONTENT: ReadonlySet<string> = new Set(['ADJ', 'ADV', 'AUX', 'NOUN', 'VERB']);
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
/** Words more alike than this are an edit of their own. */
const ALIKE = 0.75;

/** Operations `first` to `next` of a run, still to be divided or one edit. */
interface Piece {
  readonly first: number;
  readonly next: number;
  readonly joined?: true;
}

/**
 * Divides a run of deletions, insertions and substitutions into edits by the rules of Bryant, Felice and Briscoe 2017,
 * which ERRANT refined, and adds them to `edits`.
 *
 * The rules look at all stretches of the run, the widest first and from left to right among equally wide ones; the first
 * stretch that one fires for divides the run, and what is left over is divided in turn. Stretches without a
 * substitution do not count. Listing them takes the fourth power of the run's length. But what the rules ask for depends
 * on the last operation alone (possessives, equal last words), on both ends but not on the run (`JoinedStretches`), or on
 * two neighbours; so each piece is divided in time that grows with its length.
 */
export function mergeRun(
  run: readonly Operation[],
  source: Analysis,
  corrected: Analysis,
  edits: ProposedEdit[],
): void {
  const divider = new RunDivider(run, source, corrected);
  const pending: Piece[] = [{ first: 0, next: run.length }];
  for (let piece = pending.pop(); piece !== undefined; piece = pending.pop()) {
    const { first, next, joined } = piece;
    if (first >= next) continue;
    if (joined || next - first === 1) {
      const { start, from } = run[first];
      const { end, to } = run[next - 1];
      edits.push({ start, end, from, to });
    } else {
      const pieces = divider.divide(first, next);
      for (let at = pieces.length - 1; at >= 0; at--) pending.push(pieces[at]);
    }
  }
}

class RunDivider {
  readonly #run: readonly Operation[];
  readonly #source: Analysis;
  readonly #corrected: Analysis;
  readonly #stretches: JoinedStretches;
  /** For each operation the next substitution at or after it. */
  readonly #nextSubstitution: Int32Array;
  /** For each operation the next at or after it that two neighbours are divided behind. */
  readonly #nextSplit: Int32Array;

  constructor(run: readonly Operation[], source: Analysis, corrected: Analysis) {
    this.#run = run;
    this.#source = source;
    this.#corrected = corrected;
    this.#nextSubstitution = nextWhere(run.length, (at) => run[at].kind === 'S');
    this.#nextSplit = nextWhere(run.length, (at) => this.#splitsBehind(at));
    this.#stretches = new JoinedStretches(run, source, corrected, this.#nextSubstitution);
  }

  /** The pieces that the first rule to fire makes of a piece. */
  divide(first: number, next: number): Piece[] {
    const whole: Piece[] = [{ first, next, joined: true }];
    const substitution = this.#nextSubstitution[first];
    if (substitution >= next) return this.#isOneKind(first, next) ? whole : singles(first, next);
    const { start, from } = this.#run[first];
    if (isPossessive(this.#source[start]) || isPossessive(this.#corrected[from])) {
      return [single(first), { first: first + 1, next }];
    }
    // Rules about the last words: if one fires for a stretch, it does for the wider one from the start of the piece.
    let last = next - 1;
    let byLastWords: Piece[] | undefined;
    for (; last > first && last >= substitution; last--) {
      byLastWords = this.#divideByLastWords(first, last, next);
      if (byLastWords !== undefined) break;
    }
    const width = byLastWords === undefined ? 0 : last - first;
    const joined = this.#stretches.widest(first, next, width);
    if (joined === undefined && byLastWords !== undefined) return byLastWords;
    const split = this.#firstSplit(first, next);
    if (joined !== undefined && (joined.last - joined.first > 1 || split === undefined || joined.first <= split)) {
      return [
        { first, next: joined.first },
        { first: joined.first, next: joined.last + 1, joined: true },
        { first: joined.last + 1, next },
      ];
    }
    if (split !== undefined) {
      return [
        { first, next: split + 1 },
        { first: split + 1, next },
      ];
    }
    return this.#hasContent(first, next) ? whole : singles(first, next);
  }

  #divideByLastWords(first: number, last: number, next: number): Piece[] | undefined {
    const { start, from } = this.#run[first];
    const { end, to } = this.#run[last];
    const original = this.#source[end - 1];
    const correction = this.#corrected[to - 1];
    const lastTwo: Piece[] = [
      { first, next: last - 1 },
      { first: last - 1, next: last + 1, joined: true },
      { first: last + 1, next },
    ];
    if (isPossessive(original) || isPossessive(correction)) return lastTwo;
    if (original.lower !== correction.lower) return undefined;
    const becomesFirstWord =
      (end - start === 1 && startsUpper(this.#corrected[from])) ||
      (to - from === 1 && startsUpper(this.#source[start]));
    if (becomesFirstWord) {
      return [
        { first, next: last + 1, joined: true },
        { first: last + 1, next },
      ];
    }
    const followsPunctuation =
      (end - start > 1 && isPunctuation(this.#source[end - 2])) ||
      (to - from > 1 && isPunctuation(this.#corrected[to - 2]));
    return followsPunctuation ? lastTwo : undefined;
  }

  /** The first operation of the piece that it is divided behind. */
  #firstSplit(first: number, next: number): number | undefined {
    const split = this.#nextSplit[first];
    if (split < next - 1) return split;
    const { kind, end, to } = this.#run[next - 1];
    const endsInDeterminer =
      (kind !== 'I' && this.#source[end - 1].pos === 'DET') || (kind !== 'D' && this.#corrected[to - 1].pos === 'DET');
    return endsInDeterminer && this.#nextSubstitution[next - 2] < next ? next - 2 : undefined;
  }

  /** True for two substitutions in a row, and where one of two operations replaces a word by one like it. */
  #splitsBehind(at: number): boolean {
    if (at + 1 >= this.#run.length) return false;
    const left = this.#run[at];
    const right = this.#run[at + 1];
    if (left.kind === 'S' && right.kind === 'S') return true;
    return this.#replacesByAlike(left) || this.#replacesByAlike(right);
  }

  #replacesByAlike({ kind, start, from }: Operation): boolean {
    return kind === 'S' && characterSimilarity(this.#source[start].text, this.#corrected[from].text) > ALIKE;
  }

  #isOneKind(first: number, next: number): boolean {
    const { kind } = this.#run[first];
    for (let at = first + 1; at < next; at++) if (this.#run[at].kind !== kind) return false;
    return true;
  }

  #hasContent(first: number, next: number): boolean {
    const { start, from } = this.#run[first];
    const { end, to } = this.#run[next - 1];
    for (let at = start; at < end; at++) if (CONTENT.has(this.#source[at].pos)) return true;
    for (let at = from; at < to; at++) if (CONTENT.has(this.#corrected[at].pos)) return true;
    return false;
  }
}

const single = (at: number): Piece => ({ first: at, next: at + 1 });

const singles = (first: number, next: number): Piece[] =>
  Array.from({ length: next - first }, (_, at) => single(first + at));

const isPossessive = ({ tag }: AnalysedToken): boolean => tag === 'POS';

const startsUpper = ({ text }: AnalysedToken): boolean => /^\p{Uppercase}/u.test(text);

const isPunctuation = ({ pos, text }: AnalysedToken): boolean => pos === 'PUNCT' || PUNCTUATION.includes(text);

function nextWhere(length: number, holds: (at: number) => boolean): Int32Array {
  const next = new Int32Array(length);
  for (let at = length - 1, found = length; at >= 0; at--) {
    if (holds(at)) found = at;
    next[at] = found;
  }
  return next;
}
