import type { TeamRoom } from '@stet/server';
import { words } from '../language/words.js';

/** How many submissions are left, in words; undefined if no phase is open. */
export function leftText({ left }: Pick<TeamRoom, 'left'>): string | undefined {
  if (left === null) return undefined;
  const { phase, today, month } = left;
  const texts = words().team.left;
  if (phase === 0) return texts.noneInPhase;
  if (month === 0) return texts.noneThisMonth;
  if (today === 0) return texts.noneToday;
  return phase === null && today === null && month === null ? texts.unlimited : texts.some(left);
}
