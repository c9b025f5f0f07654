import type { TaskRow } from '../storage/task-tables.js';
import { explainingName } from './explaining-name.js';
import { DEFAULT_REGISTRATION, type TaskSettings } from './schemas.js';

export function settingsOf({ settings }: Pick<TaskRow, 'settings'>): TaskSettings {
  // Tasks of earlier versions say nothing about registration.
  const stored = JSON.parse(settings) as Omit<TaskSettings, 'registration'> & Partial<TaskSettings>;
  return { ...stored, registration: stored.registration ?? DEFAULT_REGISTRATION };
}

/** Whether the settings give different scores: other metrics, other edits to show, or other resamples. */
export function scoresDiffer(before: TaskSettings, after: TaskSettings): boolean {
  const scoring = (settings: TaskSettings): string => {
    const { metrics, resamples, confidence, seed } = settings;
    return JSON.stringify([metrics.toSorted(), explainingName(settings), resamples, confidence, seed]);
  };
  return scoring(before) !== scoring(after);
}
