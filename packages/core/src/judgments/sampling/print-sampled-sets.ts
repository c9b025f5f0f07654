import { StetError, quote } from '../../error.js';
import type { CampaignPlan } from './campaign.js';

/** The items of a campaign in the blocks that the programs of Grundkiewicz et al. (2015) hand on to each other. */
export function printSampledSets({ items }: Pick<CampaignPlan, 'items'>): string {
  return items
    .map(({ id, sentence, outputs, probability }) =>
      [
        [id, outputs.length, sentence, probability].join('\t'),
        ...outputs.map(({ systems: names, text }) => `${checkText(text)}\t${names.join(' ')}`),
        '',
        '',
      ].join('\n'),
    )
    .join('');
}

function checkText(text: string): string {
  if (!/[\t\n]/u.test(text)) return text;
  throw new StetError({
    code: 'UNPRINTABLE',
    expected: 'outputs without tabs, which separate the columns of sampled sets',
    found: quote(text),
    remedy: 'Replace the tabs with spaces, or write another format.',
  });
}
