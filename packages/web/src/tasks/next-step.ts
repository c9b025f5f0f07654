import type { Task } from '@stet/server';
import { words } from '../language/words.js';

/** What an organiser would do next with a task. */
export function nextStep(task: Task, now: number): string {
  const { sentences, goldVersion, teams, waiting, phase, settings, benchmark } = task;
  const { phases, release } = settings;
  const { next } = words().tasks;
  if (sentences === 0) return next.source;
  if (phases.length === 0) return next.phases;
  if (teams === 0) return benchmark === null ? next.link : next.benchmarkLink;
  if (waiting > 0) return next.scoring(waiting);
  if (goldVersion === 0) return next.gold;
  if (phase !== null) return next.handingIn(phases[phase].name);
  const coming = phases.find(({ opensAt }) => opensAt > now);
  if (coming !== undefined) return next.coming(coming.name);
  if (!isPast(release.leaderboard, now)) return next.releaseBoard;
  if (!isPast(release.gold, now)) return next.releaseGold;
  return next.done;
}

const isPast = (at: number | null, now: number): boolean => at !== null && at <= now;
