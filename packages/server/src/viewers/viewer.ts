import type { EntrantRow } from '../storage/benchmark-tables.js';
import type { TeamRow } from '../storage/task-tables.js';

/** Who looks at a task or a benchmark. */
export type Viewer =
  | { readonly kind: 'organiser' }
  | { readonly kind: 'team'; readonly team: TeamRow }
  /** Somebody of a benchmark who looks at something that is none of its data sets, such as the benchmark itself. */
  | { readonly kind: 'entrant'; readonly entrant: EntrantRow }
  | { readonly kind: 'everybody' };
