import { describe, expect, it } from 'vitest';
import { parseJudgmentXml } from '../judgments/formats/xml.js';
import { describeGolden, readShared, readSharedJson } from '../testing/shared.js';
import { parseSystemScores } from './formats/system-scores.js';
import { correlate } from './correlate.js';
import type { EvaluatedMetric } from './correlations.js';
import { METRICS, reassessedPairs, reassessedScores } from './testing/sentence-level.js';

type ByMetric<T> = Readonly<Record<string, T>>;

interface SystemLevelGolden {
  readonly alternative_human_scores: {
    readonly EW_exact_from_judgments_xml: {
      readonly scores: ByMetric<number>;
      readonly correlations: ByMetric<{ readonly pearson: number; readonly spearman: number }>;
    };
  };
}

interface SentenceLevelGolden {
  readonly sets: Readonly<
    Record<
      'expanded' | 'unexpanded',
      {
        readonly n_pairs: number;
        readonly human_ties: number;
        readonly metrics: ByMetric<{
          readonly contingency: readonly (readonly number[])[];
          readonly noties: { readonly tau: number };
          readonly hties: { readonly tau: number };
          readonly acc_eq: number;
          readonly metric_ties: number;
        }>;
      }
    >
  >;
}

describeGolden('a meta-evaluation from the judgments themselves', async () => {
  const rankings = parseJudgmentXml(readShared('data/human/judgments.xml'));
  const metrics = METRICS.map((name): EvaluatedMetric => {
    const text = readShared(`data/human/reassessment/system_scores_metrics/${name}.txt.gz`);
    return { ...parseSystemScores(text, { name })[0], sentences: reassessedScores(name).scores };
  });
  const { alternative_human_scores: human } = readSharedJson('golden/meta/system_level.json') as SystemLevelGolden;
  const { sets } = readSharedJson('golden/meta/sentence_level.json') as SentenceLevelGolden;
  const found = await correlate(metrics, { rankings }, { sections: ['correlations', 'taus', 'soft-accuracy'] });

  it('ranks systems by Expected Wins, and correlates with them', () => {
    const { scores, correlations } = human.EW_exact_from_judgments_xml;
    expect(found.n).toBe(13);
    found.systems.forEach((system, at) => {
      expect(found.human.scores[at]).toBeCloseTo(scores[system], 12);
    });
    for (const { metric, pearson, spearman } of found.systemLevel.correlations ?? []) {
      expect(pearson.value).toBeCloseTo(correlations[metric].pearson, 9);
      expect(spearman.value).toBeCloseTo(correlations[metric].spearman, 9);
    }
    expect(found.systemLevel.correlations).toHaveLength(3);
  });

  describe.each(['expanded', 'unexpanded'] as const)('%s', (set) => {
    it('has the taus of the published pairs', () => {
      const taus = found.sentenceLevel?.[set].taus;
      // Some of the 663 judged sentences have one output only, and so no pairs.
      const sentences = new Set(reassessedPairs(set).sentence).size;
      expect([taus?.n, taus?.humanTies, taus?.sentences]).toEqual([sets[set].n_pairs, sets[set].human_ties, sentences]);
      for (const { metric, taus: tausOfMetric, metricTies, contingency } of taus?.metrics ?? []) {
        const expected = sets[set].metrics[metric];
        expect(tausOfMetric.noties.tau).toBe(expected.noties.tau);
        expect(tausOfMetric.hties.tau).toBe(expected.hties.tau);
        expect(tausOfMetric.accEq.tau).toBe(expected.acc_eq);
        expect(metricTies).toBe(expected.metric_ties);
        // Which of two outputs is the first depends on the system that was drawn for the published ones.
        if (set === 'expanded') expect(contingency).toEqual(expected.contingency);
      }
      expect(taus?.metrics).toHaveLength(3);
    });
  });

  it('flips the order of the metrics with the convention for ties', () => {
    const taus = found.sentenceLevel?.expanded.taus?.metrics ?? [];
    const order = (convention: 'hties' | 'noties'): string[] =>
      taus
        .toSorted((a, b) => (b.taus[convention].tau ?? 0) - (a.taus[convention].tau ?? 0))
        .map(({ metric }) => metric);
    expect(order('hties')).toEqual(['m2score', 'gleu', 'imeasure']);
    expect(order('noties')).toEqual(['gleu', 'imeasure', 'm2score']);
  });

  it('has soft pairwise accuracies over all pairs of systems', () => {
    const soft = found.sentenceLevel?.softAccuracy;
    expect([soft?.sentences, soft?.pairs]).toEqual([662, 78]);
    for (const { softPairwiseAccuracy } of soft?.metrics ?? []) {
      expect(softPairwiseAccuracy).toBeGreaterThan(0.3);
      expect(softPairwiseAccuracy).toBeLessThan(1);
    }
  });
});
