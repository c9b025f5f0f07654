import type { Block, Report } from '@stet/charts';
import {
  plainPercent,
  type CampaignPlan,
  type CampaignSummary,
  type Separation,
  type SentenceChance,
} from '@stet/core/internal';
import { campaignTables, histogramTable } from '../print/campaign-tables.js';
import { powerTable } from '../print/power-table.js';
import { tableBlock } from './table-block.js';

/** The plan of a campaign as a page. */
export function planPage(title: string, plan: CampaignPlan, summary: CampaignSummary): Report {
  const [size, judges, pairs] = campaignTables(plan, summary);
  return {
    kind: 'Plan of a human evaluation',
    title,
    summary: `Items: ${summary.items}. Judgments: ${summary.judgments}. Judges: ${summary.judges.length}. Systems: ${plan.systems.length}.`,
    chapters: [
      {
        id: 'the-plan',
        heading: 'Items and judges',
        text: 'Shared items go to a second judge and show how far judges agree; repeated ones show how far a judge agrees with themself.',
        blocks: [
          tableBlock('size', 'Items', size),
          loadChart(summary),
          tableBlock('judges', 'Load of each judge', judges),
        ],
      },
      {
        id: 'the-pairs',
        heading: 'Systems',
        text: 'How often each pair of systems will be compared.',
        blocks: [tableBlock('pairs', 'Judgments for each pair of systems', pairs)],
      },
    ],
  };
}

function loadChart({ judges }: CampaignSummary): Block {
  return {
    block: 'dot-plot',
    id: 'load-chart',
    title: 'Judgments of each judge',
    numbersNearby: true,
    description: `${judges.map(({ judge, judgments, shared, repeated }) => `${judge}: ${judgments}, of which ${shared} shared and ${repeated} repeated`).join('; ')}.`,
    series: ['judgments', 'shared', 'repeated'],
    rowName: 'Judge',
    rows: judges.map(({ judge, judgments, shared, repeated }) => ({
      label: judge,
      values: [[judgments], [shared], [repeated]],
    })),
    unit: 'items',
  };
}

/** How many different outputs sentences have, as a page. */
export function histogramPage(title: string, chances: readonly SentenceChance[], histogram: readonly number[]): Report {
  return {
    kind: 'Different outputs',
    title,
    summary: `Sentences: ${chances.length}. Systems: ${histogram.length}.`,
    chapters: [
      {
        id: 'the-outputs',
        heading: 'Different outputs of a sentence',
        text: 'The more systems write the same, the more one judgment tells, and the less likely the sentence is drawn.',
        blocks: [
          {
            block: 'histogram',
            id: 'histogram',
            title: 'Sentences by their number of different outputs',
            numbersNearby: true,
            bars: histogram.map((count, index) => ({ label: String(index + 1), count })),
            unit: 'different outputs',
            counted: 'sentences',
          },
          tableBlock('outputs', 'Sentences, and how likely they are drawn', histogramTable(chances, histogram, false)),
        ],
      },
    ],
  };
}

/** How many more judgments it takes to tell two systems apart, as a page. */
export function powerPage(title: string, separation: Separation): Report {
  const { systems, rankings, power, steps } = separation;
  const table = powerTable(separation);
  const [standing = '', answer = ''] = table.notes ?? [];
  return {
    kind: 'How much more judging?',
    title,
    summary: `${standing} ${answer}`,
    chapters: [
      {
        id: 'the-power',
        heading: `${systems[0]} against ${systems[1]}`,
        text: `Simulated from the judgments so far. The chance to separate the two, by the number of judgments beyond the ${rankings} at hand; the aim is ${plainPercent(power)} %.`,
        blocks: [
          // Nothing is simulated for systems that are separated already.
          ...(steps.length === 0 ? [] : [powerCurve(separation)]),
          tableBlock('steps', 'Chance to separate', table),
        ],
      },
    ],
  };
}

function powerCurve({ systems, steps }: Separation): Block {
  return {
    block: 'curves',
    id: 'power-curve',
    title: 'Chance to separate',
    numbersNearby: true,
    xUnit: 'further judgments',
    yUnit: 'percent of the simulations',
    yDomain: [0, 100],
    digits: 1,
    curves: [
      {
        name: `${systems[0]} and ${systems[1]}`,
        points: steps.map(({ further, share, error }) => ({
          x: further,
          y: share * 100,
          interval: [Math.max(0, (share - error) * 100), Math.min(100, (share + error) * 100)],
        })),
      },
    ],
  };
}
