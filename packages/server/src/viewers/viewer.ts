import type { TeamRow } from '../storage/task-tables.js';

/** Who looks at a task. */
export type Viewer =
  | { readonly kind: 'organiser' }
  | { readonly kind: 'team'; readonly team: TeamRow }
  | { readonly kind: 'everybody' };
