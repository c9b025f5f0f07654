import type { Sentence } from '../../corpus/edit.js';
import { StetError, quote } from '../../error.js';
import { Vocabulary } from '../../text/vocabulary.js';
import { VERSION } from '../../version.js';
import { additiveResampler } from '../additive-resampler.js';
import type { MetricKind } from '../kind.js';
import { accumulate } from '../accumulate.js';
import type { Accumulator, Metric, Resampler, Score, ScorePart, Segment, SentenceScore, StatsList } from '../metric.js';
import { CandidateFinder } from './candidates.js';
import { MAXIMISE, ReferenceChoice, type Maximise } from './choose.js';
import { NO_COUNTS, addCounts, countsAt, type Counts } from './counts.js';
import { GoldReader, type GoldSentence } from './gold-sentence.js';
import { scoreAspect, type AspectScores } from './scores.js';

const OPTIMISE: readonly string[] = ['sentence', 'corpus'];

export interface IMeasureOptions {
  /** Use each annotator's corrections as a whole, and do not mix those of different annotators. */
  readonly nomix?: boolean | undefined;
  /** What the chosen reference maximises. */
  readonly maximise?: Maximise | undefined;
  /** Choose references by the score of the sentence alone, or by the running totals of the corpus. */
  readonly optimise?: 'sentence' | 'corpus' | undefined;
  /** w of weighted accuracy. */
  readonly weight?: number | undefined;
  /** Weight of recall against precision in F. The paper prints F0.5. */
  readonly beta?: number | undefined;
  /** Most references to list for a part of a sentence that cannot be cut; beyond it the best may be missed. */
  readonly maxReferences?: number | undefined;
}

export interface IMeasureStats {
  /** What the references give: all different counts where the corpus is to choose, else the chosen ones. */
  readonly candidates: readonly Counts[];
  /** Not all references could be tried. */
  readonly inexact?: true;
}

export interface IMeasureScore extends Score, AspectScores {
  /** I of the correction aspect, from -1 to 1. The other numbers beside it are of the same aspect. */
  readonly value: number;
  readonly detection: AspectScores;
  readonly beta: number;
  readonly weight: number;
  /** Sentences for which a better reference may exist that was not tried. */
  readonly inexactSentences: number;
}

export interface IMeasureSentenceScore extends SentenceScore {
  /** Counts of the reference that suits the sentence best when it is scored by itself. */
  readonly counts: Counts;
}

export type { AspectScores } from './scores.js';
export type { Counts as IMeasureCounts } from './counts.js';
export { MAXIMISE } from './choose.js';
export type { Maximise } from './choose.js';

/** The I-measure (Felice & Briscoe 2015): how much better than the source the corrected text is. */
export function iMeasure(options: IMeasureOptions = {}): IMeasure {
  return new IMeasure(options);
}

export const iMeasureKind: MetricKind<IMeasureOptions, IMeasure> = {
  name: 'i-measure',
  needs: 'edits',
  definition: 'how far the text moved from the source towards a perfect one (1) or a wholly wrong one (-1)',
  citation: 'Felice and Briscoe 2015',
  options: ['--nomix', '--maximise', '--optimise', '--weight', '--beta', '--max-references'],
  explains: false,
  create: iMeasure,
};

export class IMeasure implements Metric<IMeasureStats, IMeasureScore> {
  readonly name = 'i-measure';
  readonly parts: readonly ScorePart[];
  readonly #options: Required<{ [Key in keyof IMeasureOptions]: NonNullable<IMeasureOptions[Key]> }>;
  readonly #vocabulary = new Vocabulary();
  readonly #gold = new WeakMap<Sentence, GoldSentence>();
  readonly #reader: GoldReader;
  readonly #finder: CandidateFinder;
  readonly #choice: ReferenceChoice;

  constructor(options: IMeasureOptions) {
    const {
      nomix = false,
      maximise = 'cwacc',
      optimise = 'sentence',
      weight = 2,
      beta = 1,
      maxReferences = 4096,
    } = options;
    if (!MAXIMISE.includes(maximise)) throw badOption(`one of ${MAXIMISE.join(', ')}`, maximise);
    if (!OPTIMISE.includes(optimise)) throw badOption(`one of ${OPTIMISE.join(', ')}`, optimise);
    if (!(weight > 0)) throw badOption('a weight above 0', String(weight));
    if (!(beta >= 0)) throw badOption('a beta of 0 or more', String(beta));
    if (!(maxReferences >= 1)) throw badOption('at least 1 reference', String(maxReferences));
    this.#options = { nomix, maximise, optimise, weight, beta, maxReferences };
    this.parts = [
      { key: 'value', title: 'I', kind: 'percent' },
      { key: 'wacc', title: 'WAcc', kind: 'percent' },
      { key: 'waccBaseline', title: 'WAcc base', kind: 'percent' },
      { key: 'precision', title: 'P', kind: 'percent' },
      { key: 'recall', title: 'R', kind: 'percent' },
      { key: 'f', title: `F${String(beta)}`, kind: 'percent' },
      { key: 'tp', title: 'TP', kind: 'count' },
      { key: 'tn', title: 'TN', kind: 'count' },
      { key: 'fp', title: 'FP', kind: 'count' },
      { key: 'fn', title: 'FN', kind: 'count' },
      { key: 'fpn', title: 'FPN', kind: 'count' },
    ];
    this.#choice = new ReferenceChoice(maximise, { weight, beta });
    this.#reader = new GoldReader(this.#vocabulary, { nomix, limit: maxReferences });
    this.#finder = new CandidateFinder(maxReferences, this.#choice);
  }

  signature(): string {
    const { nomix, maximise, optimise, weight, beta, maxReferences } = this.#options;
    return [
      this.name,
      `mix:${nomix ? 'no' : 'yes'}`,
      `max:${maximise}`,
      `opt:${optimise}`,
      `w:${String(weight)}`,
      `beta:${String(beta)}`,
      ...(nomix ? [] : [`refs:${String(maxReferences)}`]),
      `stet:${VERSION}`,
    ].join('|');
  }

  sentence({ sentence, hypothesis }: Segment): IMeasureStats {
    let gold = this.#gold.get(sentence);
    if (gold === undefined) this.#gold.set(sentence, (gold = this.#reader.read(sentence)));
    const { counts, complete } = this.#finder.find(gold, this.#vocabulary.encodeText(hypothesis));
    const candidates = this.#options.optimise === 'corpus' ? counts : [this.#choice.best(counts, NO_COUNTS)];
    return complete ? { candidates } : { candidates, inexact: true };
  }

  toRow({ candidates, inexact }: IMeasureStats): readonly number[] {
    return [inexact === true ? 1 : 0, ...candidates.flat()];
  }

  fromRow([inexact, ...numbers]: readonly number[]): IMeasureStats {
    const candidates: Counts[] = [];
    for (let at = 0; at < numbers.length; at += NO_COUNTS.length) candidates.push(countsAt(numbers, at));
    return inexact === 1 ? { candidates, inexact: true } : { candidates };
  }

  accumulator(): Accumulator<IMeasureStats, IMeasureScore> {
    let total = NO_COUNTS;
    let inexactSentences = 0;
    return {
      add: ({ candidates, inexact }) => {
        total = addCounts(total, this.#choice.best(candidates, total));
        if (inexact === true) inexactSentences++;
      },
      score: () => this.#score(total, inexactSentences),
    };
  }

  corpus(stats: Iterable<IMeasureStats>): IMeasureScore {
    return accumulate(this.accumulator(), stats);
  }

  #score(total: Counts, inexactSentences: number): IMeasureScore {
    const { beta, weight } = this.#options;
    const correction = scoreAspect(total, 'correction', { beta, weight });
    return {
      value: correction.i,
      ...correction,
      detection: scoreAspect(total, 'detection', { beta, weight }),
      beta,
      weight,
      inexactSentences,
      signature: this.signature(),
    };
  }

  resampler(stats: StatsList<IMeasureStats>): Resampler {
    if (this.#options.optimise === 'corpus') {
      const all = [...stats];
      return (indices) => this.corpus(Array.from(indices, (index) => all[index])).value;
    }
    return additiveResampler(
      stats,
      ({ candidates }) => candidates[0],
      (totals) => scoreAspect(countsAt(totals, 0), 'correction', this.#options).i,
    );
  }

  sentences(stats: Iterable<IMeasureStats>): IMeasureSentenceScore[] {
    return Array.from(stats, ({ candidates }) => {
      const counts = this.#choice.best(candidates, NO_COUNTS);
      return { value: scoreAspect(counts, 'correction', this.#options).i, counts };
    });
  }
}

function badOption(expected: string, found: string): StetError {
  return new StetError({ code: 'BAD_OPTION', expected, found: quote(found), remedy: 'Change the option.' });
}
