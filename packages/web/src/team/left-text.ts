import type { TeamRoom } from '@stet/server';

/** How many submissions are left, in words; undefined if no phase is open. */
export function leftText({ left }: Pick<TeamRoom, 'left'>): string | undefined {
  if (left === null) return undefined;
  const { phase, today } = left;
  if (phase === 0) return 'You have used all submissions of this phase.';
  if (today === 0) return 'You have used all submissions of today; there are more tomorrow.';
  if (phase === null && today === null) return 'You may hand in as often as you like.';
  const phrases = [
    ...(today === null ? [] : [`${today} today`]),
    ...(phase === null ? [] : [`${phase} in this phase`]),
  ];
  return `Left: ${phrases.join(', ')}.`;
}
