import type { TaskSettings } from '@stet/server';
import { words } from '../../language/words.js';

/** What gives answers away when it is public. */
const GIVING_AWAY = ['systems', 'gold'] as const;

/** What to ask before outputs or gold become public at `at`, although teams can hand in after that. */
export function earlyRelease(
  what: keyof TaskSettings['release'],
  at: number | null,
  phases: TaskSettings['phases'],
  now: number,
): string | undefined {
  if (at === null || (what !== 'systems' && what !== 'gold')) return undefined;
  const phase = phases.find(({ closesAt }) => closesAt === null || closesAt > Math.max(at, now));
  if (phase === undefined) return undefined;
  return words().tasks.early[what](phase.name);
}

/** The same for all that is released earlier than before, or that phases now last beyond. */
export function earlyReleases(
  kept: Pick<TaskSettings, 'release' | 'phases'>,
  { release, phases }: Pick<TaskSettings, 'release' | 'phases'>,
  now: number,
): string | undefined {
  const questions = GIVING_AWAY.flatMap((what) => {
    const question = earlyRelease(what, release[what], phases, now);
    return question === earlyRelease(what, kept.release[what], kept.phases, now) ? [] : (question ?? []);
  });
  return questions.length === 0 ? undefined : questions.join(' ');
}
