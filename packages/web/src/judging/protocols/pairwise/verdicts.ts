import type { KeyPress } from '../../item-keys.js';
import type { ItemAction } from '../../item-state.js';
import type { Ranks } from '../../ranks.js';
import { VERDICTS, type Verdict } from './verdict-list.js';

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
