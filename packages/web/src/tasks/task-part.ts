import type { Task } from '../api/types.js';

/** What every part of a task's pages is told. */
export interface TaskPart {
  readonly task: Task;
  /** Something was changed on the server. */
  readonly onChange: () => void;
}
