import type { KeyPress } from '../../item-keys.js';
import type { ItemAction } from '../../item-state.js';
import type { Ranks } from '../../ranks.js';

/** What a judge may say of two outputs, in the order of the page. */
export const VERDICTS = [
  { name: 'first', ranks: [1, 2], keys: ['ArrowLeft', '1'] },
  { name: 'equal', ranks: [1, 1], keys: ['=', '0'] },
  { name: 'second', ranks: [2, 1], keys: ['ArrowRight', '2'] },
] as const;

export type Verdict = (typeof VERDICTS)[number];
export type PairVerdictName = Verdict['name'];

/** What ranks say of two outputs; undefined until both have one. */
export function verdictOf(ranks: Ranks): Verdict | undefined {
  const [first, second] = ranks;
  if (typeof first !== 'number' || typeof second !== 'number') return undefined;
  return VERDICTS[Math.sign(first - second) + 1];
}

/** Arrows, digits and the sign of equality choose; in a text field every key types. */
export function verdictAction({ key, modified, on }: KeyPress): ItemAction | undefined {
  if (modified || on === 'text') return undefined;
  const chosen = VERDICTS.find(({ keys }) => (keys as readonly string[]).includes(key));
  return chosen === undefined ? undefined : { type: 'ranks', ranks: chosen.ranks };
}
