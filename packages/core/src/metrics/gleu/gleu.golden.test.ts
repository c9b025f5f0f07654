import { expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { SYSTEMS, conll14Segments, conll14Sentences } from '../testing/conll14.js';
import { segment, segmentsOf, type SmallCorpus } from '../ngram/testing/segments.js';
import { gleu, type GleuOptions, type GleuScore, type GleuSentenceScore, type GleuStats } from './index.js';

type Numbers = readonly string[];
type Printed = readonly [mean: string, deviation: string, interval: string];

interface Answer {
  readonly mean: string;
  readonly std: string;
  readonly printed: Printed;
}

function expectAnswer({ value, deviation }: GleuSentenceScore, { mean, std }: Omit<Answer, 'printed'>): void {
  expect(value).toBeCloseTo(Number(mean), 9);
  expect(deviation).toBeCloseTo(Number(std), 9);
}

/** As the program prints a score, save that it has no interval where there is no deviation. */
function expectPrinted({ value, deviation, interval }: GleuScore, [mean, std, bounds]: Printed): void {
  expect([value.toFixed(6), deviation.toFixed(6)]).toEqual([mean, std]);
  if (bounds !== '(nan,nan)') expect(`(${interval.map((bound) => bound.toFixed(3)).join(',')})`).toBe(bounds);
}

describeGolden('gleu() on CoNLL-2014 equals the original program', () => {
  interface Corpus {
    readonly python27_gec_ranking: Answer & { readonly ci: Numbers; readonly iter_scores_first10: Numbers };
    readonly published_gecmetrics_4dp: string;
    readonly python3_jfleg_printed: Printed;
    readonly gec_metrics_gleu_py3: string;
    readonly deterministic: Record<
      'second_order' | 'sd_first_order' | 'montecarlo_200k_mean' | 'montecarlo_se' | 'montecarlo_sd',
      string
    >;
  }
  const golden = (readSharedJson('golden/ngram/gleu.json') as { systems: Record<string, Corpus> }).systems;
  const sentences = conll14Sentences();
  const measure = (system: string, options: GleuOptions = {}): GleuStats[] => {
    const metric = gleu(options);
    return conll14Segments(sentences, system).map((measured) => metric.sentence(measured));
  };
  const stats = new Map(SYSTEMS.map((system) => [system, measure(system)]));
  const statsOf = (system: string): GleuStats[] => stats.get(system) ?? [];
  const rows = readShared('golden/ngram/gleu_sentence.tsv.gz')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
  const python2 = gleu();
  const python3 = gleu({ draws: 'python3' });

  it.each(SYSTEMS)('%s: mean, deviation and interval over the draws of Python 2', (system) => {
    const { python27_gec_ranking: original, published_gecmetrics_4dp: published } = golden[system];
    const score = python2.corpus(statsOf(system));
    expectAnswer(score, original);
    expectPrinted(score, original.printed);
    expect(score.interval[0]).toBeCloseTo(Number(original.ci[0]), 9);
    expect(score.interval[1]).toBeCloseTo(Number(original.ci[1]), 9);
    expect(score.value.toFixed(4)).toBe(published);
    const [first] = original.iter_scores_first10;
    expect(gleu({ iterations: 1 }).corpus(statsOf(system)).value).toBeCloseTo(Number(first), 9);
  });

  it.each(SYSTEMS)('%s: the draws of Python 3', (system) => {
    expectPrinted(python3.corpus(statsOf(system)), golden[system].python3_jfleg_printed);
  });

  it.each(SYSTEMS)('%s: the expected score and deviation are those of 200,000 draws', (system) => {
    const { montecarlo_200k_mean: mean, montecarlo_se: error, montecarlo_sd: drawn } = golden[system].deterministic;
    const { value, deviation } = gleu({ draws: 'expected' }).corpus(statsOf(system));
    expect(Math.abs(value - Number(mean))).toBeLessThan(4 * Number(error));
    expect(Math.abs(deviation / Number(drawn) - 1)).toBeLessThan(0.01);
  });

  it.each(SYSTEMS)('%s: the delta method, but for the kink of the penalty', (system) => {
    const { second_order: smooth, sd_first_order: slope } = golden[system].deterministic;
    const { value, deviation } = gleu({ draws: 'expected' }).corpus(statsOf(system));
    expect(value).toBeLessThan(Number(smooth) + 1e-9);
    expect(Number(smooth) - value).toBeLessThan(6e-6);
    expect(Math.abs(deviation - Number(slope))).toBeLessThan(2e-5);
  });

  it.each(SYSTEMS)('%s: the statistics and the score of each sentence', (system) => {
    const rowsOfSystem = rows.filter(([name]) => name === system);
    expect(rowsOfSystem).toHaveLength(1312);
    expect(statsOf(system)).toEqual(rowsOfSystem.map((row) => row.slice(8).map((cell) => cell.split(',').map(Number))));
    python2.sentences(statsOf(system)).forEach((score, at) => {
      expect(score.value).toBeCloseTo(Number(rowsOfSystem[at][5]), 9);
      expect(score.deviation.toFixed(6)).toBe(rowsOfSystem[at][3]);
    });
  });

  it('all 17,056 published scores of sentences (Chollampatt & Ng 2018)', () => {
    const published = readShared('data/human/reassessment/sentence_scores_metrics/gleu.txt.gz')
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t'));
    expect(published).toHaveLength(17_056);
    const ours = new Map(SYSTEMS.map((system) => [system, python2.sentences(statsOf(system))]));
    const different = published.filter(
      ([, , , system, line, value]) => ours.get(system)?.[Number(line)].value.toFixed(4) !== value,
    );
    expect(different).toEqual([]);
  });

  // The other program takes an empty line for one token.
  it.each(SYSTEMS)('%s: the penalty as the papers print it, as gec-metrics has it', (system) => {
    const paper = measure(system, { penalty: 'paper' });
    const lengths = paper.map((referenceStats) =>
      referenceStats.map(([c, r, ...rest]) => [Math.max(1, c), Math.max(1, r), ...rest]),
    );
    expect(python3.corpus(lengths).value).toBeCloseTo(Number(golden[system].gec_metrics_gleu_py3), 9);
  });
});

interface Item {
  readonly group: string;
  readonly src: string;
  readonly hyp: string;
  readonly refs: readonly string[];
  readonly stats_by_ref: GleuStats;
  readonly sentence: Answer;
  readonly one_sentence_corpus_py27: Answer;
  readonly one_sentence_corpus_py3_jfleg: Answer;
}

describeGolden('gleu() on random cases equals the original program', () => {
  const { items, groups } = readSharedJson('golden/ngram/fuzz.json') as {
    items: Item[];
    groups: Record<string, { py27: Answer; py3_jfleg: Answer }>;
  };
  const python2 = gleu();
  const python3 = gleu({ draws: 'python3' });
  const statsOf = ({ src, hyp, refs }: Item): GleuStats => python2.sentence(segment(src, hyp, refs));

  it('200 sentences', () => {
    expect(items).toHaveLength(200);
    for (const item of items) {
      const stats = statsOf(item);
      expect(stats).toEqual(item.stats_by_ref);
      expectAnswer(python2.sentences([stats])[0], item.sentence);
      expectAnswer(python2.corpus([stats]), item.one_sentence_corpus_py27);
      expectAnswer(python3.corpus([stats]), item.one_sentence_corpus_py3_jfleg);
    }
  });

  it.each(['r1', 'r2', 'r3', 'r4'])('50 sentences as a corpus: %s', (group) => {
    const stats = items.filter((item) => item.group === group).map(statsOf);
    expectAnswer(python2.corpus(stats), groups[group].py27);
    expectAnswer(python3.corpus(stats), groups[group].py3_jfleg);
  });
});

interface EdgeCase extends SmallCorpus {
  readonly stats_py27: readonly GleuStats[];
  readonly stats_py3?: readonly GleuStats[];
  readonly sentences_py27: readonly Answer[];
  readonly sentences_py3: readonly Answer[];
  readonly corpus_py27: Answer;
  readonly corpus_py3_jfleg: Answer;
}

describeGolden('gleu() on edge cases equals the original program', () => {
  const cases = readSharedJson('golden/ngram/edge_cases.json') as EdgeCase[];

  it.each(cases)('$name', (edge) => {
    const all = segmentsOf(edge);
    const check = (
      options: GleuOptions,
      stats: readonly GleuStats[],
      alone: readonly Answer[],
      corpus: Answer,
    ): void => {
      const metric = gleu(options);
      const ours = all.map((measured) => metric.sentence(measured));
      expect(ours).toEqual(stats);
      metric.sentences(ours).forEach((score, at) => {
        expectAnswer(score, alone[at]);
      });
      expectAnswer(metric.corpus(ours), corpus);
    };
    check({ strictOriginal: true }, edge.stats_py27, edge.sentences_py27, edge.corpus_py27);
    check({ draws: 'python3' }, edge.stats_py3 ?? edge.stats_py27, edge.sentences_py3, edge.corpus_py3_jfleg);
  });
});
