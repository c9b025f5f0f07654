import { describe, expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson } from '../testing/shared.js';
import { pearson, spearman } from '../stats/correlation.js';
import { fromPrecisionRecall, sweepBeta } from './beta-sweep.js';
import { parsePrecisionRecall } from './formats/precision-recall.js';
import { parseSystemScores } from './formats/system-scores.js';

interface Correlated {
  readonly rho: number;
  readonly r: number;
}

interface Sweep {
  readonly sweep: readonly ({ readonly beta: number } & Correlated)[] | null;
  readonly rho_max: number;
  readonly rho_max_first_beta_from_1_down: number;
  readonly r_max: number;
  readonly r_max_beta: number;
  readonly at: Readonly<Record<string, Correlated>>;
}

const M2_FILES = ['scores.m2', 'scores.m2.0', 'scores.m2.1'] as const;
const OTHER_FILES = ['scores.iwacc', 'scores.bleu', 'scores.meteor'] as const;
type Table5 = Readonly<Record<(typeof M2_FILES)[number], Sweep>> &
  Readonly<Record<(typeof OTHER_FILES)[number] | 'm2_file_F05_column', Correlated>>;

type Scores = Readonly<Record<string, number>>;
type Published = readonly { readonly system: string; readonly score: number }[];

const DIGITS = 11;

describeGolden('Table 5 and Figure 3 of Grundkiewicz et al. (2015)', () => {
  const { table5, table5_paper } = readSharedJson('golden/human/correl.json') as {
    table5: Readonly<Record<string, Table5>>;
    table5_paper: Readonly<Record<string, readonly [rho: number, r: number]>>;
  };
  const ew = readSharedJson('golden/human/ew.json') as {
    point: Scores;
    paper_table3b: Published;
    bootstrap_20000: { mean: Scores };
  };
  const ts = readSharedJson('golden/human/ts.json') as { paper_table3c: Published };
  const published = (rows: Published): Scores => Object.fromEntries(rows.map(({ system, score }) => [system, score]));
  const humans: Readonly<Record<string, Scores>> = {
    human_paper_3dec: published(ew.paper_table3b),
    human_point_full: ew.point,
    human_bootmean_20000: ew.bootstrap_20000.mean,
    human_TS_paper_3dec: published(ts.paper_table3c),
  };
  const systems = Object.keys(ew.point).sort();
  const scoresOf = (file: string): number[] => {
    const [{ scores }] = parseSystemScores(readShared(`data/human/metrics/${file}`), { name: file });
    return systems.map((system) => scores.get(system) ?? NaN);
  };

  it('has the human scores that it was made with', () => {
    expect(Object.keys(table5).sort()).toEqual(Object.keys(humans).sort());
  });

  describe.each(Object.entries(humans))('against %s', (name, scores) => {
    const human = systems.map((system) => scores[system]);
    const expected = table5[name];

    it.each(M2_FILES)('sweeps %s', (file) => {
      const listed = parsePrecisionRecall(readShared(`data/human/metrics/${file}`));
      const precisionRecalls = systems.map(
        (system) => listed.find((row) => row.system === system) ?? { precision: NaN, recall: NaN },
      );
      const sweep = sweepBeta(human, fromPrecisionRecall(precisionRecalls));
      const golden = expected[file];
      expect(sweep.n).toBe(13);
      golden.sweep?.forEach(({ beta, rho, r }, at) => {
        expect(sweep.points[at].beta).toBe(beta);
        expect(sweep.points[at].spearman).toBeCloseTo(rho, DIGITS);
        expect(sweep.points[at].pearson).toBeCloseTo(r, DIGITS);
      });
      for (const [beta, { rho, r }] of Object.entries(golden.at)) {
        const point = sweep.points.find((swept) => swept.beta === Number(beta));
        expect(point?.spearman).toBeCloseTo(rho, DIGITS);
        expect(point?.pearson).toBeCloseTo(r, DIGITS);
      }
      expect(sweep.bestSpearman).toEqual({
        beta: golden.rho_max_first_beta_from_1_down,
        value: expect.closeTo(golden.rho_max, DIGITS) as number,
      });
      expect(sweep.bestPearson).toEqual({
        beta: golden.r_max_beta,
        value: expect.closeTo(golden.r_max, DIGITS) as number,
      });
    });

    it.each([...OTHER_FILES, 'm2_file_F05_column'] as const)('correlates %s', (file) => {
      const metric = scoresOf(file === 'm2_file_F05_column' ? 'scores.m2' : file);
      expect(spearman(human, metric)).toBeCloseTo(expected[file].rho, DIGITS);
      expect(pearson(human, metric)).toBeCloseTo(expected[file].r, DIGITS);
    });
  });

  it('prints the numbers of the paper', () => {
    const human = systems.map((system) => humans.human_paper_3dec[system]);
    const listed = parsePrecisionRecall(readShared('data/human/metrics/scores.m2'));
    const precisionRecalls = systems.map(
      (system) => listed.find((row) => row.system === system) ?? { precision: NaN, recall: NaN },
    );
    const sweep = sweepBeta(human, fromPrecisionRecall(precisionRecalls));
    const rows = new Map<string, readonly [rho: number | null, r: number | null]>([
      ['I-WAcc', [spearman(human, scoresOf('scores.iwacc')), pearson(human, scoresOf('scores.iwacc'))]],
      ['BLEU', [spearman(human, scoresOf('scores.bleu')), pearson(human, scoresOf('scores.bleu'))]],
      ['METEOR', [spearman(human, scoresOf('scores.meteor')), pearson(human, scoresOf('scores.meteor'))]],
    ]);
    for (const point of sweep.points) {
      const label = Number.isInteger(point.beta) ? point.beta.toFixed(1) : String(point.beta);
      rows.set(`F${label}`, [point.spearman, point.pearson]);
    }
    // The row F0.18 pairs the largest rho, at .18, with the largest r, which is at .17.
    rows.set('F0.18', [sweep.bestSpearman?.value ?? null, sweep.bestPearson?.value ?? null]);
    expect(Object.keys(table5_paper)).toHaveLength(8);
    for (const [row, printed] of Object.entries(table5_paper)) {
      expect(rows.get(row)?.map((value) => value?.toFixed(3))).toEqual(printed.map((value) => value.toFixed(3)));
    }
  });
});
