import type { TeamRoom } from '@stet/server';
import { words } from '../language/words.js';

/** How many submissions are left, in words; undefined if no phase is open. */
export function leftText({ left }: Pick<TeamRoom, 'left'>): string | undefined {
  if (left === null) return undefined;
  const { phase, today } = left;
  const texts = words().team.left;
  if (phase === 0) return texts.noneInPhase;
  if (today === 0) return texts.noneToday;
  if (today === null) return phase === null ? texts.unlimited : texts.inPhase(phase);
  return phase === null ? texts.today(today) : texts.both(today, phase);
}
