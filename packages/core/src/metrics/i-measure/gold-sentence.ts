import { errorsOf, type CorrectionTokens } from '../../corpus/i-measure/cluster.js';
import type { Sentence } from '../../corpus/edit.js';
import type { Vocabulary } from '../../text/vocabulary.js';
import { bandInStep, type PairBounds } from './band.js';
import { Column, FN, TN, countColumns } from './columns.js';
import { combinations, countCombinations } from './combinations.js';
import { Frontiers } from './frontiers.js';
import { groupErrors } from './groups.js';
import { latticeOf, type Lattice, type Potentials, type Stage } from './lattice.js';
import { GAP, PairTable } from './pair-table.js';
import { apply, choicesOf, clash, unmixedReferences, type Choice } from './references.js';
import type { PairExcess } from './three-way.js';
import { tokensOf, type Tokens } from './tokens.js';

/** Fewer references than this are aligned one by one. */
const FEW = 8;
/** Tables are kept for at most this many references of a sentence, and cells of all of them. */
const MOST_TABLES = 64;
const MOST_TABLE_CELLS = 1 << 26;

/** A reference, with what does not depend on the hypothesis. */
export interface ListedReference {
  readonly tokens: Tokens;
  readonly baselineTn: number;
  readonly baselineFn: number;
  readonly sourceReference: PairExcess | undefined;
}

/** A sentence whose references are listed. */
export interface ListedGold {
  readonly kind: 'list';
  readonly source: Tokens;
  readonly references: readonly ListedReference[];
  /** The most that source and any reference cost. */
  readonly mostCost: number;
  /** False where there are more references than the limit, so that some are left out. */
  readonly complete: boolean;
}

/** A sentence whose references are the ways through a lattice. */
export interface LatticeGold {
  readonly kind: 'lattice';
  readonly lattice: Lattice;
  /** What source and path cost in each stage. */
  readonly sourceCosts: Potentials;
  readonly sourceBounds: PairBounds;
  /** Of the source as its own hypothesis. */
  readonly baseline: Frontiers;
  /** The most that source and any reference cost. */
  readonly mostCost: number;
  /** False where errors that overlap can be corrected in more ways than the limit, so that some are left out. */
  readonly complete: boolean;
}

/** A sentence too long to search its lattice, with too many references to list: only the nearest one is tried. */
export interface VastGold {
  readonly kind: 'vast';
  readonly lattice: Lattice;
  /** What source and path cost in each stage. */
  readonly sourceCosts: Potentials;
  /** The most that source and any reference cost. */
  readonly mostCost: number;
}

export type GoldSentence = ListedGold | LatticeGold | VastGold;

/** How far references are searched, and listed; beyond, only the nearest one is tried. */
interface Reach {
  /** Most nodes of a lattice times tokens of the source; 4 arrays of it are kept. */
  readonly places: number;
  /** Most steps that listing may take. */
  readonly steps: number;
}

/** Some seconds of work. No sentence that can be aligned is too long to list a few references. */
const USUAL_REACH: Reach = { places: 1 << 21, steps: 1 << 28 };

export interface GoldOptions {
  readonly nomix: boolean;
  readonly limit: number;
  readonly tokens: CorrectionTokens;
  readonly reach?: Reach;
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
    const errors = gold.errors.map((error) => choicesOf(error, this.#vocabulary));
    const unmixed = (complete: boolean): GoldSentence =>
      this.#list(source, unmixedReferences(source, gold, this.#vocabulary), mostCostOf(errors), complete);
    if (this.#options.nomix) return unmixed(true);
    // A reference is made a correction at a time, and then aligned with the source.
    const listed = mostListed(this.#options, source.length * (source.length + mostCorrections(errors)));
    // Where no corrections can be combined, each annotator's own are a reference.
    return this.#mixed(source, errors, listed) ?? unmixed(countCombinations(errors) <= listed);
  }

  /** At most `listed` references are listed. */
  #mixed(source: Int32Array, errors: readonly (readonly Choice[])[], listed: number): GoldSentence | undefined {
    const { limit, reach = USUAL_REACH } = this.#options;
    if (countCombinations(errors) > FEW) {
      const { stages, complete } = stagesOf(source, errors, this.#options);
      if (stages.some(({ paths }) => paths.length === 0)) return undefined;
      const isNeverEmpty = stages.some(({ paths }) => paths.every(({ length }) => length > 0));
      if (isNeverEmpty && stages.length > 1) {
        const lattice = latticeOf(source, stages);
        const mostCost = mostCostOf(errors);
        if (placesOf(lattice) <= reach.places) return this.#lattice(lattice, mostCost, complete);
        if (listed < Math.min(limit, countCombinations(errors))) {
          return { kind: 'vast', lattice, sourceCosts: this.#sourceCosts(lattice), mostCost };
        }
      }
    }
    const { references, complete } = mix(errors, [...source], 0, listed, true);
    return references.length === 0 ? undefined : this.#list(source, references, mostCostOf(errors), complete);
  }

  #lattice(lattice: Lattice, mostCost: number, complete: boolean): LatticeGold {
    const { source, stages } = lattice;
    const sourceCosts = this.#sourceCosts(lattice);
    const boundaries = [...stages.map(({ from }) => from), source.length];
    const { band, bounds } = bandInStep(lattice, source, boundaries, sourceCosts, Infinity);
    const baseline = new Frontiers(band);
    return { kind: 'lattice', lattice, sourceCosts, sourceBounds: bounds, baseline, mostCost, complete };
  }

  #sourceCosts({ source, stages }: Lattice): Potentials {
    const table = this.#table;
    return stages.map(({ from, to, paths }) =>
      paths.map((path) => {
        table.fill(source.subarray(from, to), path);
        return table.cost;
      }),
    );
  }

  #list(
    source: Int32Array,
    references: readonly (readonly number[])[],
    mostCost: number,
    complete: boolean,
  ): ListedGold {
    const distinct = [...new Map(references.map((ids) => [ids.join(), Int32Array.from(ids)])).values()];
    const withTables = distinct.length <= MOST_TABLES && distinct.length * (source.length + 1) ** 2 <= MOST_TABLE_CELLS;
    return {
      kind: 'list',
      source: tokensOf(source),
      references: distinct.map((ids) => this.#listed(source, ids, withTables)),
      mostCost,
      complete,
    };
  }

  #listed(source: Int32Array, ids: Int32Array, withTable: boolean): ListedReference {
    const table = this.#table;
    table.fill(source, ids);
    const most = source.length + ids.length;
    if (this.#columns.length < most) this.#columns = new Uint8Array(most * 2);
    const length = table.trace('right', Column.all, Column.sourceHypothesis, Column.reference, this.#columns);
    const counts = new Int32Array(5);
    countColumns(this.#columns, length, source, source, ids, counts);
    const cells = (source.length + 1) * table.width;
    return {
      tokens: tokensOf(ids),
      baselineTn: counts[TN],
      baselineFn: counts[FN],
      sourceReference: withTable
        ? { cost: table.cost, width: table.width, excess: table.excess.slice(0, cells) }
        : undefined,
    };
  }
}

function placesOf({ source, boundaries }: Lattice): number {
  return (boundaries[boundaries.length - 1] + 1) * (source.length + 1);
}

/** Deleting and inserting all that corrections delete and insert costs no less than aligning source and reference. */
function mostCostOf(errors: readonly (readonly Choice[])[]): number {
  const costOf = (choice: Choice): number =>
    choice.reduce((cost, { start, end, ids }) => cost + GAP * (end - start + ids.length), 0);
  return errors.reduce((cost, choices) => cost + Math.max(...choices.map(costOf)), 0);
}

/** The groups of errors, each with its ways to go on, and the tokens between them. */
function stagesOf(
  source: Int32Array,
  errors: readonly (readonly Choice[])[],
  options: GoldOptions,
): { readonly stages: readonly Stage[]; readonly complete: boolean } {
  const stages: Stage[] = [];
  let complete = true;
  let done = 0;
  const leaveAlone = (to: number): void => {
    if (to > done) stages.push({ from: done, to, paths: [source.subarray(done, to)] });
  };
  for (const { from, to, errors: grouped } of groupErrors(errors, source.length)) {
    leaveAlone(from);
    const most = mostListed(options, (to - from) * mostCorrections(grouped));
    const mixture = mix(grouped, [...source.subarray(from, to)], from, most, false);
    stages.push({ from, to, paths: mixture.references.map((ids) => Int32Array.from(ids)) });
    complete &&= mixture.complete;
    done = to;
  }
  leaveAlone(source.length);
  return { stages, complete };
}

/** How many references to list where each takes so many steps. */
function mostListed({ limit, reach = USUAL_REACH }: GoldOptions, steps: number): number {
  return Math.min(limit, Math.max(FEW, Math.floor(reach.steps / Math.max(1, steps))));
}

/** The most corrections that a reference may make. */
function mostCorrections(errors: readonly (readonly Choice[])[]): number {
  return errors.reduce((sum, choices) => sum + choices.reduce((most, { length }) => Math.max(most, length), 0), 0);
}

/** The references that arise when one choice for each error is made, without those that clash. */
function mix(
  errors: readonly (readonly Choice[])[],
  tokens: readonly number[],
  offset: number,
  limit: number,
  keepOne: boolean,
): { readonly references: readonly number[][]; readonly complete: boolean } {
  const distinct = new Map<string, number[]>();
  const complete = combinations(errors, limit, (choices) => {
    const corrections = choices.flat();
    if (clash(corrections)) return;
    const ids = apply(corrections, tokens, offset, keepOne);
    distinct.set(ids.join(), ids);
  });
  return { references: [...distinct.values()], complete };
}
