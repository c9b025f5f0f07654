import type { JudgingRoom } from '@stet/server';

const nameOf = ({ judge }: JudgingRoom): string => `stet.begun.${judge.id}`;

/** Whether the judge has read the welcome: in this browser, or anywhere if there are answers already. */
export function hasBegun(room: JudgingRoom): boolean {
  return room.progress.judged + room.progress.skipped > 0 || localStorage.getItem(nameOf(room)) !== null;
}

export function rememberBegin(room: JudgingRoom): void {
  try {
    localStorage.setItem(nameOf(room), '1');
  } catch {
    // Then the welcome is shown again.
  }
}
