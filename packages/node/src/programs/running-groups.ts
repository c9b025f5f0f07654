import { atEnd } from '../at-end.js';

/** The groups of the programs that run, and how to forget them. None of them may outlive this process. */
const running = new Map<number, () => void>();

export function addRunning(group: number): void {
  running.set(
    group,
    atEnd(() => endRunning(group), 'at any signal'),
  );
}

/** Ends all processes of a group. */
export function endRunning(group: number): void {
  const forget = running.get(group);
  if (forget === undefined) return;
  running.delete(group);
  forget();
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
