import type { Chapter, Block, Report } from '@stet/charts';
import type { Correlations, MetaSection } from '@stet/core/internal';
import { named, setTable, toldVerdicts, type SetEvaluation } from '../print/meta/set-tables.js';
import { sweepTitle } from '../print/meta/sweep-title.js';
import { metaTables } from '../print/meta/tables.js';
import type { Drawing } from './report-options.js';
import { tableBlock } from './table-block.js';

interface Subject {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly sections: readonly MetaSection[];
  /** The number of the set tells the ids of its charts apart. */
  readonly charts?: (evaluation: Correlations, draw: Drawing, set: number) => readonly Block[];
}

function chartId(name: string, set: number): string {
  return set === 0 ? name : `${name}-${set + 1}`;
}

const SUBJECTS: readonly Subject[] = [
  {
    id: 'the-systems',
    heading: 'Systems',
    text: 'Each point is a system: its score by people, and its score by the metric. Triangles are outliers, which alone can make or break a correlation.',
    sections: ['correlations', 'intervals', 'leave-one-out', 'ceiling'],
    charts: (evaluation, draw, set) => [draw.scatterBlock(chartId('scatter', set), evaluation)],
  },
  {
    id: 'the-tests',
    heading: 'Which metric is better?',
    text: 'How likely a lead as large is by chance, where the metric of the row is in truth no better than that of the column.',
    sections: ['tests'],
    charts: ({ systemLevel: { tests } }, draw, set) =>
      tests === undefined
        ? []
        : [
            draw.williamsBlock(chartId('williams-pearson', set), 'Williams’ test for Pearson’s r', tests.pearson),
            draw.williamsBlock(chartId('williams-spearman', set), 'Williams’ test for Spearman’s ρ', tests.spearman),
          ],
  },
  {
    id: 'the-windows',
    heading: 'Neighbours',
    text: 'Metrics are needed where systems are close. The correlations among neighbours, and among the best.',
    sections: ['windows'],
    charts: (evaluation, draw, set) => draw.windowBlocks(chartId('windows', set), evaluation),
  },
  {
    id: 'the-sentences',
    heading: 'Sentences',
    text: 'How often the metric prefers the output that people prefer, under every rule for ties.',
    sections: [
      ...['taus', 'accuracy', 'rank-distance', 'contingency', 'tau-tests', 'rows', 'judges', 'groups'],
      ...['calibration', 'soft-accuracy'],
    ] as MetaSection[],
  },
  {
    id: 'the-beta',
    heading: 'Precision or recall?',
    text: 'How well F agrees with people for each weight of recall.',
    sections: ['beta-sweep'],
    charts: ({ betaSweep = [] }, draw, set) => {
      const sweeps = betaSweep.map((sweep) => ({ ...sweep, name: sweepTitle(sweep.metric) }));
      return [
        draw.betaBlock(chartId('beta-spearman', set), 'Spearman’s ρ over β', sweeps, 'spearman'),
        draw.betaBlock(chartId('beta-pearson', set), 'Pearson’s r over β', sweeps, 'pearson'),
      ];
    },
  },
];

/** Which sections of an evaluation to show, and how. */
interface MetaShown {
  readonly shown: readonly MetaSection[];
  readonly details: boolean;
}

/** How far metrics agree with people, as a page: a chapter for each subject, of each set of systems. */
export function metaPage(
  title: string,
  evaluations: readonly SetEvaluation[],
  shown: MetaShown,
  draw: Drawing,
): Report {
  return {
    kind: 'Metrics judged by people',
    title,
    summary: toldVerdicts(evaluations).join(' '),
    chapters: [
      ...setChapter(evaluations),
      ...evaluations.flatMap((evaluation, at) => subjectChapters(evaluation, at, shown, draw)),
    ],
  };
}

function setChapter(evaluations: readonly SetEvaluation[]): Chapter[] {
  const tables = setTable(evaluations);
  if (tables.length === 0) return [];
  return [
    {
      id: 'the-sets',
      heading: evaluations[0].set === undefined ? 'What people said' : 'Sets of systems',
      text: 'A metric that agrees with people about one set of systems need not agree with them about another, nor with people who judge otherwise.',
      blocks: tables.map((table) => tableBlock('the-sets-table', table.title ?? '', table)),
    },
  ];
}

function subjectChapters(
  evaluated: SetEvaluation,
  at: number,
  { shown, details }: MetaShown,
  draw: Drawing,
): Chapter[] {
  return SUBJECTS.flatMap((subject): Chapter[] => {
    const sections = subject.sections.filter((section) => shown.includes(section));
    if (sections.length === 0) return [];
    const { text, charts } = subject;
    const id = at === 0 ? subject.id : `${subject.id}-${at + 1}`;
    const { evaluation } = evaluated;
    const heading = named(evaluated, subject.heading);
    const tables = metaTables(evaluation, sections, details).map((table, index) =>
      tableBlock(`${id}-table-${index + 1}`, table.title ?? heading, table),
    );
    return [{ id, heading, text, blocks: [...(charts?.(evaluation, draw, at) ?? []), ...tables] }];
  });
}
