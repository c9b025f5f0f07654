import { EditLattice } from '../../edits/lattice.js';
import { EditMetric, type EditMetricOptions } from '../edit-based/edit-metric.js';
import type { EditFinder } from '../edit-based/edit-finder.js';
import type { ProposedEdit } from '../../edits/proposed-edit.js';
import type { GoldEdit } from '../edit-based/gold-edit.js';
import type { MetricKind } from '../kind.js';
import { BoundedMatcher } from './bounded-match.js';
import { MaxMatcher } from './max-match.js';
import { PHRASE_LIMITS, PhraseLattice, type PhraseLimits } from './phrase-lattice.js';

export interface M2Options extends EditMetricOptions {
  /** Unchanged words that a phrase edit may hold. */
  readonly maxUnchanged?: number | undefined;
  /** How large a lattice may grow before the bounded matcher takes over. */
  readonly limits?: PhraseLimits | undefined;
}

/** MaxMatch (Dahlmeier & Ng 2012) with F0.5 and the choice among annotators of CoNLL-2014. */
export function m2(options: M2Options = {}): EditMetric {
  const maxUnchanged = options.maxUnchanged ?? 2;
  return new EditMetric(
    {
      name: 'm2',
      finder: new MaxMatchFinder(maxUnchanged, options.limits ?? PHRASE_LIMITS),
      beta: 0.5,
      nothing: 1,
      signature: [`unchanged:${String(maxUnchanged)}`],
    },
    options,
  );
}

export const m2Kind: MetricKind<M2Options, EditMetric> = {
  name: 'm2',
  needs: 'edits',
  definition: 'F0.5 over the edits of the hypothesis, read so that they match the gold edits as often as possible',
  citation: 'Dahlmeier and Ng 2012; Ng et al. 2014',
  options: ['--beta', '--max-unchanged', '--annotator', '--ignore-whitespace-casing', '--levels', '--strict-original'],
  explains: true,
  create: m2,
};

/** Finds the edit sequence that overlaps the gold most; keeps its working memory from one pair to the next. */
class MaxMatchFinder implements EditFinder {
  readonly #maxUnchanged: number;
  readonly #limits: PhraseLimits;
  readonly #lattice = new EditLattice();
  readonly #phrases = new PhraseLattice();
  readonly #exact = new MaxMatcher(this.#phrases);
  #matcher: { match(golds: readonly GoldEdit[], hypothesis: Int32Array): ProposedEdit[] } = this.#exact;

  constructor(maxUnchanged: number, limits: PhraseLimits) {
    this.#maxUnchanged = maxUnchanged;
    this.#limits = limits;
  }

  open(source: Int32Array, hypothesis: Int32Array): void {
    this.#lattice.build(source, hypothesis);
    const listed = this.#phrases.build(this.#lattice, this.#maxUnchanged, this.#limits);
    this.#matcher = listed ? this.#exact : new BoundedMatcher(this.#lattice, this.#maxUnchanged);
  }

  edits(golds: readonly GoldEdit[]): ProposedEdit[] {
    return this.#matcher.match(golds, this.#lattice.hypothesis);
  }
}
