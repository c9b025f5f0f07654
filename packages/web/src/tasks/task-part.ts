import type { Task } from '@stet/server';

/** What every part of a task's pages is told. */
export interface TaskPart {
  readonly task: Task;
}
