import type { JudgingRoom } from '@stet/server';

const nameOf = ({ judge }: JudgingRoom): string => `stet.begun.${judge.id}`;

/** Whether the judge has read the welcome, here or, when there are answers, anywhere. */
export function hasBegun(room: JudgingRoom): boolean {
  return room.progress.judged + room.progress.skipped > 0 || localStorage.getItem(nameOf(room)) !== null;
}

export function rememberBegin(room: JudgingRoom): void {
  try {
    localStorage.setItem(nameOf(room), '1');
  } catch {
    // The welcome is shown again, then.
  }
}
