import type { JudgingRoom } from '@stet/server';

const nameOf = (judge: string): string => `stet.begun.${judge}`;

/** Whether the judge has read the welcome: in this browser, or anywhere if there are answers already. */
export function hasBegun(room: JudgingRoom): boolean {
  return room.progress.judged + room.progress.skipped > 0 || localStorage.getItem(nameOf(room.judge.id)) !== null;
}

export function rememberBegin(judge: string): void {
  try {
    localStorage.setItem(nameOf(judge), '1');
  } catch {
    // Then the welcome is shown again.
  }
}
