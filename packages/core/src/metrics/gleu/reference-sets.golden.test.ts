import { beforeAll, expect, it } from 'vitest';
import type { ReferenceSet } from '../../corpus/reference-set.js';
import { score } from '../../scoring/score.js';
import type { Scoreboard } from '../../scoring/scoreboard.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';

const SYSTEMS =
  'BART BERT-fuse GECToR-BERT GECToR-ens GPT-3.5 INPUT LM-Critic PIE REF-F REF-M Riken-Tohoku T5 TemplateGEC TransGEC UEDIN-MS'.split(
    ' ',
  );
const DRAWS = 6000;

interface Golden {
  readonly full_test_set: {
    readonly system_scores: Readonly<Record<string, Readonly<Record<string, number>>>>;
    /** In points. */
    readonly gleu_expected: { readonly values: Readonly<Record<string, { mean: number; sd_of_one_draw: number }>> };
  };
}

/**
 * SEEDA's fifteen systems on all 1,312 sentences. The scores were got from texts of references that another program made,
 * the means over draws with numpy's generator.
 */
describeGolden('gleu() by the set of references', () => {
  const { full_test_set: golden } = readSharedJson('golden/seeda/stet.json') as Golden;
  const gold = readShared('data/conll14/noalt/official-2014.combined.m2');
  const systems = Object.fromEntries(SYSTEMS.map((name) => [name, readShared(`data/seeda/outputs/all/${name}.txt`)]));
  const boardOf = (referenceSet: ReferenceSet, draws: 'python2' | 'expected'): Promise<Scoreboard> =>
    score({ gold, referenceSet, systems }, [{ name: 'gleu', options: { draws } }]);
  let expected: Scoreboard;
  beforeAll(async () => {
    expected = await boardOf('applied', 'expected');
  });

  it.each([
    ['cn', 'gleu cn'],
    ['applied', 'gleu official-applied'],
    ['gec-metrics', 'gleu gec-metrics'],
  ] as const)('%s: all fifteen systems', async (set, key) => {
    const board = await boardOf(set, 'python2');
    expect(board.systems).toHaveLength(15);
    const differences = board.systems.map(({ name, scores }) =>
      Math.abs(scores.gleu.value - golden.system_scores[key][name]),
    );
    expect(Math.max(...differences)).toBeLessThan(1e-12);
  });

  it('applied: the expected score and deviation of each system are those of 6,000 draws', () => {
    for (const { name, scores } of expected.systems) {
      const { mean, sd_of_one_draw: deviation } = golden.gleu_expected.values[name];
      const { value, parts } = scores.gleu;
      expect([name, Math.abs(100 * value - mean) < (4 * deviation) / Math.sqrt(DRAWS)]).toEqual([name, true]);
      expect(Math.abs((100 * parts.deviation) / deviation - 1)).toBeLessThan(0.03);
    }
  });
});
