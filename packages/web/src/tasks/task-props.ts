import type { Task } from '@stet/server';

/** What every room and section of a task is given. */
export interface TaskProps {
  readonly task: Task;
}
