import { fScore } from '@stet/core/internal';
import type { HeadToHeadCell } from '../matrix/head-to-head.js';
import type { Block } from '../report/block.js';
import type { Chapter, Report } from '../report/report.js';

interface System {
  readonly name: string;
  readonly score: number;
  readonly cluster: number;
}

const system = (name: string, score: number, cluster: number): System => ({ name, score, cluster });

/** Invented systems, best first, with awkward names among them: long, right to left, marked up. */
export const SYSTEMS: readonly System[] = [
  system('ALDER', 0.631, 1),
  system('birch', 0.571, 2),
  system('Cedar', 0.562, 2),
  system('עברית', 0.551, 2),
  system('ELM', 0.537, 2),
  system('fir<b>&"', 0.516, 3),
  system('GORSE', 0.505, 3),
  system('holly-and-ivy-combined', 0.497, 3),
  system('IVY', 0.486, 3),
  system('JUNIPER', 0.461, 3),
  system('INPUT', 0.455, 3),
  system('larch', 0.438, 3),
  system('MAPLE', 0.3125, 4),
];
const JUDGES = ['1', '2', '3', 'Nour', '5', '6', '7', '8'];
const METRICS = ['GLEU', 'M2', 'I-measure', 'BLEU', 'METEOR'];
const MARKS: readonly [most: number, mark: string][] = [
  [0.01, '‡'],
  [0.05, '†'],
  [0.1, '⋆'],
];

/** Something between −1 and 1 that looks like chance and is the same each time. */
const noise = (seed: number): number => (Math.sin(seed * 12.9898) * 43758.5453) % 1;

/** A page with every chart. */
export function galleryOf(systems: readonly System[]): Report {
  return {
    kind: 'A gallery',
    title: 'All charts <i>together</i>',
    summary: `${systems.length} invented systems, judged by ${JUDGES.length} invented judges.`,
    chapters: [
      chapter('the-ranking', 'Ranking', rankRanges(systems), headToHead(systems), table(systems)),
      chapter('the-judges', 'Judges', agreement, { block: 'side-by-side', blocks: [histogram, power] }),
      chapter('the-metrics', 'Metrics', text, scatter(systems), curves, williams, scores(systems)),
      chapter('the-scores', 'Scores', multiples(systems), precisionRecall(systems), heatMap(systems), examples),
    ],
  };
}

const chapter = (id: string, heading: string, ...blocks: readonly Block[]): Chapter => ({
  id,
  heading,
  text: 'Numbers in this gallery are invented.',
  blocks,
});

const examples: Block = {
  block: 'examples',
  id: 'lints',
  sheets: [
    {
      id: 'lints-spelling',
      heading: 'Spelling <b>',
      facts: '12 lints',
      examples: [
        {
          verdict: 'right',
          isGood: true,
          origin: 'essay 3',
          before: 'I saw ',
          text: 'teh',
          behind: ' lake.',
          suggestions: ['the', 'tea'],
          message: 'Not in the dictionary.',
          corrections: ['the'],
        },
        {
          verdict: 'false alarm',
          isGood: false,
          origin: 'letter 1, letters',
          before: 'With love',
          text: '',
          behind: ' from עברית.',
          suggestions: [''],
          message: '',
        },
      ],
    },
    { id: 'lints-commas', heading: 'Commas', facts: '1 lint', examples: [] },
  ],
};

const text: Block = { block: 'text', text: 'How far to trust them.' };

function rankRanges(systems: readonly System[]): Block {
  const last = systems.length;
  const rank = (index: number): number => Math.min(Math.max(index, 1), last);
  return {
    block: 'rank-ranges',
    id: 'ranks',
    title: 'Ranks',
    scoreName: 'Expected Wins',
    rangeName: '95 % of draws of judgments',
    otherRangeName: '95 % of draws of sentences',
    systems: systems.map((ranked, at) => ({
      ...ranked,
      range: at === 0 || at + 1 === last ? [at + 1, at + 1] : [rank(at), rank(at + 2 + (at % 3))],
      otherRange: [rank(at), rank(at + 3 + (at % 2))],
    })),
    caption: 'Systems of one cluster cannot be told apart. 1000 draws, seed 1.',
  };
}

function headToHead(systems: readonly System[]): Block {
  const cell = (row: number, column: number): HeadToHeadCell | undefined => {
    if (row === column) return undefined;
    const share = 0.5 + (systems[column].score - systems[row].score) * 0.9;
    const p = Math.exp(-90 * Math.abs(share - 0.5));
    return { share, p, mark: MARKS.find(([most]) => p <= most)?.[1] ?? '', decided: 500 + row + column };
  };
  return {
    block: 'head-to-head',
    id: 'duels',
    title: 'Head to head',
    systems: systems.map(({ name }) => name),
    cells: systems.map((_, row) => systems.map((__, column) => cell(row, column))),
    caption: 'How often the column was judged better than the row, ties aside. ⋆ p ≤ 0.10, † p ≤ 0.05, ‡ p ≤ 0.01.',
  };
}

function table(systems: readonly System[]): Block {
  return {
    block: 'table',
    id: 'ranking',
    tinted: true,
    table: {
      title: 'The ranking',
      columns: [
        { title: 'System', align: 'left' },
        { title: 'Expected Wins, percent', align: 'right' },
        { title: 'Ties, percent', align: 'right' },
      ],
      rows: systems.map(({ name, score }) => [name, (score * 100).toFixed(1), '54.2']),
      notes: ['expected-wins|ties:ignored|draws:1000|seed:1'],
    },
  };
}

const agreement: Block = {
  block: 'agreement-matrix',
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
        comparisons: (row + 3) * 9 * (9 - at),
        interval: [kappa - 0.06, kappa + 0.06] as const,
      };
    }),
  ),
  caption: 'Cohen’s κ; framed: each judge with their earlier self. * Fewer than 50 comparisons.',
};

const histogram: Block = {
  block: 'histogram',
  id: 'distinct',
  title: 'Distinct outputs of a sentence',
  unit: 'distinct outputs',
  counted: 'sentences',
  bars: [19, 80, 151, 170, 214, 199, 171, 136, 97, 45, 14, 3, 1].map((count, at) => ({ label: String(at + 1), count })),
  caption: 'Mean 5.6 of 13 systems; n = 1300.',
};

const power: Block = {
  block: 'curves',
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

function scatter(systems: readonly System[]): Block {
  const last = systems.length - 1;
  return {
    block: 'scatter',
    id: 'metric',
    title: 'A metric and people',
    xUnit: 'metric',
    yUnit: 'Expected Wins',
    points: systems.map(({ name, score }, at) => ({
      name,
      x: at === last ? 0.04 : 0.22 + score * 0.3 + 0.08 * noise(at + 3),
      y: score,
      outlier: at === last,
    })),
    correlations: [
      { name: 'r', value: 0.812, n: systems.length },
      { name: 'r without outliers', value: 0.433, n: last },
    ],
  };
}

const betas = Array.from({ length: 50 }, (_, at) => (at + 1) / 50);
const curve = (name: string, top: number, at: number): { name: string; points: { x: number; y: number }[] } => ({
  name,
  points: betas.map((x) => ({ x, y: top - 0.05 * (Math.log(x) - Math.log(at)) ** 2 })),
});

const curves: Block = {
  block: 'curves',
  id: 'beta',
  title: 'Correlation over β',
  xUnit: 'β',
  yUnit: 'Spearman’s ρ',
  markers: [{ x: 0.5, label: '0.5' }],
  maxima: true,
  digits: 3,
  curves: [curve('both annotators', 0.757, 0.18), curve('annotator 1', 0.66, 0.38), curve('annotator 2', 0.72, 0.13)],
};

const williams: Block = {
  block: 'p-value-matrix',
  id: 'williams',
  title: 'Which metric is better',
  metrics: METRICS,
  values: METRICS.flatMap((better, row) =>
    METRICS.slice(row + 1).map((worse, at) => ({ better, worse, p: 0.35 * Math.exp(-(at + row) * 1.9) })),
  ),
  caption: 'Williams’ test, one-sided; n = 13.',
};

function scores(systems: readonly System[]): Block {
  const shownSystems = systems.slice(0, 5);
  return {
    block: 'dot-plot',
    id: 'scores',
    title: 'Scores',
    description: shownSystems.map(({ name, score }) => `${name}: ${score}`).join('; '),
    series: ['F0.5, with its interval', 'precision', 'recall'],
    unit: 'percent',
    max: 100,
    rows: shownSystems.map(({ name, score }) => ({
      label: name,
      values: [[score * 80], [score * 100], [score * 40]],
      interval: [score * 80 - 4, score * 80 + 4] as const,
    })),
  };
}

function multiples(systems: readonly System[]): Block {
  return {
    block: 'small-multiples',
    id: 'multiples',
    title: 'All metrics',
    series: 'score, with its interval',
    rows: systems.map(({ name }) => name),
    panels: METRICS.map((title, panel) => {
      const values = systems.map(({ score }, at) => 20 + 15 * panel + 30 * (score - 0.5) + 4 * noise(at + panel));
      return { title, unit: 'percent', values, intervals: values.map((value) => [value - 2, value + 3] as const) };
    }),
  };
}

function precisionRecall(systems: readonly System[]): Block {
  return {
    block: 'precision-recall',
    id: 'precision-recall',
    title: 'Precision and recall',
    beta: 0.5,
    points: systems.map(({ name, score }, at) => {
      const [precision, recall] = [score * 0.7, Math.abs(0.25 + 0.2 * noise(at + 5))];
      return { name, precision, recall, f: fScore(precision, recall, 0.5) };
    }),
  };
}

function heatMap(systems: readonly System[]): Block {
  return {
    block: 'heat-map',
    id: 'types',
    title: 'Recall by error type',
    rowName: 'Type',
    columnName: 'System',
    shareName: 'Recall',
    rows: ['ArtOrDet', 'Prep', 'Vform'],
    columns: systems.map(({ name }) => name),
    cells: [0, 1, 2].map((type) =>
      systems.map(({ score }, at) =>
        type === 2 && at === 1 ? undefined : { share: Math.abs(score * 0.5 + 0.2 * noise(at + type)), of: 40 + at },
      ),
    ),
  };
}
