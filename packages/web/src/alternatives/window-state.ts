import type { Task } from '@stet/server';

/** Whether teams may propose now; `noGold` where the dates would let them, but the gold is not public. */
export function windowState(
  { settings }: Pick<Task, 'settings'>,
  now: number,
): 'open' | 'noGold' | 'coming' | 'closed' {
  const { proposals, release } = settings;
  const hasCome = (at: number | null): boolean => at !== null && at <= now;
  if (hasCome(proposals.closesAt)) return 'closed';
  if (!hasCome(proposals.opensAt)) return 'coming';
  return hasCome(release.gold) ? 'open' : 'noGold';
}
