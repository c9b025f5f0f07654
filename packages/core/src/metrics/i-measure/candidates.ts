import type { ReferenceChoice } from './choose.js';
import { countColumns } from './columns.js';
import { distinctCounts, type Counts } from './counts.js';
import type { GoldSentence, StretchReference } from './gold-sentence.js';
import type { Path } from './margins.js';
import { PairTable } from './pair-table.js';
import { joinPieces, type Piece } from './pieces.js';
import { divide, cutPositions, proveCuts, type Section, type SectionCosts } from './sections.js';
import { sumCounts } from './sums.js';
import { ThreeWayAligner } from './three-way.js';
import { isEqual } from '../../text/vocabulary.js';
import { tokensOf } from './tokens.js';

/** Cells of alignment tables that a sentence may take before further references are left out: about two seconds. */
const MOST_WORK = 1 << 26;

export interface Candidates {
  /** The different counts that references give, in a fixed order; without those that would never be chosen. */
  readonly counts: readonly Counts[];
  /** False when not all references could be tried. */
  readonly complete: boolean;
}

interface Measured extends Candidates, SectionCosts {}

type Reference = Piece & Partial<StretchReference>;

/**
 * Finds what the references of a sentence make of a hypothesis. Many references are not listed: the sentence is cut
 * at tokens which every cheapest three-way alignment with every reference has in one column of three, so that the
 * counts of the sections add up. See docs/metrics/i-measure.md for the proof.
 */
export class CandidateFinder {
  readonly #limit: number;
  readonly #choice: ReferenceChoice;
  readonly #aligner = new ThreeWayAligner();
  readonly #table = new PairTable();
  readonly #counts = new Int32Array(5);
  #workBefore = 0;

  constructor(limit: number, choice: ReferenceChoice) {
    this.#limit = limit;
    this.#choice = choice;
  }

  find(gold: GoldSentence, hypothesis: Int32Array): Candidates {
    this.#workBefore = this.#aligner.cells;
    const sections = this.#candidates(gold, hypothesis);
    const { sums, complete } = sumCounts(
      sections.map(({ counts }) => counts),
      this.#choice,
    );
    return { counts: sums, complete: complete && gold.complete && sections.every((section) => section.complete) };
  }

  #candidates(gold: GoldSentence, hypothesis: Int32Array): readonly Candidates[] {
    if (isEqual(gold.source.ids, hypothesis)) {
      return gold.stretches.map(({ references }) => ({
        counts: distinctCounts(references.map(unchangedCounts)),
        complete: true,
      }));
    }
    if (gold.stretches.length === 1) {
      return [this.#measure(gold, hypothesis, { first: 0, end: 1, from: 0, to: hypothesis.length }, false)];
    }
    const positions = cutPositions(gold, hypothesis, this.#table);
    const isMatched = positions.map(({ matched }) => matched);
    const { sections: tried } = divide(gold, hypothesis, positions, isMatched, this.#limit);
    const measured = tried.map((section) => this.#measure(gold, hypothesis, section, true));
    const isProven = proveCuts(gold, hypothesis, positions, tried, measured);
    const { sections, forced } = divide(gold, hypothesis, positions, isProven, this.#limit);
    return sections.map((section) => {
      const triedAs = tried.findIndex(({ first, end }) => first === section.first && end === section.end);
      const candidates = triedAs === -1 ? this.#measure(gold, hypothesis, section, false) : measured[triedAs];
      return forced ? { ...candidates, complete: false } : candidates;
    });
  }

  /** The counts of a section with each of its references; `withCosts` to have also what proving cuts needs. */
  #measure(gold: GoldSentence, hypothesis: Int32Array, section: Section, withCosts: boolean): Measured {
    const stretches = gold.stretches.slice(section.first, section.end);
    const isSingle = stretches.length === 1;
    const last = stretches[stretches.length - 1];
    const source = isSingle ? last.source : tokensOf(gold.source.ids.subarray(stretches[0].from, last.to));
    const target = tokensOf(hypothesis.subarray(section.from, section.to));
    const references: { readonly pieces: readonly Reference[]; readonly complete: boolean } = isSingle
      ? { pieces: last.references, complete: true }
      : joinPieces(
          stretches.map((stretch) => stretch.references),
          this.#limit,
        );
    this.#aligner.open(source, target);
    const cost = this.#aligner.sourceHypothesisCost;
    const all: Counts[] = [];
    const paths: Path[] = [];
    let slack = 0;
    for (const reference of references.pieces) {
      if (all.length > 0 && this.#aligner.cells - this.#workBefore > MOST_WORK) break;
      all.push(this.#count(source.ids, target.ids, reference));
      if (!withCosts) continue;
      this.#table.fill(target.ids, reference.ids);
      paths.push({ ids: reference.ids, potential: this.#table.cost });
      slack = Math.max(slack, this.#aligner.cost - cost - reference.potential - this.#table.cost);
    }
    const complete = references.complete && all.length === references.pieces.length;
    return { counts: distinctCounts(all), complete, slack, cost, paths };
  }

  #count(source: Int32Array, hypothesis: Int32Array, reference: Reference): Counts {
    const { ids, tokens = tokensOf(ids), sourceReference, baselineTn, baselineFn } = reference;
    this.#aligner.align(tokens, sourceReference);
    const counts = this.#counts.fill(0);
    countColumns(this.#aligner.columns, this.#aligner.length, source, hypothesis, ids, counts);
    return [counts[0], counts[1], counts[2], counts[3], counts[4], baselineTn, baselineFn];
  }
}

function unchangedCounts({ baselineTn, baselineFn }: Piece): Counts {
  return [0, baselineTn, 0, baselineFn, 0, baselineTn, baselineFn];
}
