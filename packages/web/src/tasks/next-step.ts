import type { Task } from '@stet/server';

/** What an organiser would do next with a task. */
export function nextStep(task: Task, now: number): string {
  const { sentences, goldVersion, teams, waiting, phase, settings } = task;
  const { phases, release } = settings;
  if (sentences === 0) return 'Upload the source or the gold, or have essays annotated.';
  if (phases.length === 0) return 'Say when teams may hand in.';
  if (teams === 0) return 'Make the link that teams register with.';
  if (waiting > 0) return `${waiting === 1 ? '1 submission is' : `${waiting} submissions are`} being scored.`;
  if (goldVersion === 0) return 'Upload the gold: nothing is scored without it.';
  if (phase !== null) return `Teams hand in: ${phases[phase].name}.`;
  const coming = phases.find(({ opensAt }) => opensAt > now);
  if (coming !== undefined) return `Teams wait for ${coming.name} to open.`;
  if (!isPast(release.leaderboard, now)) return 'Release the leaderboard.';
  if (!isPast(release.gold, now)) return 'Release the gold, so that teams can propose alternative answers.';
  return 'See the final table.';
}

const isPast = (at: number | null, now: number): boolean => at !== null && at <= now;
