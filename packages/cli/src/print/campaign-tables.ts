import { VERSION, type CampaignPlan, type CampaignSummary, type SentenceChance } from '@stet/core/internal';
import { left, percent, right, type TableModel } from './table.js';

/** How much work a plan gives the judges, and how often it compares each pair of systems. */
export function campaignTables(plan: CampaignPlan, summary: CampaignSummary): TableModel[] {
  return [sizeTable(plan, summary), judgeTable(summary), pairTable(plan, summary)];
}

function sizeTable(plan: CampaignPlan, { items, sentences, judgments, outputs, covered }: CampaignSummary): TableModel {
  const { protocol = 'ranking', perItem, inter, intra, seed, balanced, replacement } = plan.options;
  return {
    title: 'Campaign',
    columns: [right('Items'), right('Sentences'), right('Judgments'), right('Outputs/item'), right('Systems/item')],
    rows: [[String(items), String(sentences), String(judgments), outputs.toFixed(2), covered.toFixed(2)]],
    notes: [
      [
        'campaign',
        ...(protocol === 'ranking' ? [] : [protocol]),
        `items:${items}`,
        `per-item:${perItem}`,
        `inter:${inter}`,
        `intra:${intra}`,
        balanced ? 'balanced' : 'uniform',
        replacement ? 'with-replacement' : 'without-replacement',
        `seed:${seed}`,
        `stet:${VERSION}`,
      ].join('|'),
    ],
  };
}

function judgeTable({ judges }: CampaignSummary): TableModel {
  return {
    title: 'Judges',
    columns: [left('Judge'), right('Judgments'), right('Shared'), right('Repeated')],
    rows: judges.map(({ judge, judgments, shared, repeated }) => [judge, ...[judgments, shared, repeated].map(String)]),
    notes: ['Shared items go to another judge as well; repeated ones are shown to the judge twice.'],
  };
}

function pairTable({ systems }: CampaignPlan, { shown, pairs }: CampaignSummary): TableModel {
  const byNames = new Map(pairs.map((pair) => [pair.systems.join(' '), pair]));
  const compared = pairs.map((pair) => pair.compared);
  const mean = compared.reduce((sum, count) => sum + count, 0) / compared.length;
  return {
    title: 'Judgments for each pair of systems',
    columns: [left('System'), right('Shown'), ...systems.map(right)],
    rows: systems.map((rowSystem, row) => [
      rowSystem,
      String(shown[row].judgments),
      ...systems.map((columnSystem, column) => {
        if (row === column) return '';
        if (row < column) return String(byNames.get(`${rowSystem} ${columnSystem}`)?.compared);
        return String(byNames.get(`${columnSystem} ${rowSystem}`)?.same);
      }),
    ]),
    notes: [
      'Above the diagonal: judgments that compare the two. Below: those where both wrote the same, which tie them.',
      `Compared: at least ${Math.min(...compared)}, on average ${mean.toFixed(1)}, at most ${Math.max(...compared)}.`,
    ],
  };
}

const BAR_WIDTH = 40;

/** Figure 1 of Grundkiewicz et al. (2015), and how likely sentences with each number of outputs are drawn. */
export function histogramTable(
  chances: readonly SentenceChance[],
  histogram: readonly number[],
  withBars: boolean,
): TableModel {
  const most = Math.max(...histogram);
  const mean = chances.reduce((sum, { outputs }) => sum + outputs.length, 0) / chances.length;
  const share = (distinct: number): number =>
    chances.filter(({ outputs }) => outputs.length === distinct).reduce((sum, { probability }) => sum + probability, 0);
  return {
    title: 'Different outputs of a sentence',
    columns: [right('Outputs'), right('Sentences'), right('p, %'), ...(withBars ? [left('')] : [])],
    rows: histogram.map((count, at) => [
      String(at + 1),
      String(count),
      percent(share(at + 1), 1),
      ...(withBars ? ['#'.repeat(Math.round((count / most) * BAR_WIDTH))] : []),
    ]),
    notes: [
      'p: how likely such sentences are drawn, of all; those with one output have nothing to judge, and are left out.',
      `On average ${mean.toFixed(3)} outputs from ${histogram.length} systems for ${chances.length} sentences.`,
    ],
  };
}
