import { expect, it } from 'vitest';
import { describeGolden, readSharedJson } from '../../testing/shared.js';
import { segment, segmentsOf, type SmallCorpus } from '../ngram/testing/segments.js';
import { SYSTEMS, conll14Segments, conll14Sentences } from '../testing/conll14.js';
import { bleu, type BleuScore, type BleuStats } from './index.js';

interface Counts {
  readonly counts: readonly number[];
  readonly totals: readonly number[];
  readonly sys_len: number;
  readonly ref_len: number;
  readonly bp: string;
}

const totalsOf = (stats: readonly BleuStats[]): number[] =>
  Array.from({ length: 10 }, (_, column) => stats.reduce((sum, sentenceStats) => sum + sentenceStats[column], 0));

function expectCounts(stats: readonly BleuStats[], { counts, totals, sys_len, ref_len }: Omit<Counts, 'bp'>): void {
  expect(totalsOf(stats)).toEqual([sys_len, ref_len, ...counts.flatMap((count, n) => [count, totals[n]])]);
}

/** As Moses prints a score. */
function printed({ value, precisions, brevityPenalty, hypothesisLength, referenceLength }: BleuScore): string {
  const ratio = referenceLength === 0 ? 0 : hypothesisLength / referenceLength;
  return (
    `BLEU = ${(100 * value).toFixed(2)}, ${precisions.map((precision) => (100 * precision).toFixed(1)).join('/')} ` +
    `(BP=${brevityPenalty.toFixed(3)}, ratio=${ratio.toFixed(3)}, ` +
    `hyp_len=${String(hypothesisLength)}, ref_len=${String(referenceLength)})`
  );
}

describeGolden('bleu() on CoNLL-2014 equals Moses and sacreBLEU', () => {
  type Sacre = Counts & { readonly score: string; readonly precisions: readonly string[] };
  interface System {
    readonly published_grammatical_evaluation: number;
    readonly multi_bleu_perl: Record<'cased' | 'lc', { readonly line: string }>;
    readonly sacrebleu_none_cased: Sacre;
    readonly sacrebleu_none_lc: Sacre;
  }
  const { systems } = readSharedJson('golden/ngram/bleu.json') as { systems: Record<string, System> };
  const sentences = conll14Sentences();
  const cased = bleu();

  it.each(SYSTEMS)('%s: cased and lower case', (system) => {
    const all = conll14Segments(sentences, system);
    const golden = systems[system];
    for (const [metric, moses, sacre] of [
      [cased, golden.multi_bleu_perl.cased, golden.sacrebleu_none_cased],
      [bleu({ lowercase: true }), golden.multi_bleu_perl.lc, golden.sacrebleu_none_lc],
      [bleu({ smoothing: 'exp' }), golden.multi_bleu_perl.cased, golden.sacrebleu_none_cased],
    ] as const) {
      const stats = all.map((measured) => metric.sentence(measured));
      const score = metric.corpus(stats);
      expectCounts(stats, sacre);
      expect(printed(score)).toBe(moses.line);
      expect(100 * score.value).toBeCloseTo(Number(sacre.score), 9);
      expect(score.brevityPenalty).toBeCloseTo(Number(sacre.bp), 9);
      score.precisions.forEach((precision, n) => {
        expect(100 * precision).toBeCloseTo(Number(sacre.precisions[n]), 9);
      });
    }
  });

  it('differs from the column of Grundkiewicz et al. (2015) by 0.10 BLEU on average, 0.23 at most', () => {
    const gaps = SYSTEMS.map((system) => {
      const { value } = cased.corpus(conll14Segments(sentences, system).map((measured) => cased.sentence(measured)));
      return Math.abs(100 * value - systems[system].published_grammatical_evaluation);
    });
    expect((gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toFixed(2)).toBe('0.10');
    expect(Math.max(...gaps).toFixed(2)).toBe('0.23');
  });
});

describeGolden('bleu() on random cases equals sacreBLEU', () => {
  interface Item {
    readonly group: string;
    readonly src: string;
    readonly hyp: string;
    readonly refs: readonly string[];
    readonly bleu: Counts & Record<'sentence_exp_effective' | 'corpus_nosmooth' | 'corpus_exp_default', string>;
  }
  const { items, groups } = readSharedJson('golden/ngram/fuzz.json') as {
    items: Item[];
    groups: Record<string, { bleu: Counts & { corpus_nosmooth: string; multi_bleu_perl: string } }>;
  };
  const metric = bleu();
  const smoothed = bleu({ smoothing: 'exp' });

  it('200 sentences', () => {
    expect(items).toHaveLength(200);
    for (const { src, hyp, refs, bleu: golden } of items) {
      const stats = [metric.sentence(segment(src, hyp, refs))];
      expectCounts(stats, golden);
      expect(100 * metric.sentences(stats)[0].value).toBeCloseTo(Number(golden.sentence_exp_effective), 9);
      expect(100 * metric.corpus(stats).value).toBeCloseTo(Number(golden.corpus_nosmooth), 9);
      expect(100 * smoothed.corpus(stats).value).toBeCloseTo(Number(golden.corpus_exp_default), 9);
      expect(metric.corpus(stats).brevityPenalty).toBeCloseTo(Number(golden.bp), 9);
    }
  });

  it.each(['r1', 'r2', 'r3', 'r4'])('50 sentences as a corpus: %s', (group) => {
    const stats = items
      .filter((item) => item.group === group)
      .map(({ src, hyp, refs }) => metric.sentence(segment(src, hyp, refs)));
    const golden = groups[group].bleu;
    expectCounts(stats, golden);
    expect(100 * metric.corpus(stats).value).toBeCloseTo(Number(golden.corpus_nosmooth), 9);
    expect(printed(metric.corpus(stats))).toBe(golden.multi_bleu_perl);
  });
});

describeGolden('bleu() on edge cases equals sacreBLEU', () => {
  interface EdgeCase extends SmallCorpus {
    readonly bleu_nosmooth: string;
    readonly bleu_stats: readonly [number, number, readonly number[], readonly number[]];
    readonly bleu_sentence_exp_eff: readonly string[];
  }

  it.each(readSharedJson('golden/ngram/edge_cases.json') as EdgeCase[])('$name', (edge) => {
    const metric = bleu();
    const stats = segmentsOf(edge).map((measured) => metric.sentence(measured));
    const [sys_len, ref_len, counts, totals] = edge.bleu_stats;
    expectCounts(stats, { sys_len, ref_len, counts, totals });
    expect(100 * metric.corpus(stats).value).toBeCloseTo(Number(edge.bleu_nosmooth), 9);
    metric.sentences(stats).forEach(({ value }, at) => {
      expect(100 * value).toBeCloseTo(Number(edge.bleu_sentence_exp_eff[at]), 9);
    });
  });
});
