import { EditLattice } from '../../edits/lattice.js';
import type { ProposedEdit } from '../../edits/proposed-edit.js';
import { defineMetric } from '../define-metric.js';
import type { EditFinder } from '../edit-based/aligner.js';
import { editCore, editParts, annotationOptions, type EditMetric } from '../edit-based/edit-metric.js';
import type { GoldEdit } from '../edit-based/gold-edit.js';
import type { MetricKind } from '../kind.js';
import { betaOption } from '../options/common-options.js';
import { choiceOption, countOption, type OptionsOf } from '../options/option.js';
import { BoundedMatcher } from './bounded-match.js';
import { MaxMatcher } from './max-match.js';
import { QalbPlaces } from './qalb-places.js';
import { PHRASE_LIMITS, PhraseLattice, type PhraseLimits } from './phrase-lattice.js';

const options = {
  beta: betaOption(0.5),
  maxUnchanged: countOption({
    default: 2,
    min: 0,
    help: 'unchanged words that an edit may hold',
    signatureKey: 'unchanged',
  }),
  variant: choiceOption(['nusnlp', 'qalb'], {
    default: 'nusnlp',
    help: 'whose scorer to follow: that of CoNLL-2014, or that of the QALB shared tasks, to which insertions before the first word are elsewhere',
    flag: 'm2-variant',
    givenWith: 'strict-original',
    matters: ({ variant }) => variant !== 'nusnlp',
  }),
  ...annotationOptions,
};

/** The options of M2. */
export type M2Options = OptionsOf<typeof options>;

export const m2Kind = m2Within(PHRASE_LIMITS);

/**
 * MaxMatch (Dahlmeier & Ng 2012) with F0.5 and the choice among annotators of CoNLL-2014.
 *
 * @example
 * const [sentence] = parseGold('S I goes home\nA 1 2|||SVA|||go|||REQUIRED|||-NONE-|||0\n');
 * const metric = m2({ beta: 1 });
 * metric.corpus([metric.sentence({ sentence, hypothesis: 'I go home' })]).value; // → 1
 */
export function m2({
  limits = PHRASE_LIMITS,
  ...options
}: M2Options & { readonly limits?: PhraseLimits } = {}): EditMetric {
  return m2Within(limits).create(options);
}

function m2Within(limits: PhraseLimits): MetricKind<M2Options, EditMetric> {
  return defineMetric({
    name: 'm2',
    title: 'M²',
    needs: 'edits',
    withoutGold: {},
    definition: 'F0.5 over the edits of the hypothesis, read so that they match the gold edits as often as possible',
    citation: 'Dahlmeier and Ng 2012; Ng et al. 2014',
    explains: true,
    countsEdits: true,
    options,
    parts: editParts,
    create: (settings) => ({
      ...editCore(new MaxMatchFinder(settings.maxUnchanged, limits, settings.variant === 'qalb'), settings, 1),
      signatureFields: limits === PHRASE_LIMITS ? [] : [`limits:${limits.vertices}+${limits.arcs}`],
    }),
  });
}

/** Finds the edit sequence that overlaps the gold most; keeps its working memory from one pair to the next. */
class MaxMatchFinder implements EditFinder {
  readonly #maxUnchanged: number;
  readonly #limits: PhraseLimits;
  readonly #lattice = new EditLattice();
  readonly #phrases = new PhraseLattice();
  readonly #places: QalbPlaces | undefined;
  readonly #exact: MaxMatcher;
  #matcher: { match(golds: readonly GoldEdit[], hypothesis: Int32Array): ProposedEdit[] };

  constructor(maxUnchanged: number, limits: PhraseLimits, isQalb: boolean) {
    this.#maxUnchanged = maxUnchanged;
    this.#limits = limits;
    this.#places = isQalb ? new QalbPlaces(this.#phrases) : undefined;
    this.#matcher = this.#exact = new MaxMatcher(this.#phrases, this.#places);
  }

  open(source: Int32Array, hypothesis: Int32Array): void {
    this.#lattice.build(source, hypothesis);
    const listed = this.#phrases.build(this.#lattice, this.#maxUnchanged, this.#limits);
    this.#places?.open(source);
    if (listed) this.#exact.open();
    this.#matcher = listed ? this.#exact : new BoundedMatcher(this.#lattice, this.#maxUnchanged);
  }

  edits(golds: readonly GoldEdit[]): ProposedEdit[] {
    return this.#matcher.match(golds, this.#lattice.hypothesis);
  }
}
