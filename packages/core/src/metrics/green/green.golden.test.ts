import { expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { segment, segmentsOf, type SmallCorpus } from '../ngram/testing/segments.js';
import { SYSTEMS, conll14Segments, conll14Sentences } from '../testing/conll14.js';
import { green, type GreenOptions, type GreenStats } from './index.js';

const totalsOf = (stats: readonly GreenStats[]): number[] =>
  Array.from({ length: 12 }, (_, column) => stats.reduce((sum, { counts }) => sum + counts[column], 0));

describeGolden('green() on CoNLL-2014 equals gec-metrics', () => {
  type System = Record<'green_beta2' | 'green_beta0.5' | 'green_beta2_char', string> & {
    readonly green_beta2_tp_fp_fn: readonly (readonly number[])[];
    readonly green_beta2_best_ref_counts: readonly number[];
  };
  const { systems } = readSharedJson('golden/ngram/green.json') as { systems: Record<string, System> };
  const rows = readShared('golden/ngram/green_sentence.tsv.gz')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
  const sentences = conll14Sentences();

  it.each(SYSTEMS)('%s: counts, chosen references, corpus and each sentence', (system) => {
    const all = conll14Segments(sentences, system);
    const golden = systems[system];
    const rowsOfSystem = rows.filter(([name]) => name === system);
    expect(rowsOfSystem).toHaveLength(1312);
    const check = (options: GreenOptions, value: string, column?: number): GreenStats[] => {
      const metric = green(options);
      const stats = all.map((measured) => metric.sentence(measured));
      expect(metric.corpus(stats).value).toBeCloseTo(Number(value), 9);
      if (column !== undefined) {
        metric.sentences(stats).forEach((score, at) => {
          expect(score.value).toBeCloseTo(Number(rowsOfSystem[at][column]), 9);
        });
      }
      return stats;
    };
    check({ beta: 0.5 }, golden['green_beta0.5'], 3);
    check({ unit: 'character' }, golden.green_beta2_char);
    const stats = check({}, golden.green_beta2, 2);
    expect(totalsOf(stats)).toEqual(golden.green_beta2_tp_fp_fn.flat());
    expect([0, 1].map((k) => stats.filter(({ reference }) => reference === k).length)).toEqual(
      golden.green_beta2_best_ref_counts,
    );
  });
});

type Answers = Record<'green_b2' | 'green_b0.5', string>;

describeGolden('green() on random cases equals gec-metrics', () => {
  interface Item {
    readonly group: string;
    readonly src: string;
    readonly hyp: string;
    readonly refs: readonly string[];
    readonly gec_metrics: Answers;
  }
  const { items, groups } = readSharedJson('golden/ngram/fuzz.json') as {
    items: Item[];
    groups: Record<string, { gec_metrics: Record<'green_b2_corpus' | 'green_b0.5_corpus', string> }>;
  };

  it.each([2, 0.5] as const)('200 sentences and 4 corpora, beta %d', (beta) => {
    expect(items).toHaveLength(200);
    const metric = green({ beta });
    const stats = items.map(({ src, hyp, refs }) => metric.sentence(segment(src, hyp, refs)));
    metric.sentences(stats).forEach(({ value }, at) => {
      expect(value).toBeCloseTo(Number(items[at].gec_metrics[`green_b${beta}`]), 9);
    });
    for (const [group, { gec_metrics: golden }] of Object.entries(groups)) {
      const groupStats = stats.filter((_, at) => items[at].group === group);
      expect(groupStats).toHaveLength(50);
      expect(metric.corpus(groupStats).value).toBeCloseTo(Number(golden[`green_b${beta}_corpus`]), 9);
    }
  });
});

describeGolden('green() on edge cases equals gec-metrics', () => {
  type EdgeCase = SmallCorpus & { readonly gec_metrics: Answers };

  it.each(readSharedJson('golden/ngram/edge_cases.json') as EdgeCase[])('$name', (edge) => {
    for (const beta of [2, 0.5] as const) {
      const metric = green({ beta, strictOriginal: true });
      const { value } = metric.corpus(segmentsOf(edge).map((measured) => metric.sentence(measured)));
      expect(value).toBeCloseTo(Number(edge.gec_metrics[`green_b${beta}`]), 9);
    }
  });
});
