import type { TaskRow } from '../storage/task-tables.js';
import type { TaskSettings } from './schemas.js';

export function settingsOf({ settings }: Pick<TaskRow, 'settings'>): TaskSettings {
  return JSON.parse(settings) as TaskSettings;
}

/** Whether the settings give different scores: other metrics, or other resamples. */
export function scoresDiffer(before: TaskSettings, after: TaskSettings): boolean {
  const scoring = ({ metrics, resamples, confidence, seed }: TaskSettings): string =>
    JSON.stringify([metrics.toSorted(), resamples, confidence, seed]);
  return scoring(before) !== scoring(after);
}
