import type { TaskRow } from '../storage/task-tables.js';
import type { TaskSettings } from './schemas.js';

export function settingsOf({ settings }: Pick<TaskRow, 'settings'>): TaskSettings {
  return JSON.parse(settings) as TaskSettings;
}

/** Whether scores by the one are other than by the other: what is measured, or how often and how it is drawn. */
export function scoresDiffer(one: TaskSettings, other: TaskSettings): boolean {
  const scoring = ({ metrics, resamples, confidence, seed }: TaskSettings): string =>
    JSON.stringify([metrics.toSorted(), resamples, confidence, seed]);
  return scoring(one) !== scoring(other);
}
