import { StetError } from '../../error.js';

/** What an alignment does with a stretch of both texts: match, substitute, delete, insert, or turn round (`T`). */
export interface Step {
  readonly kind: 'M' | 'S' | 'D' | 'I' | 'T';
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** The marks that ChERRANT knows; `。` is not among them. */
const MARKS = new Set(
  '！？｡＂＃＄％＆＇（）＊＋，－／：；＜＝＞＠［＼］＾＿｀｛｜｝～｟｠｢｣､、〃》「」『』【】〔〕〖〗〘〙〚〛〜〝〞〟〰〾〿–—‘\'‛“”„‟…‧﹏!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~',
);

/** Meaning, of which nothing is known without the thesaurus, and form, likewise without readings and look-alikes. */
const UNLIKE = 4 / 6 + 0.5;

/** What it costs to put one character for another: marks for marks least, marks for others most. */
function substitutionCost(before: string, after: string): number {
  const marks = Number(MARKS.has(before)) + Number(MARKS.has(after));
  return UNLIKE + (marks === 2 ? 0 : marks === 0 ? 0.25 : 0.499);
}

/** Texts whose lengths differ by more are aligned in one way only. */
const MOST_FOR_ALL = 10;
/** The original lists every way, of which there may be thousands of thousands. */
const MOST_PATHS = 1 << 12;
const MOST_CELLS = 1 << 22;

/**
 * The cheapest ways to make one text out of another, the first that the original finds first. Equal characters always
 * match. A stretch of k characters may be turned into any order of the same ones for k - 1.
 */
export function cheapestAlignments(before: readonly string[], after: readonly string[]): Step[][] {
  const width = after.length + 1;
  if (width * (before.length + 1) > MOST_CELLS) throw tooLong(before.length, after.length);
  const steps = fillTable(before, after, width);
  const all = Math.abs(before.length - after.length) <= MOST_FOR_ALL;
  return pathsOf(steps, width, before.length, after.length, all ? MOST_PATHS : 1);
}

/** The steps by which each cell is reached at its cost, in the order of trying. */
function fillTable(before: readonly string[], after: readonly string[], width: number): (readonly Arrival[])[] {
  const costs = new Float64Array(width * (before.length + 1));
  const arrivals: (readonly Arrival[])[] = Array.from({ length: costs.length }, () => []);
  const turns = new TurnFinder(before, after);
  for (let row = 1; row <= before.length; row++) [costs[row * width], arrivals[row * width]] = [row, DELETED];
  for (let column = 1; column < width; column++) [costs[column], arrivals[column]] = [column, INSERTED];
  for (let row = 1; row <= before.length; row++) {
    for (let column = 1; column < width; column++) {
      const cell = row * width + column;
      const [left, right] = [before[row - 1], after[column - 1]];
      if (left === right) {
        costs[cell] = costs[cell - width - 1];
        arrivals[cell] = MATCHED;
        continue;
      }
      const turned = turns.lengthAt(row, column, costs, width);
      // Ties decide which sequences there are, so sums are rounded as in the original: k - 1 is added at once.
      const turn = turned === 0 ? Infinity : costs[cell - turned * (width + 1)] + (turned - 1);
      const substitution = costs[cell - width - 1] + substitutionCost(left, right);
      const insertion = costs[cell - 1] + 1;
      const deletion = costs[cell - width] + 1;
      const least = Math.min(turn, substitution, insertion, deletion);
      costs[cell] = least;
      arrivals[cell] = [
        ...(turn === least ? [turnOf(turned)] : []),
        ...(substitution === least ? SUBSTITUTED : []),
        ...(insertion === least ? INSERTED : []),
        ...(deletion === least ? DELETED : []),
      ];
    }
  }
  return arrivals;
}

/** How many characters a step takes of either text. */
interface Arrival {
  readonly kind: Step['kind'];
  readonly rows: number;
  readonly columns: number;
}

const MATCHED: readonly Arrival[] = [{ kind: 'M', rows: 1, columns: 1 }];
const SUBSTITUTED: readonly Arrival[] = [{ kind: 'S', rows: 1, columns: 1 }];
const DELETED: readonly Arrival[] = [{ kind: 'D', rows: 1, columns: 0 }];
const INSERTED: readonly Arrival[] = [{ kind: 'I', rows: 0, columns: 1 }];

const turnOf = (length: number): Arrival => ({ kind: 'T', rows: length, columns: length });

/** Finds stretches of both texts that have the same characters in another order. */
class TurnFinder {
  readonly #before: Int32Array;
  readonly #after: Int32Array;
  /** How many more of each character the first stretch has. */
  readonly #balance: Int32Array;

  constructor(before: readonly string[], after: readonly string[]) {
    const numbers = new Map<string, number>();
    const encode = (characters: readonly string[]): Int32Array =>
      Int32Array.from(characters, (character) => {
        const number = numbers.get(character) ?? numbers.size;
        numbers.set(character, number);
        return number;
      });
    this.#before = encode(before);
    this.#after = encode(after);
    this.#balance = new Int32Array(numbers.size);
  }

  /**
   * The length of the shortest stretches that end here and have the same characters; 0 where there are none. It looks no
   * further back than the last step along the diagonal that costs nothing.
   */
  lengthAt(row: number, column: number, costs: Float64Array, width: number): number {
    let uneven = 0;
    let length = 1;
    let found = 0;
    for (; length <= row && length <= column; length++) {
      uneven += this.#count(this.#before[row - length], 1) + this.#count(this.#after[column - length], -1);
      if (length === 1) continue;
      const corner = (row - length + 1) * width + (column - length + 1);
      if (costs[corner] === costs[corner - width - 1]) break;
      if (uneven > 0) continue;
      found = length;
      break;
    }
    for (let at = Math.min(length, row, column); at > 0; at--) {
      this.#balance[this.#before[row - at]] = 0;
      this.#balance[this.#after[column - at]] = 0;
    }
    return found;
  }

  /** Counts a character, and says by how much the stretches differ more. */
  #count(character: number, by: number): number {
    const old = this.#balance[character];
    this.#balance[character] = old + by;
    return Math.abs(old + by) - Math.abs(old);
  }
}

/** The paths to the last cell, depth first, without recursion: essays are long. */
function pathsOf(
  arrivals: readonly (readonly Arrival[])[],
  width: number,
  rows: number,
  columns: number,
  most: number,
): Step[][] {
  interface Place {
    readonly row: number;
    readonly column: number;
    readonly path: Path | undefined;
  }
  const open: Place[] = [{ row: rows, column: columns, path: undefined }];
  const paths: Step[][] = [];
  for (let place = open.pop(); place !== undefined && paths.length < most; place = open.pop()) {
    const { row, column, path } = place;
    if (row === 0 && column === 0) {
      paths.push(stepsOf(path));
      continue;
    }
    const ways = arrivals[row * width + column];
    for (const { kind, rows: taken, columns: put } of most === 1 ? ways.slice(0, 1) : ways.toReversed()) {
      const step = { kind, start: row - taken, end: row, from: column - put, to: column };
      open.push({ row: row - taken, column: column - put, path: { step, rest: path } });
    }
  }
  return paths;
}

interface Path {
  readonly step: Step;
  readonly rest: Path | undefined;
}

function stepsOf(path: Path | undefined): Step[] {
  const steps: Step[] = [];
  for (let at = path; at !== undefined; at = at.rest) steps.push(at.step);
  return steps;
}

function tooLong(rows: number, columns: number): StetError {
  return new StetError({
    code: 'SENTENCE_TOO_LONG',
    expected: `a source and a correction whose alignment needs at most ${MOST_CELLS} cells`,
    found: `${rows} and ${columns} characters`,
    remedy: 'Split the line into sentences.',
  });
}
