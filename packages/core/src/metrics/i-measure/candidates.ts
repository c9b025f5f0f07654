import { bandOf } from './band.js';
import type { ReferenceChoice } from './choose.js';
import { countColumns } from './columns.js';
import {
  boundsFromBands,
  boundsFromPairs,
  boundsOf,
  joinBounds,
  type CountBounds,
  type PairCosts,
} from './count-bounds.js';
import { NO_COUNTS, distinctCounts, type Counts } from './counts.js';
import { Frontiers } from './frontiers.js';
import type { GoldSentence, LatticeGold, ListedGold, ListedReference, VastGold } from './gold-sentence.js';
import { leastCost, type Lattice } from './lattice.js';
import { mixtures } from './mixtures.js';
import { PairTable } from './pair-table.js';
import { segment, type Segmentation } from './segmentation.js';
import { ThreeWayAligner, type AlignmentLimits, type PairExcess } from './three-way.js';
import { isEqual } from '../../text/vocabulary.js';
import { tokensOf, type Tokens } from './tokens.js';

/** Cells and looks of alignments that a sentence may take before further references are left out: two seconds each. */
const MOST_WORK: AlignmentLimits = { cells: 1 << 26, looks: 2 ** 31 };
/** How much work a sentence may take before references are given up. */
interface Effort {
  /** Cells of its band. */
  readonly cells: number;
  /** Links that frontiers follow. */
  readonly links: number;
  /** Different counts that are kept. */
  readonly sums: number;
}

/** The more references may be kept, the more work they may be. */
function effortFor(limit: number): Effort {
  return { cells: 16 * limit, links: 512 * limit, sums: 32 * limit };
}

export interface Candidates {
  /** The different counts that references give, in a fixed order; without those that would never be chosen. */
  readonly counts: readonly Counts[];
  /** Where not all references could be tried: what the one that would be chosen gives is within them. */
  readonly bounds?: CountBounds;
}

export interface FinderOptions {
  /** Most ways to go on that are kept side by side. */
  readonly limit: number;
  /** Of the gain and loss that bounds are on. */
  readonly weight: number;
  /** Whether the choice depends on other sentences too. */
  readonly forCorpus: boolean;
  readonly effort?: Effort;
  /** How far the references that are listed may be aligned before further ones are left out. */
  readonly listing?: AlignmentLimits;
}

/** Finds what the references of a sentence make of a hypothesis. See docs/metrics/i-measure.md for the proof. */
export class CandidateFinder {
  readonly #options: FinderOptions;
  readonly #choice: ReferenceChoice;
  readonly #aligner = new ThreeWayAligner();
  readonly #table = new PairTable();
  readonly #counts = new Int32Array(5);

  constructor(choice: ReferenceChoice, options: FinderOptions) {
    this.#choice = choice;
    this.#options = options;
  }

  find(gold: GoldSentence, hypothesis: Int32Array): Candidates {
    switch (gold.kind) {
      case 'list':
        return this.#list(gold, hypothesis);
      case 'lattice':
        return this.#mix(gold, hypothesis);
      case 'vast':
        return this.#nearest(gold, hypothesis);
    }
  }

  #nearest(gold: VastGold, hypothesis: Int32Array): Candidates {
    const { lattice, sourceCosts } = gold;
    const segmentation = segment(lattice, sourceCosts, hypothesis, this.#table, this.#aligner);
    const counts = [this.#countNearest(lattice, hypothesis, segmentation)];
    return { counts, bounds: this.#pairBounds(gold, hypothesis, counts) };
  }

  #mix(gold: LatticeGold, hypothesis: Int32Array): Candidates {
    const { lattice, baseline, sourceCosts, sourceBounds } = gold;
    const { limit, weight, forCorpus, effort = effortFor(limit) } = this.#options;
    const segmentation = segment(lattice, sourceCosts, hypothesis, this.#table, this.#aligner);
    const band = isEqual(lattice.source, hypothesis)
      ? baseline.band
      : bandOf(lattice, segmentation, sourceBounds, this.#table, effort.cells);
    if (band === undefined) {
      const counts = [this.#countNearest(lattice, hypothesis, segmentation)];
      return { counts, bounds: this.#pairBounds(gold, hypothesis, counts) };
    }
    const frontiers = band === baseline.band ? baseline : new Frontiers(band);
    const limits = { bundles: limit, sums: effort.sums, work: effort.links };
    const { counts, complete } = mixtures(lattice, frontiers, baseline, this.#choice, limits);
    if (complete && gold.complete) return { counts };
    const found = distinctCounts([...counts, this.#countNearest(lattice, hypothesis, segmentation)]);
    if (!gold.complete) return { counts: found, bounds: this.#pairBounds(gold, hypothesis, found) };
    const rival = forCorpus ? undefined : { choice: this.#choice, counts: this.#choice.best(found, NO_COUNTS) };
    const costs = this.#pairCosts(gold, hypothesis);
    return { counts: found, bounds: boundsFromBands(band, baseline.band, costs, weight, rival) };
  }

  /** The counts of the reference that is nearest to the hypothesis in every segment. */
  #countNearest(lattice: Lattice, hypothesis: Int32Array, { hypothesisPotentials }: Segmentation): Counts {
    const nearest = lattice.stages.map(({ paths }, stage) => {
      const costs = hypothesisPotentials[stage];
      return paths[costs.indexOf(Math.min(...costs))];
    });
    const reference = tokensOf(Int32Array.from(nearest.flatMap((path) => [...path])));
    const source = tokensOf(lattice.source);
    this.#aligner.open(source, source);
    const [, baselineTn, , baselineFn] = this.#countAligned(source.ids, source.ids, reference);
    this.#aligner.open(source, tokensOf(hypothesis));
    const counts = this.#countAligned(source.ids, hypothesis, reference);
    return [counts[0], counts[1], counts[2], counts[3], counts[4], baselineTn, baselineFn];
  }

  #list(gold: ListedGold, hypothesis: Int32Array): Candidates {
    const { source, references } = gold;
    const all = isEqual(source.ids, hypothesis) ? references.map(unchangedCounts) : this.#countListed(gold, hypothesis);
    const counts = distinctCounts(all);
    if (gold.complete && all.length === references.length) return { counts };
    return { counts, bounds: this.#pairBounds(gold, hypothesis, counts) };
  }

  #countListed({ source, references }: ListedGold, hypothesis: Int32Array): Counts[] {
    const { listing = MOST_WORK } = this.#options;
    const mostCells = this.#aligner.cells + listing.cells;
    const mostLooks = this.#aligner.looks + listing.looks;
    this.#aligner.open(source, tokensOf(hypothesis));
    const all: Counts[] = [];
    for (const { tokens, sourceReference, baselineTn, baselineFn } of references) {
      if (all.length > 0 && (this.#aligner.cells > mostCells || this.#aligner.looks > mostLooks)) break;
      const counts = this.#countAligned(source.ids, hypothesis, tokens, sourceReference);
      all.push([counts[0], counts[1], counts[2], counts[3], counts[4], baselineTn, baselineFn]);
    }
    return all;
  }

  /** Aligns with a reference what the aligner has taken up. */
  #countAligned(source: Int32Array, hypothesis: Int32Array, reference: Tokens, table?: PairExcess): Int32Array {
    this.#aligner.align(reference, table);
    const counts = this.#counts.fill(0);
    countColumns(this.#aligner.columns, this.#aligner.length, source, hypothesis, reference.ids, counts);
    return counts;
  }

  #pairBounds(gold: GoldSentence, hypothesis: Int32Array, counts: readonly Counts[]): CountBounds {
    const { weight } = this.#options;
    return joinBounds(boundsFromPairs(this.#pairCosts(gold, hypothesis), weight), boundsOf(counts, weight));
  }

  #pairCosts(gold: GoldSentence, hypothesis: Int32Array): PairCosts {
    const source = gold.kind === 'list' ? gold.source.ids : gold.lattice.source;
    this.#table.fill(source, hypothesis);
    return {
      sourceLength: source.length,
      hypothesisLength: hypothesis.length,
      sourceHypothesis: this.#table.cost,
      mostSourceReference: gold.mostCost,
      leastHypothesisReference: gold.kind === 'lattice' && gold.complete ? leastCost(hypothesis, gold.lattice) : 0,
    };
  }
}

function unchangedCounts({ baselineTn, baselineFn }: ListedReference): Counts {
  return [0, baselineTn, 0, baselineFn, 0, baselineTn, baselineFn];
}
