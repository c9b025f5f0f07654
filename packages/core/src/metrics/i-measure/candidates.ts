import type { ReferenceChoice } from './choose.js';
import { Column, countColumns } from './columns.js';
import { distinctCounts, type Counts } from './counts.js';
import type { GoldSentence, Stretch } from './gold-sentence.js';
import { overOf, pricesOf, type Path } from './margins.js';
import { PairTable } from './pair-table.js';
import { joinPieces, type Piece } from './pieces.js';
import { provenCuts } from './proven-cuts.js';
import { sumCounts } from './sums.js';
import { ThreeWayAligner, type PairExcess } from './three-way.js';
import { isEqual, tokensOf, type Tokens } from './tokens.js';

export interface Candidates {
  /** The different counts that references give. */
  readonly counts: readonly Counts[];
  /** False when not all references could be tried. */
  readonly complete: boolean;
}

/** A run of stretches of the source and the tokens of the hypothesis that belong to it. */
interface Section {
  readonly first: number;
  /** Behind the last. */
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

interface Measured {
  readonly counts: readonly Counts[];
  readonly complete: boolean;
  /** The most that a cheapest alignment costs more than the three pairs by themselves. */
  readonly slack: number;
  /** What source and hypothesis cost by themselves. */
  readonly cost: number;
  /** The references, with what each costs against the hypothesis by itself. */
  readonly paths: readonly Path[];
}

interface Place {
  /** Tokens of the hypothesis before the end of the cut token. */
  readonly to: number;
  readonly matched: boolean;
}

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

  constructor(limit: number, choice: ReferenceChoice) {
    this.#limit = limit;
    this.#choice = choice;
  }

  find(gold: GoldSentence, hypothesis: Int32Array): Candidates {
    const parts = isEqual(gold.source.ids, hypothesis)
      ? gold.stretches.map((stretch) => this.#unchanged(stretch))
      : gold.stretches.length === 1
        ? [this.#measureStretch(gold.stretches[0], tokensOf(hypothesis))]
        : this.#sections(gold, hypothesis);
    const { sums, complete } = sumCounts(
      parts.map(({ counts }) => counts),
      this.#choice,
    );
    return {
      counts: sums,
      complete: complete && gold.complete && parts.every((part) => part.complete),
    };
  }

  #unchanged({ references }: Stretch): Candidates {
    const counts = references.map(({ baselineTn, baselineFn }): Counts => [
      ...([0, baselineTn, 0, baselineFn, 0] as const),
      ...([baselineTn, baselineFn] as const),
    ]);
    return { counts: distinctCounts(counts), complete: true };
  }

  #measureStretch(stretch: Stretch, hypothesis: Tokens): Candidates {
    const { source, references } = stretch;
    this.#aligner.open(source, hypothesis);
    const counts = references.map((reference) =>
      this.#count(source.ids, hypothesis.ids, reference.tokens, reference, reference.sourceReference),
    );
    return { counts: distinctCounts(counts), complete: true };
  }

  #count(
    source: Int32Array,
    hypothesis: Int32Array,
    reference: Tokens,
    { baselineTn, baselineFn }: Piece,
    table?: PairExcess,
  ): Counts {
    this.#aligner.align(reference, table);
    const counts = this.#counts.fill(0);
    countColumns(this.#aligner.columns, this.#aligner.length, source, hypothesis, reference.ids, counts);
    return [counts[0], counts[1], counts[2], counts[3], counts[4], baselineTn, baselineFn];
  }

  #sections(gold: GoldSentence, hypothesis: Int32Array): Measured[] {
    const places = this.#places(gold, hypothesis);
    const known = new Map<string, Measured>();
    const measure = (section: Section): Measured => {
      const key = Object.values(section).join();
      const measured = known.get(key) ?? this.#measureSection(gold, hypothesis, section);
      known.set(key, measured);
      return measured;
    };
    const trial = this.#divide(gold, hypothesis, places, places.map(({ matched }) => matched)); // prettier-ignore
    const measured = trial.sections.map(measure);
    if (measured.length === 1) return measured;

    const proven = this.#prove(gold, hypothesis, places, trial.sections, measured);
    const { sections, forced } = this.#divide(gold, hypothesis, places, proven);
    return sections.map(measure).map((one) => (forced ? { ...one, complete: false } : one));
  }

  /** Where the cut tokens are in the hypothesis, by a cheapest alignment. */
  #places(gold: GoldSentence, hypothesis: Int32Array): Place[] {
    const source = gold.source.ids;
    const columns = new Uint8Array(source.length + hypothesis.length);
    this.#table.fill(source, hypothesis);
    const length = this.#table.trace('right', Column.all, Column.source, Column.hypothesis, columns);
    const places: Place[] = [];
    let s = 0;
    let h = 0;
    for (let at = 0; at < length && places.length < gold.cuts.length; at++) {
      const isCut = columns[at] !== Column.hypothesis && s === gold.cuts[places.length].token;
      const matched = columns[at] === Column.all && source[s] === hypothesis[h];
      if (columns[at] !== Column.hypothesis) s++;
      if (columns[at] !== Column.source) h++;
      if (isCut) places.push({ to: h, matched });
    }
    return places;
  }

  /** Sections between the given cuts; also at others where references would be more than the limit. */
  #divide(
    gold: GoldSentence,
    hypothesis: Int32Array,
    places: readonly Place[],
    isCut: readonly boolean[],
  ): { sections: Section[]; forced: boolean } {
    const sections: Section[] = [];
    let forced = false;
    let first = 0;
    let from = 0;
    let references = 1;
    gold.stretches.forEach((stretch, at) => {
      references *= stretch.references.length;
      const isLast = at === places.length;
      const tooMany = !isLast && references * gold.stretches[at + 1].references.length > this.#limit;
      if (!isLast && !isCut[at] && !tooMany) return;
      if (!isLast && !isCut[at]) forced = true;
      const to = isLast ? hypothesis.length : places[at].to;
      sections.push({ first, end: at + 1, from, to });
      first = at + 1;
      from = to;
      references = 1;
    });
    return { sections, forced };
  }

  #measureSection(gold: GoldSentence, hypothesis: Int32Array, { first, end, from, to }: Section): Measured {
    const stretches = gold.stretches.slice(first, end);
    const source =
      stretches.length === 1
        ? stretches[0].source
        : tokensOf(gold.source.ids.subarray(stretches[0].from, stretches[stretches.length - 1].to));
    const target = tokensOf(hypothesis.subarray(from, to));
    const joined = stretches.length > 1 ? joinPieces(stretches.map(({ references }) => references), this.#limit) : undefined; // prettier-ignore
    const pieces = joined?.pieces ?? stretches[0].references;
    const references = joined === undefined ? stretches[0].references : undefined;
    this.#table.fill(source.ids, target.ids);
    const cost = this.#table.cost;
    this.#aligner.open(source, target);
    let slack = -Infinity;
    const paths: Path[] = [];
    const counts = pieces.map((piece, at) => {
      const reference = references?.[at];
      const tokens = reference?.tokens ?? tokensOf(piece.ids);
      const own = this.#count(source.ids, target.ids, tokens, piece, reference?.sourceReference);
      this.#table.fill(target.ids, piece.ids);
      slack = Math.max(slack, this.#aligner.cost - cost - piece.potential - this.#table.cost);
      paths.push({ ids: piece.ids, potential: this.#table.cost });
      return own;
    });
    return { counts: distinctCounts(counts), complete: joined?.complete ?? true, slack, cost, paths };
  }

  /** Which cuts every cheapest alignment with every reference goes through. */
  #prove(
    gold: GoldSentence,
    hypothesis: Int32Array,
    places: readonly Place[],
    sections: readonly Section[],
    measured: readonly Measured[],
  ): boolean[] {
    const source = gold.source.ids;
    const partsOfHypothesis = Array.from(hypothesis, (_, at) => ({
      paths: [{ ids: hypothesis.subarray(at, at + 1), potential: 0 }],
      match: -1,
    }));
    places.forEach(({ matched, to }, at) => {
      if (matched) partsOfHypothesis[to - 1].match = gold.cuts[at].token;
    });
    const cost = measured.reduce((sum, one) => sum + one.cost, 0);
    const prices = pricesOf(source, partsOfHypothesis, cost);
    const over =
      gold.over +
      overOf(source, partsOfHypothesis, (part) => prices[part], cost) +
      overOf(
        hypothesis,
        measured.map(({ paths }) => ({ paths, match: -1 })),
        () => 0,
      );
    const tried = sections.slice(0, -1).map(({ end }) => end - 1);
    const proven = provenCuts(
      tried.map((at) => {
        const { matched, to } = places[at];
        return matched ? Math.min(gold.cuts[at].price, prices[to - 1]) : 0;
      }),
      measured.map(({ slack }) => slack),
      over,
    );
    const isCut = places.map(() => false);
    tried.forEach((at, index) => {
      isCut[at] = proven[index];
    });
    return isCut;
  }
}
