import type { TeamRoom } from '@stet/server';

/** How many submissions are left, in words; undefined if no phase is open. */
export function leftText({ left }: Pick<TeamRoom, 'left'>): string | undefined {
  if (left === null) return undefined;
  const { phase, today } = left;
  if (phase === 0) return 'All submissions of this phase are used.';
  if (today === 0) return 'All submissions of today are used; tomorrow there are more.';
  if (phase === null && today === null) return 'You may hand in as often as you like.';
  const phrases = [
    ...(today === null ? [] : [`${today} today`]),
    ...(phase === null ? [] : [`${phase} in this phase`]),
  ];
  return `Left: ${phrases.join(', ')}.`;
}
