import { StetError, quote } from '../../error.js';
import type { CampaignOptions } from './campaign.js';

/** Refuses options that no campaign can be drawn with. */
export function checkCampaign({ items, judges, inter, intra }: CampaignOptions): void {
  if (!Number.isInteger(items) || items < 1) throw bad('one item or more', String(items), 'Ask for more items.');
  if (judges.length === 0) throw bad('one judge or more', 'none', 'Name the judges, or say how many there are.');
  const twice = judges.find((judge, at) => judges.indexOf(judge) !== at);
  if (twice !== undefined) throw bad('judges with different names', `${quote(twice)} twice`, 'Name each judge once.');
  for (const [name, share] of Object.entries({ inter, intra })) {
    if (!(share >= 0 && share <= 1)) {
      throw bad(`a share of items from 0 to 1 for {{${name}}}`, String(share), 'For every third item, say 0.33.');
    }
  }
  if (inter > 0 && judges.length < 2) {
    throw bad('two judges or more to share items', '1', 'Name another judge, or set {{inter}} to 0 to share none.');
  }
}

function bad(expected: string, found: string, remedy: string): StetError {
  return new StetError({ code: 'BAD_OPTION', expected, found, remedy });
}

/** Refuses names that no file of judgments can hold: blanks and commas separate the systems of an output there. */
export function checkNames(systems: readonly string[]): void {
  const unusable = systems.find((name) => name === '' || /[\s,]/u.test(name));
  if (unusable === undefined) return;
  throw new StetError({
    code: 'BAD_OPTION',
    expected: 'names of systems without spaces and commas, which separate them in files of judgments',
    found: quote(unusable),
    remedy: 'Give the system another name: NAME=FILE.',
  });
}
