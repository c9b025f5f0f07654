import type { Analysis } from '../../text/analysis/analyser.js';
import type { ProposedEdit } from '../proposed-edit.js';
import { checkSize } from './check-size.js';
import { OTHER_CLASSES, TokenNumbers, type NumberedTokens } from './token-numbers.js';
import { Transpositions } from './transpositions.js';

/** Match, deletion, insertion, substitution, and the same words in another order, which has two tokens or more. */
export type OperationKind = 'M' | 'D' | 'I' | 'S' | 'T';

/** A step from a sentence to its correction, with the tokens of both that it covers. */
export interface Operation extends ProposedEdit {
  readonly kind: OperationKind;
}

/** What a substitution costs: how unlike the words are, or always 1 and nothing is transposed. */
export const alignmentCosts = ['linguistic', 'levenshtein'] as const;
export type AlignmentCosts = (typeof alignmentCosts)[number];

/** The operations that turn a sentence into its correction, from left to right. */
export function alignTokens(source: Analysis, corrected: Analysis, costs: AlignmentCosts): Operation[] {
  return new TokenAligner(costs).align(source, corrected);
}

/** Steps into a cell; a higher number is a transposition of that many tokens. */
const Step = { match: 0, substitution: 1, insertion: 2, deletion: 3, transposition: 4 } as const;
/** Added to the size of a transposition, which is at least 2. */
const TRANSPOSED = Step.transposition - 2;

/** A larger table is made no larger than it must be. */
const MOST_SPARE_CELLS = 1 << 20;

const OTHER_LEMMA = 0.499;
const OTHER_OPEN_CLASS = 0.25;
const OTHER_POS = 0.5;

/**
 * Aligns many sentences with their corrections by the linguistically enhanced Damerau-Levenshtein distance of Felice,
 * Bryant and Briscoe 2016; keeps its working memory from one pair to the next.
 *
 * One path is wanted, the one that ERRANT finds: costs are compared as doubles, and ties are settled cell by cell. Equal
 * tokens match whatever the other ways cost. So an equal end of both sentences is always matched, but an equal
 * beginning is not: from `a` to `a a` the first `a` is inserted.
 */
export class TokenAligner {
  readonly #costKind: AlignmentCosts;
  #numbers = new TokenNumbers();
  #lastAnalysis: Analysis | undefined;
  #lastTokens: NumberedTokens | undefined;
  /** Rows x columns. */
  #costs = new Float64Array(0);
  #steps = new Uint16Array(0);
  readonly #transpositions = new Transpositions();

  constructor(costs: AlignmentCosts) {
    this.#costKind = costs;
  }

  align(source: Analysis, corrected: Analysis): Operation[] {
    let rows = source.length;
    let columns = corrected.length;
    while (rows > 0 && columns > 0 && source[rows - 1].text === corrected[columns - 1].text) {
      rows--;
      columns--;
    }
    this.#openTable(source, corrected, rows, columns);
    if (rows > 0 && columns > 0) {
      const left = this.#numbered(source);
      const right = this.#numbers.tokens(corrected, columns);
      if (this.#costKind === 'levenshtein') this.#fillByLevenshtein(left, right, rows, columns);
      else this.#fillByLikeness(left, right, rows, columns);
    }
    return this.#path(source.length, corrected.length, rows, columns);
  }

  #openTable(source: Analysis, corrected: Analysis, rows: number, columns: number): void {
    const cells = (rows + 1) * (columns + 1);
    checkSize(rows + 1, columns + 1, 'tokens');
    checkSize(characters(source, rows), characters(corrected, columns), 'characters');
    if (this.#costs.length < cells) {
      const size = Math.max(cells, Math.min(2 * cells, MOST_SPARE_CELLS));
      this.#costs = new Float64Array(size);
      this.#steps = new Uint16Array(size);
    }
    for (let column = 0; column <= columns; column++) {
      this.#costs[column] = column;
      this.#steps[column] = Step.insertion;
    }
    for (let row = 1; row <= rows; row++) {
      this.#costs[row * (columns + 1)] = row;
      this.#steps[row * (columns + 1)] = Step.deletion;
    }
  }

  /** Several corrections of one source come one after another. */
  #numbered(source: Analysis): NumberedTokens {
    if (this.#numbers.isFull) {
      this.#numbers = new TokenNumbers();
      this.#lastAnalysis = undefined;
    }
    if (this.#lastTokens === undefined || this.#lastAnalysis !== source) {
      this.#lastTokens = this.#numbers.tokens(source, source.length);
      this.#lastAnalysis = source;
    }
    return this.#lastTokens;
  }

  #fillByLevenshtein(source: NumberedTokens, corrected: NumberedTokens, rows: number, columns: number): void {
    const costs = this.#costs;
    const steps = this.#steps;
    const width = columns + 1;
    for (let row = 1; row <= rows; row++) {
      const text = source.texts[row - 1];
      let cell = row * width + 1;
      for (let column = 1; column <= columns; column++, cell++) {
        let cost = costs[cell - width - 1];
        let step: number = Step.match;
        if (text !== corrected.texts[column - 1]) {
          cost++;
          step = Step.substitution;
          if (costs[cell - 1] + 1 < cost) {
            cost = costs[cell - 1] + 1;
            step = Step.insertion;
          }
          if (costs[cell - width] + 1 < cost) {
            cost = costs[cell - width] + 1;
            step = Step.deletion;
          }
        }
        costs[cell] = cost;
        steps[cell] = step;
      }
    }
  }

  #fillByLikeness(source: NumberedTokens, corrected: NumberedTokens, rows: number, columns: number): void {
    const costs = this.#costs;
    const steps = this.#steps;
    const numbers = this.#numbers;
    const { texts, lowers, lemmas, pos } = corrected;
    const width = columns + 1;
    const transpositions = this.#transpositions;
    transpositions.open(source.lowers, lowers, columns, numbers.size);
    const { lastRow, changes } = transpositions;
    for (let row = 1; row <= rows; row++) {
      const text = source.texts[row - 1];
      const lower = source.lowers[row - 1];
      const lemma = source.lemmas[row - 1];
      const itsPos = source.pos[row - 1];
      let lastColumn = 0;
      let changesBehind = 0;
      let diagonal = row - 1;
      let left = row;
      for (let column = 1, cell = row * width + 1; column <= columns; column++, cell++) {
        const above = costs[cell - width];
        const sameLower = lower === lowers[column - 1];
        if (sameLower) {
          lastColumn = column;
          lastRow[column] = row;
        }
        let cost = diagonal;
        let step: number = Step.match;
        if (text !== texts[column - 1]) {
          cost = Infinity;
          // A transposition reaches back to where the last word of each side is on the other.
          const least = Math.max(1, column - lastColumn, row - lastRow[column]);
          if (least <= changesBehind) {
            const size = transpositions.find(row, column, least, changesBehind);
            if (size > 0) {
              step = TRANSPOSED + size;
              cost = costs[cell - size * (width + 1)] + (size - 1);
            }
          }
          const insertion = left + 1;
          const deletion = above + 1;
          let substitution = diagonal;
          if (!sameLower) {
            let unlikeness = lemma === lemmas[column - 1] ? 0 : OTHER_LEMMA;
            if (itsPos !== pos[column - 1]) {
              unlikeness += itsPos < OTHER_CLASSES && pos[column - 1] < OTHER_CLASSES ? OTHER_OPEN_CLASS : OTHER_POS;
            }
            substitution = diagonal + unlikeness;
            // The characters can only add to it: where it has lost already, they need not be compared.
            if (substitution < cost && substitution <= insertion && substitution <= deletion) {
              substitution = diagonal + (unlikeness + numbers.characterTerm(text, texts[column - 1]));
            }
          }
          if (substitution < cost) {
            cost = substitution;
            step = Step.substitution;
          }
          if (insertion < cost) {
            cost = insertion;
            step = Step.insertion;
          }
          if (deletion < cost) {
            cost = deletion;
            step = Step.deletion;
          }
        }
        costs[cell] = cost;
        steps[cell] = step;
        const changesAbove = changes[column];
        changes[column] = cost === diagonal ? 0 : changesBehind + 1;
        changesBehind = changesAbove;
        diagonal = above;
        left = cost;
      }
    }
  }

  /** Reads the path back from the last cell of the table; all after it matches. */
  #path(sourceLength: number, correctedLength: number, rows: number, columns: number): Operation[] {
    const steps = this.#steps;
    const width = columns + 1;
    const operations: Operation[] = [];
    let end = sourceLength;
    let to = correctedLength;
    while (end > 0 || to > 0) {
      const step = end > rows ? Step.match : steps[end * width + to];
      let kind: OperationKind = 'T';
      let sourceTokens = step - TRANSPOSED;
      let correctedTokens = sourceTokens;
      if (step < Step.transposition) {
        kind = step === Step.match ? 'M' : step === Step.substitution ? 'S' : step === Step.insertion ? 'I' : 'D';
        sourceTokens = step === Step.insertion ? 0 : 1;
        correctedTokens = step === Step.deletion ? 0 : 1;
      }
      operations.push({ kind, start: end - sourceTokens, end, from: to - correctedTokens, to });
      end -= sourceTokens;
      to -= correctedTokens;
    }
    return operations.reverse();
  }
}

/** The characters of the first tokens, counted as UTF-16 does. */
function characters(analysis: Analysis, tokens: number): number {
  let sum = 0;
  for (let at = 0; at < tokens; at++) sum += analysis[at].text.length;
  return sum;
}
