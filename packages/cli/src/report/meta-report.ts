import type { Chapter, Block, Report } from '@stet/charts';
import type { Correlations, MetaSection } from '@stet/core/internal';
import { metaTables } from '../print/meta/tables.js';
import type { Drawing } from './report-options.js';
import { tableBlock } from './table-block.js';

interface Subject {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly sections: readonly MetaSection[];
  readonly charts?: (evaluation: Correlations, draw: Drawing) => readonly Block[];
}

const SUBJECTS: readonly Subject[] = [
  {
    id: 'the-systems',
    heading: 'Systems',
    text: 'Each point is a system: its score by people, and its score by the metric. Triangles are outliers, which alone can make or break a correlation.',
    sections: ['correlations', 'leave-one-out', 'ceiling'],
    charts: (evaluation, draw) => [draw.scatterBlock('scatter', evaluation)],
  },
  {
    id: 'the-tests',
    heading: 'Which metric is better?',
    text: 'How likely a lead as large is by chance, where the metric of the row is in truth no better than that of the column.',
    sections: ['tests'],
    charts: ({ systemLevel: { tests } }, draw) =>
      tests === undefined
        ? []
        : [
            draw.williamsBlock('williams-pearson', 'Williams’ test for Pearson’s r', tests.pearson),
            draw.williamsBlock('williams-spearman', 'Williams’ test for Spearman’s ρ', tests.spearman),
          ],
  },
  {
    id: 'the-windows',
    heading: 'Neighbours',
    text: 'Metrics are needed where systems are close. The correlations among neighbours, and among the best.',
    sections: ['windows'],
  },
  {
    id: 'the-sentences',
    heading: 'Sentences',
    text: 'How often the metric prefers the output that people prefer, under every rule for ties.',
    sections: ['taus', 'contingency', 'tau-tests', 'rows', 'judges', 'groups', 'calibration', 'soft-accuracy'],
  },
  {
    id: 'the-beta',
    heading: 'Precision or recall?',
    text: 'How well F agrees with people for each weight of recall.',
    sections: ['beta-sweep'],
    charts: ({ betaSweep = [] }, draw) => {
      const sweeps = betaSweep.map((sweep) => ({ ...sweep, name: sweep.metric }));
      return [
        draw.betaBlock('beta-spearman', 'Spearman’s ρ over β', sweeps, 'spearman'),
        draw.betaBlock('beta-pearson', 'Pearson’s r over β', sweeps, 'pearson'),
      ];
    },
  },
];

/** Which sections of an evaluation to show, and how. */
interface MetaShown {
  readonly shown: readonly MetaSection[];
  readonly details: boolean;
  readonly verdict: string;
}

/** How far metrics agree with people, as a page. */
export function metaPage(
  title: string,
  evaluation: Correlations,
  { shown, details, verdict }: MetaShown,
  draw: Drawing,
): Report {
  return {
    kind: 'Metrics judged by people',
    title,
    summary: verdict,
    chapters: SUBJECTS.flatMap((subject): Chapter[] => {
      const sections = subject.sections.filter((section) => shown.includes(section));
      if (sections.length === 0) return [];
      const { id, heading, text, charts } = subject;
      const tables = metaTables(evaluation, sections, details).map((table, index) =>
        tableBlock(`${id}-table-${index + 1}`, table.title ?? heading, table),
      );
      return [{ id, heading, text, blocks: [...(charts?.(evaluation, draw) ?? []), ...tables] }];
    }),
  };
}
