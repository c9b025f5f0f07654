import { Vocabulary } from '../../text/vocabulary.js';
import { tokenise, tokeniseAscii } from '../../text/white-space.js';
import { VERSION } from '../../version.js';
import type { Metric, Score, ScorePart, Segment, SentenceScore } from '../metric.js';
import { NgramTable } from '../ngram/ngram-table.js';
import { SegmentEncoder } from '../ngram/segment-texts.js';
import { wholeNumber } from '../ngram/whole-number.js';
import { expectedGleu } from './expected-gleu.js';
import { smoothedGleuOf } from './gleu-of.js';
import { gleuStats, type GleuPenalty, type GleuStats } from './gleu-stats.js';
import { ReferenceDraws, SEED_STEP, type Python } from './reference-draws.js';
import { sampledGleu } from './sampled-gleu.js';
import { spread, type Spread } from './spread.js';

export type { GleuPenalty, GleuStats };

export interface GleuOptions {
  /** Draw references as the program does under Python 2 (the published numbers) or 3, or compute what to expect. */
  readonly draws?: Python | 'expected' | undefined;
  /** How often a reference is drawn for each line. */
  readonly iterations?: number | undefined;
  /** The penalty of the program, or as the papers print it. */
  readonly penalty?: GleuPenalty | undefined;
  /** The longest n-grams. */
  readonly order?: number | undefined;
  /** Repeat the original program also where it is wrong: see docs/metrics/gleu.md. */
  readonly strictOriginal?: boolean | undefined;
}

/** The mean over the draws, and how far they lie from it. */
export interface GleuScore extends Score {
  /** Population standard deviation over the draws. */
  readonly deviation: number;
  /** The mean less and plus 1.96 deviations: where 95% of such draws lie. */
  readonly interval: readonly [low: number, high: number];
  /** How many draws were made; 0 where the score is the expected one. */
  readonly iterations: number;
}

/** The mean over the references, and how far they lie from it. */
export interface GleuSentenceScore extends SentenceScore {
  readonly deviation: number;
}

export interface GleuMetric extends Metric<GleuStats, GleuScore> {
  sentences(stats: readonly GleuStats[]): readonly GleuSentenceScore[];
}

const PARTS: readonly ScorePart[] = [
  { key: 'value', title: 'GLEU', kind: 'percent' },
  { key: 'deviation', title: 'SD', kind: 'percent' },
];

/** The quantile of the normal distribution that bounds 95%. */
const NORMAL_95 = 1.959963984540054;

/** GLEU without tuning (Napoles, Sakaguchi, Post & Tetreault 2015, 2016). */
export function gleu(options: GleuOptions = {}): GleuMetric {
  return new Gleu(options);
}

class Gleu implements GleuMetric {
  readonly name = 'gleu';
  readonly parts = PARTS;
  readonly #order: number;
  readonly #iterations: number;
  readonly #penalty: GleuPenalty;
  readonly #python: Python | undefined;
  readonly #draws: ReferenceDraws | undefined;
  readonly #strict: boolean;
  readonly #encoder: SegmentEncoder;
  readonly #table = new NgramTable();

  constructor({ draws = 'python2', iterations = 500, penalty = 'program', order = 4, strictOriginal }: GleuOptions) {
    this.#order = wholeNumber('order', order, 1, 16);
    this.#iterations = wholeNumber('iterations', iterations, 1, 1_000_000);
    this.#penalty = penalty;
    this.#python = draws === 'expected' ? undefined : draws;
    this.#draws = this.#python && new ReferenceDraws(this.#python);
    this.#strict = strictOriginal ?? false;
    const split = this.#strict && draws === 'python2' ? tokeniseAscii : tokenise;
    const vocabulary = new Vocabulary();
    this.#encoder = new SegmentEncoder((text) => vocabulary.encode(split(text)));
  }

  signature(): string {
    const iterations = this.#python && [`iterations:${this.#iterations}`, `seeds:${SEED_STEP}j`];
    return [
      this.name,
      `draws:${this.#python ?? 'expected'}`,
      ...(iterations ?? []),
      `penalty:${this.#penalty}`,
      `order:${this.#order}`,
      ...(this.#strict ? ['strict'] : []),
      `stet:${VERSION}`,
    ].join('|');
  }

  sentence(segment: Segment): GleuStats {
    return gleuStats(this.#table, this.#encoder.texts(segment), this.#order, this.#penalty);
  }

  /** The program draws line by line, so the order of the lines matters, except for the expected score. */
  corpus(stats: readonly GleuStats[]): GleuScore {
    if (this.#draws === undefined) return this.#score(expectedGleu(stats, this.#order), 0);
    const scores = sampledGleu(stats, this.#order, this.#draws, this.#iterations);
    return this.#score(spread(scores), scores.length);
  }

  sentences(stats: readonly GleuStats[]): GleuSentenceScore[] {
    return stats.map((own) => spread(own.map(smoothedGleuOf)));
  }

  #score({ value, deviation }: Spread, iterations: number): GleuScore {
    const reach = NORMAL_95 * deviation;
    return {
      value,
      deviation,
      interval: [value - reach, value + reach],
      iterations,
      signature: this.signature(),
    };
  }
}
