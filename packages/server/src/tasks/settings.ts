import type { TaskRow } from '../storage/task-tables.js';
import { DEFAULT_REGISTRATION, type TaskSettings } from './schemas.js';

export function settingsOf({ settings }: Pick<TaskRow, 'settings'>): TaskSettings {
  // Tasks of earlier versions say nothing about registration.
  const stored = JSON.parse(settings) as Omit<TaskSettings, 'registration'> & Partial<TaskSettings>;
  return { ...stored, registration: stored.registration ?? DEFAULT_REGISTRATION };
}

/** Whether the settings give different scores: other metrics, or other resamples. */
export function scoresDiffer(before: TaskSettings, after: TaskSettings): boolean {
  const scoring = ({ metrics, resamples, confidence, seed }: TaskSettings): string =>
    JSON.stringify([metrics.toSorted(), resamples, confidence, seed]);
  return scoring(before) !== scoring(after);
}
