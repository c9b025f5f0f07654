import type { TaskRow } from '../storage/task-tables.js';
import type { TaskSettings } from '../tasks/schemas.js';

/** The language of the essays of a task; empty when nobody said. */
export function languageOf({ settings }: TaskRow): string {
  return (JSON.parse(settings) as TaskSettings).language;
}
