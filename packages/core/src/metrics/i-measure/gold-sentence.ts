import { errorsOf, type CorrectionTokens } from '../../corpus/i-measure/cluster.js';
import type { Sentence } from '../../corpus/edit.js';
import type { Vocabulary } from '../../text/vocabulary.js';
import { Column, FN, TN, countColumns } from './columns.js';
import { groupErrors, type ErrorGroup } from './groups.js';
import { shortfallOf, pricesOf, type Stage } from './margins.js';
import { PairTable } from './pair-table.js';
import { combinations, countCombinations, joinPieces, literal, type Piece } from './pieces.js';
import { apply, choicesOf, clash, unmixedReferences, type Choice } from './references.js';
import type { PairExcess } from './three-way.js';
import { tokensOf, type Tokens } from './tokens.js';

/** Fewer references than this are aligned one by one. */
const FEW = 8;
/** Tables are kept for at most this many references of a stretch. */
const MOST_TABLES = 64;

/** A reference for a stretch of the source, with what does not depend on the hypothesis. */
export interface StretchReference extends Piece {
  readonly tokens: Tokens;
  readonly sourceReference: PairExcess | undefined;
}

/** A stretch of the source that can be aligned with references by itself. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly source: Tokens;
  readonly references: readonly StretchReference[];
}

/** The last token of a stretch: every cheapest alignment of source and reference, whichever, matches it with itself. */
interface Cut {
  readonly token: number;
  /** See `pricesOf`. */
  readonly price: number;
}

/** A sentence with its references; each combination of references of the stretches is one. */
export interface GoldSentence {
  readonly source: Tokens;
  readonly stretches: readonly Stretch[];
  /** One after each stretch but the last. */
  readonly cuts: readonly Cut[];
  /** See `shortfallOf`, of the source and all references. */
  readonly shortfall: number;
  /** False where there are more references than the limit, so that some are left out. */
  readonly complete: boolean;
}

export interface GoldOptions {
  readonly nomix: boolean;
  readonly limit: number;
  readonly tokens: CorrectionTokens;
}

/** Prepares sentences; keeps its working memory from one to the next. */
export class GoldReader {
  readonly #vocabulary: Vocabulary;
  readonly #options: GoldOptions;
  readonly #table = new PairTable();
  #columns = new Uint8Array(0);

  constructor(vocabulary: Vocabulary, options: GoldOptions) {
    this.#vocabulary = vocabulary;
    this.#options = options;
  }

  read(sentence: Sentence): GoldSentence {
    const source = this.#vocabulary.encodeText(sentence.source);
    const gold = sentence.errors ?? errorsOf(sentence, this.#options.tokens);
    const unmixed = (complete: boolean): GoldSentence =>
      this.#whole(source, unmixedReferences(source, gold, this.#vocabulary), complete);
    if (this.#options.nomix) return unmixed(true);
    const errors = gold.errors.map((error) => choicesOf(error, this.#vocabulary));
    // Where no corrections can be combined, each annotator's own are a reference.
    return this.#mixed(source, errors) ?? unmixed(countCombinations(errors) <= this.#options.limit);
  }

  #mixed(source: Int32Array, errors: readonly (readonly Choice[])[]): GoldSentence | undefined {
    const { limit } = this.#options;
    const groups = countCombinations(errors) <= FEW ? [] : groupErrors(errors, source.length);
    if (groups.length <= 1) {
      const { pieces, complete } = mix(errors, [...source], 0, limit, true);
      return pieces.length === 0 ? undefined : this.#whole(source, pieces, complete);
    }
    const mixtures = groups.map(({ from, to, errors: grouped }) =>
      mix(grouped, [...source.subarray(from, to)], from, limit, false),
    );
    if (mixtures.some(({ pieces }) => pieces.length === 0)) return undefined;
    const pieces = mixtures.map((mixture, at) => {
      const within = source.subarray(groups[at].from, groups[at].to);
      return mixture.pieces.map((ids): Piece => {
        const piece = literal(Int32Array.from(ids));
        this.#table.fill(within, piece.ids);
        return { ...piece, potential: this.#table.cost };
      });
    });
    const complete = mixtures.every((mixture) => mixture.complete);
    return this.#cut(source, groups, pieces, complete);
  }

  /** Cuts the sentence between groups at the tokens that are worth most. */
  #cut(
    source: Int32Array,
    groups: readonly ErrorGroup[],
    piecesOf: readonly (readonly Piece[])[],
    allMixed: boolean,
  ): GoldSentence {
    const stages: Stage[] = [];
    const stageOfToken = new Map<number, number>();
    let at = 0;
    const addTokens = (end: number, isBetween: boolean): void => {
      for (; at < end; at++) {
        stageOfToken.set(at, stages.length);
        stages.push({ paths: [literal(source.subarray(at, at + 1))], match: isBetween ? at : -1 });
      }
    };
    groups.forEach(({ from, to }, group) => {
      addTokens(from, group > 0);
      stages.push({ paths: piecesOf[group], match: -1 });
      at = to;
    });
    addTokens(source.length, false);
    const prices = pricesOf(source, stages);

    const cuts: Cut[] = [];
    const stretches: Stretch[] = [];
    let complete = allMixed;
    let open: (readonly Piece[])[] = [];
    let from = 0;
    let done = 0;
    const close = (to: number): void => {
      open.push([literal(source.subarray(done, to))]);
      const joined = joinPieces(open, this.#options.limit);
      complete &&= joined.complete;
      stretches.push(this.#stretch(source, from, to, joined.pieces));
      open = [];
      from = done = to;
    };
    groups.forEach((group, index) => {
      open.push([literal(source.subarray(done, group.from))], piecesOf[index]);
      done = group.to;
      if (index + 1 === groups.length) return;
      const cut = bestCut(group.to, groups[index + 1].from, (token) => prices[stageOfToken.get(token) ?? 0]);
      if (cut.price <= 0) return;
      cuts.push(cut);
      close(cut.token + 1);
    });
    close(source.length);
    const priceAt = new Map(cuts.map(({ token, price }) => [stageOfToken.get(token), price]));
    const shortfall = shortfallOf(source, stages, (stage) => priceAt.get(stage) ?? 0);
    return { source: tokensOf(source), stretches, cuts, shortfall, complete };
  }

  #whole(source: Int32Array, references: readonly (readonly number[])[], complete: boolean): GoldSentence {
    const pieces = references.map((ids) => literal(Int32Array.from(ids)));
    const distinct = [...new Map(pieces.map((piece) => [piece.ids.join(), piece])).values()];
    const stretch = this.#stretch(source, 0, source.length, distinct);
    return { source: stretch.source, stretches: [stretch], cuts: [], shortfall: 0, complete };
  }

  #stretch(sentence: Int32Array, from: number, to: number, pieces: readonly Piece[]): Stretch {
    const source = sentence.subarray(from, to);
    const references = pieces.map((piece): StretchReference => {
      const { ids } = piece;
      const table = this.#table;
      table.fill(source, ids);
      const most = source.length + ids.length;
      if (this.#columns.length < most) this.#columns = new Uint8Array(most * 2);
      const length = table.trace('right', Column.all, Column.sourceHypothesis, Column.reference, this.#columns);
      const counts = new Int32Array(5);
      countColumns(this.#columns, length, source, source, ids, counts);
      const cells = (source.length + 1) * table.width;
      return {
        ...piece,
        tokens: tokensOf(ids),
        baselineTn: counts[TN],
        baselineFn: counts[FN],
        sourceReference:
          pieces.length > MOST_TABLES
            ? undefined
            : { cost: table.cost, width: table.width, excess: table.excess.slice(0, cells) },
      };
    });
    return { from, to, source: tokensOf(source), references };
  }
}

/** The references that arise when one choice for each error is made, without those that clash. */
function mix(
  errors: readonly (readonly Choice[])[],
  tokens: readonly number[],
  offset: number,
  limit: number,
  keepOne: boolean,
): { readonly pieces: readonly number[][]; readonly complete: boolean } {
  const distinct = new Map<string, number[]>();
  const complete = combinations(errors, limit, (choices) => {
    const corrections = choices.flat();
    if (clash(corrections)) return;
    const ids = apply(corrections, tokens, offset, keepOne);
    distinct.set(ids.join(), ids);
  });
  return { pieces: [...distinct.values()], complete };
}

/** Of the tokens from `start` to `end` the one that is worth most; of equals the one nearest to the middle. */
function bestCut(start: number, end: number, priceOf: (token: number) => number): Cut {
  let best = { token: start, price: -Infinity };
  const distance = (token: number): number => Math.abs(2 * token - start - end + 1);
  for (let token = start; token < end; token++) {
    const price = priceOf(token);
    if (price < best.price) continue;
    if (price === best.price && distance(token) >= distance(best.token)) continue;
    best = { token, price };
  }
  return best;
}
