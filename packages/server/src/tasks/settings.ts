import type { TaskRow } from '../storage/task-tables.js';
import { explainingName } from './explaining-name.js';
import { DEFAULT_REGISTRATION, type TaskSettings } from './schemas.js';

export function settingsOf({ settings }: Pick<TaskRow, 'settings'>): TaskSettings {
  // Tasks of earlier versions lack what came later.
  const stored = JSON.parse(settings) as Omit<TaskSettings, keyof typeof CAME_LATER> & Partial<TaskSettings>;
  return { ...CAME_LATER, ...stored, phases: stored.phases.map((phase) => ({ ...CAME_LATER_TO_PHASES, ...phase })) };
}

const CAME_LATER = {
  registration: DEFAULT_REGISTRATION,
  unit: 'word',
  normalise: ['none'],
  totalsOnly: false,
} satisfies Partial<TaskSettings>;

const CAME_LATER_TO_PHASES = { limitPerMonth: 0 };

/**
 * Whether the settings give different scores: other metrics, other edits to show, texts cut or changed otherwise, or other
 * resamples.
 */
export function scoresDiffer(before: TaskSettings, after: TaskSettings): boolean {
  const scoring = (settings: TaskSettings): string => {
    const { metrics, unit, normalise, resamples, confidence, seed } = settings;
    return JSON.stringify([metrics.toSorted(), explainingName(settings), unit, normalise, resamples, confidence, seed]);
  };
  return scoring(before) !== scoring(after);
}
