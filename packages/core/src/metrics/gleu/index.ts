import { Vocabulary } from '../../text/vocabulary.js';
import { tokenise, tokeniseAscii } from '../../text/white-space.js';
import { VERSION } from '../../version.js';
import { additiveResampler } from '../additive-resampler.js';
import type { MetricKind } from '../kind.js';
import { accumulate } from '../accumulate.js';
import type { Accumulator, Metric, Score, ScorePart, SentenceScore } from '../metric.js';
import { NgramTable } from '../ngram/ngram-table.js';
import { SegmentEncoder } from '../ngram/segment-texts.js';
import { MAX_ORDER, wholeNumber } from '../ngram/whole-number.js';
import { ExpectedGleu } from './expected-gleu.js';
import { gleuOf, smoothedGleuOf } from './gleu-of.js';
import { gleuStats, meanStats, type GleuPenalty, type GleuStats } from './gleu-stats.js';
import { ReferenceDraws, SEED_STEP, type Python } from './reference-draws.js';
import { SampledGleu } from './sampled-gleu.js';
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
  sentences(stats: Iterable<GleuStats>): readonly GleuSentenceScore[];
}

const PARTS: readonly ScorePart[] = [
  { key: 'value', title: 'GLEU', kind: 'percent' },
  { key: 'deviation', title: 'SD', kind: 'percent' },
];

/** The quantile of the normal distribution that bounds 95%. */
const NORMAL_95 = 1.959963984540054;

/** GLEU without tuning (Napoles, Sakaguchi, Post & Tetreault 2015, 2016). */
export function gleu(options: GleuOptions = {}): GleuMetric {
  const { draws = 'python2', penalty = 'program', strictOriginal = false } = options;
  const order = wholeNumber('order', options.order ?? 4, MAX_ORDER);
  const iterations = wholeNumber('iterations', options.iterations ?? 500, 1_000_000);
  const table = new NgramTable();
  const vocabulary = new Vocabulary();
  const split = strictOriginal && draws === 'python2' ? tokeniseAscii : tokenise;
  const encoder = new SegmentEncoder((text) => vocabulary.encode(split(text)));
  const drawn = draws === 'expected' ? undefined : new ReferenceDraws(draws);
  const signature = [
    'gleu',
    `draws:${draws}`,
    ...(drawn === undefined ? [] : [`iterations:${iterations}`, `seeds:${SEED_STEP}j`]),
    `penalty:${penalty}`,
    `order:${order}`,
    ...(strictOriginal ? ['strict'] : []),
    `stet:${VERSION}`,
  ].join('|');
  // The program draws line by line, so the order of the lines matters, except for the expected score.
  const accumulator = (): Accumulator<GleuStats, GleuScore> => {
    const sums = drawn === undefined ? new ExpectedGleu(order) : new SampledGleu(order, drawn, iterations);
    return {
      add: (stats) => {
        sums.add(stats);
      },
      score: () => {
        if (sums instanceof ExpectedGleu) return { ...withInterval(sums.spread()), iterations: 0, signature };
        const scores = sums.scores();
        return { ...withInterval(spread(scores)), iterations: scores.length, signature };
      },
    };
  };
  return {
    name: 'gleu',
    parts: PARTS,
    signature: () => signature,
    sentence: (segment) => gleuStats(table, encoder.texts(segment), order, penalty),
    toRow: (stats) => stats.flat(),
    fromRow: (row) => cutRow(row, 2 + 2 * order),
    accumulator,
    corpus: (stats) => accumulate(accumulator(), stats),
    // Drawing references within every resample would add nothing but noise.
    resampler: (stats) => additiveResampler(stats, meanStats, gleuOf),
    sentences: (stats) => Array.from(stats, (own) => spread(own.map(smoothedGleuOf))),
  };
}

function cutRow(row: readonly number[], width: number): number[][] {
  const parts: number[][] = [];
  for (let at = 0; at < row.length; at += width) parts.push(row.slice(at, at + width));
  return parts;
}

export const gleuKind: MetricKind<GleuOptions> = {
  name: 'gleu',
  needs: 'references',
  definition: 'n-gram precision against references, less what is kept from the source wrongly; mean over 500 draws',
  citation: 'Napoles et al. 2015, 2016',
  options: ['--draws', '--iterations', '--penalty'],
  explains: false,
  create: gleu,
};

function withInterval({ value, deviation }: Spread): Pick<GleuScore, 'value' | 'deviation' | 'interval'> {
  const reach = NORMAL_95 * deviation;
  return { value, deviation, interval: [value - reach, value + reach] };
}
