import { correlate, type Correlations } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { metaVerdict } from './verdict.js';

type Columns = Readonly<Record<string, readonly number[]>>;

function evaluate(human: readonly number[], columns: Columns): Promise<Correlations> {
  const names = human.map((_, at) => `s${String(at).padStart(2, '0')}`);
  const scores = (values: readonly number[]): ReadonlyMap<string, number> =>
    new Map(names.map((name, at) => [name, values[at]]));
  const metrics = Object.entries(columns).map(([name, values]) => ({ name, scores: scores(values) }));
  return correlate(metrics, { scores: { name: 'people', scores: scores(human) } }, { resamples: 20 });
}

const up = Array.from({ length: 12 }, (_, at) => at);
const wavy = up.map((at) => at + 3 * Math.sin(3 * at));
const noise = up.map((at) => Math.sin(7 * at * at));

describe('metaVerdict', () => {
  it('gives the interval of a metric alone', async () => {
    expect(metaVerdict(await evaluate(up, { m2: wavy }))).toMatch(
      /^The correlation of M² with people about systems is r = 0\.\d\d, n = 12, 95 % interval 0\.\d\d to 0\.\d\d\.$/u,
    );
  });

  it('says over which metrics the best one leads, and how sure that is', async () => {
    const near = up.map((at) => at + 3 * Math.sin(3 * at + 0.2));
    const text = metaVerdict(await evaluate(up, { m2: wavy, gleu: near, bleu: noise }));
    expect(text).toMatch(/^(M²|GLEU) agrees best with people about systems \(r = 0\.\d\d, n = 12/u);
    expect(text).toMatch(/Its lead over (M²|GLEU) \(r = 0\.\d\d, Williams p = 0\.\d+\) is not significant\./u);
    expect(text).toMatch(
      /Its lead over BLEU \(r = -?0\.\d\d, Williams p .*\) is significant, also corrected for 3 tests\./u,
    );
  });

  it('says when a lead does not stand correction', async () => {
    const evaluation = await evaluate(up, { m2: wavy, bleu: noise, more: noise.map((at) => at + 1e-3 * at * at) });
    const { tests } = evaluation.systemLevel;
    const adjusted = tests?.pearson.tests.map((test) => ({ ...test, adjusted: 0.06 })) ?? [];
    const weaker = {
      ...evaluation,
      systemLevel: {
        ...evaluation.systemLevel,
        tests: tests && { ...tests, pearson: { ...tests.pearson, tests: adjusted } },
      },
    };
    expect(metaVerdict(weaker as Correlations)).toContain('is significant only if it is not corrected for 3 tests');
  });

  it('warns of few systems, and of leads that cannot be tested', async () => {
    const text = metaVerdict(await evaluate([1, 2, 3], { m2: [1, 3, 2.5], gleu: [2, 1, 3] }));
    expect(text).toContain('Its lead over GLEU (r = 0.50) cannot be tested.');
    expect(text).toContain('3 systems are few: read the intervals, not the values.');
  });

  it('does not call it agreement when all metrics turn people round', async () => {
    expect(metaVerdict(await evaluate(up, { m2: up.map((at) => -at), gleu: wavy.map((at) => -at) }))).toMatch(
      /^GLEU disagrees least with people about systems \(r = -0\.\d\d/u,
    );
  });

  it('judges nothing when no metric varies', async () => {
    expect(metaVerdict(await evaluate(up, { flat: up.map(() => 1) }))).toBe(
      'No metric tells the systems apart, so none can be judged.',
    );
  });

  it('names another best by ranks, and what is left without outliers', async () => {
    const human = [...up.slice(0, 11), 99];
    const text = metaVerdict(
      await evaluate(human, { ranks: up.map((at) => at + (at === 0 ? 1.5 : 0)), far: [...noise.slice(0, 11), 99] }),
    );
    expect(text).toMatch(/^far agrees best/u);
    expect(text).toMatch(/By Spearman's rho the best is ranks \(0\.\d\d, far -?0\.\d\d\)\./u);
    expect(text).toMatch(/Without s11, an outlier, r is 0\.\d\d for ranks and -?0\.\d\d for far\./u);
  });
});
