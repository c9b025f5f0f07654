import type { HeadToHeadCell } from '../matrix/head-to-head.js';
import type { Part } from '../report/part.js';
import type { Chapter, Report } from '../report/report.js';

/** Invented systems, best first, with awkward names among them: long, right to left, marked up. */
const SYSTEMS = [
  ...['ALDER', 'birch', 'Cedar', 'עברית', 'ELM', 'fir<b>&"', 'GORSE', 'holly-and-ivy-combined', 'IVY'],
  ...['JUNIPER', 'INPUT', 'larch', 'MAPLE'],
];
const LAST = SYSTEMS.length - 1;
/** Neighbours as far apart as a real campaign puts them. */
const SCORES = [0.631, 0.571, 0.562, 0.551, 0.537, 0.516, 0.505, 0.497, 0.486, 0.461, 0.455, 0.438, 0.3125];
const CLUSTERS = [1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4];
const MARKS: readonly [most: number, mark: string][] = [
  [0.01, '‡'],
  [0.05, '†'],
  [0.1, '⋆'],
];

const clamp = (rank: number): number => Math.min(Math.max(rank, 1), LAST + 1);

/** Something between 0 and 1 that looks like chance and is the same each time. */
const noise = (seed: number): number => (Math.sin(seed * 12.9898) * 43758.5453) % 1;

function headToHead(row: number, column: number): HeadToHeadCell | undefined {
  if (row === column) return undefined;
  const share = 0.5 + (SCORES[column] - SCORES[row]) * 0.9;
  const p = Math.exp(-90 * Math.abs(share - 0.5));
  return { share, p, mark: MARKS.find(([most]) => p <= most)?.[1] ?? '', decided: 500 + row + column };
}

const JUDGES = ['1', '2', '3', 'Nour', '5', '6', '7', '8'];
const METRICS = ['GLEU', 'M2', 'I-measure', 'BLEU', 'METEOR'];

const rankRanges: Part = {
  part: 'rank-ranges',
  id: 'ranks',
  title: 'Ranks',
  scoreName: 'Expected Wins',
  rangeName: '95 % of draws of judgments',
  otherRangeName: '95 % of draws of sentences',
  systems: SYSTEMS.map((name, at) => ({
    name,
    score: SCORES[at],
    range: at === 0 || at === LAST ? [at + 1, at + 1] : [clamp(at), clamp(at + 2 + (at % 3))],
    otherRange: [clamp(at), clamp(at + 3 + (at % 2))],
    cluster: CLUSTERS[at],
  })),
  caption: 'Systems of one cluster cannot be told apart. 1000 draws, seed 1.',
};

const matrix: Part = {
  part: 'head-to-head',
  id: 'duels',
  title: 'Head to head',
  systems: SYSTEMS,
  cells: SYSTEMS.map((_, row) => SYSTEMS.map((__, column) => headToHead(row, column))),
  caption: 'How often the column was judged better than the row, ties aside. ⋆ p ≤ .10, † p ≤ .05, ‡ p ≤ .01.',
};

const agreement: Part = {
  part: 'agreement-matrix',
  id: 'judges',
  title: 'Agreement of the judges',
  judges: JUDGES,
  fewest: 50,
  agreements: JUDGES.flatMap((first, row) =>
    JUDGES.slice(row).map((second, at) => {
      const kappa = (at === 0 ? 0.44 : 0.29) + 0.3 * noise(row * 9 + at);
      return {
        first,
        second,
        kappa,
        comparisons: (row + 3) * 7 * (9 - at) - 60 > 0 ? (row + 3) * 7 * (9 - at) : 12,
        interval: [kappa - 0.06, kappa + 0.06] as const,
      };
    }),
  ),
  caption: 'Cohen’s κ; framed: each judge with their earlier self. * Fewer than 50 comparisons.',
};

const histogram: Part = {
  part: 'histogram',
  id: 'distinct',
  title: 'Distinct outputs of a sentence',
  unit: 'distinct outputs',
  counted: 'sentences',
  bars: [19, 80, 151, 170, 214, 199, 171, 136, 97, 45, 14, 3, 1].map((count, at) => ({ label: String(at + 1), count })),
  caption: 'Mean 5.6 of 13 systems; n = 1300.',
};

const scatter: Part = {
  part: 'scatter',
  id: 'metric',
  title: 'A metric and people',
  xUnit: 'metric',
  yUnit: 'Expected Wins',
  points: SYSTEMS.map((name, at) => ({
    name,
    x: at === LAST ? 0.04 : 0.22 + SCORES[at] * 0.3 + 0.08 * noise(at + 3),
    y: SCORES[at],
    outlier: at === LAST,
  })),
  correlations: [
    { name: 'r', value: 0.812, n: 13 },
    { name: 'r without outliers', value: 0.433, n: 12 },
  ],
};

const betas = Array.from({ length: 100 }, (_, at) => (at + 1) / 100);
const bump = (top: number, at: number) => (x: number) => ({
  x,
  y: top - 0.25 * (Math.log(x) - Math.log(at)) ** 2 * 0.2,
});

const curves: Part = {
  part: 'curves',
  id: 'beta',
  title: 'Correlation over β',
  xUnit: 'β',
  yUnit: 'Spearman’s ρ',
  markers: [{ x: 0.5, label: '0.5' }],
  maxima: true,
  digits: 3,
  curves: [
    { name: 'both annotators', points: betas.map(bump(0.757, 0.18)) },
    { name: 'annotator 1', points: betas.map(bump(0.66, 0.38)) },
    { name: 'annotator 2', points: betas.map(bump(0.72, 0.13)) },
  ],
};

const power: Part = {
  part: 'curves',
  id: 'power',
  title: 'Pairs told apart',
  xUnit: 'further judgments',
  yUnit: 'share of pairs',
  yDomain: [0, 1],
  curves: [
    {
      name: 'Expected Wins, with 95 % of the draws',
      points: [0, 500, 1000, 2000, 4000, 8000].map((x) => {
        const y = 0.62 + 0.33 * (1 - Math.exp(-x / 3000));
        return { x, y, interval: [y - 0.05, y + 0.04] as const };
      }),
    },
  ],
};

const williams: Part = {
  part: 'p-value-matrix',
  id: 'williams',
  title: 'Which metric is better',
  metrics: METRICS,
  values: METRICS.flatMap((better, row) =>
    METRICS.slice(row + 1).map((worse, at) => ({ better, worse, p: 0.35 * Math.exp(-(at + row) * 1.9) })),
  ),
  caption: 'Williams’ test, one-sided; n = 13.',
};

const scores: Part = {
  part: 'dot-plot',
  id: 'scores',
  title: 'Scores',
  description: SYSTEMS.map((name, at) => `${name}: ${SCORES[at]}`).join('; '),
  series: ['F0.5, with its interval', 'precision', 'recall'],
  unit: 'percent',
  max: 100,
  rows: SYSTEMS.slice(0, 5).map((label, at) => ({
    label,
    values: [[SCORES[at] * 80], [SCORES[at] * 100], [SCORES[at] * 40]],
    interval: [SCORES[at] * 80 - 4, SCORES[at] * 80 + 4] as const,
  })),
};

const table: Part = {
  part: 'table',
  id: 'ranking',
  tint: true,
  table: {
    title: 'The ranking',
    columns: [
      { title: 'System', align: 'left' },
      ...['Expected Wins, percent', 'Ties, percent'].map((title) => ({ title, align: 'right' as const })),
    ],
    rows: SYSTEMS.map((name, at) => [name, (SCORES[at] * 100).toFixed(1), '54.2']),
    notes: ['expected-wins|ties:ignored|draws:1000|seed:1'],
  },
};

const chapter = (id: string, heading: string, ...parts: readonly Part[]): Chapter => ({
  id,
  heading,
  text: 'Numbers in this gallery are invented.',
  parts,
});

/** A page with every chart. */
export const gallery: Report = {
  kind: 'A gallery',
  title: 'All charts <i>together</i>',
  summary: `${SYSTEMS.length} invented systems, judged by ${JUDGES.length} invented judges.`,
  chapters: [
    chapter('the-ranking', 'Ranking', rankRanges, matrix, table),
    chapter('the-judges', 'Judges', agreement, { part: 'side-by-side', parts: [histogram, power] }),
    chapter(
      'the-metrics',
      'Metrics',
      { part: 'text', text: 'How far to trust them.' },
      scatter,
      curves,
      williams,
      scores,
    ),
  ],
};
