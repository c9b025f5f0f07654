import type { ProposedEdit } from '../proposed-edit.js';

/** An edit between two texts, with its ERRANT type: `R:VERB:SVA`. */
export interface TypedEdit extends ProposedEdit {
  readonly type: string;
}
