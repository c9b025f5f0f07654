import type { EditAnnotator } from '../errant/annotator.js';
import type { ProposedEdit } from '../proposed-edit.js';
import { firstCharacterEdits, TYPE_OF_STEP } from './extract.js';

/** Finds and names edits of characters as ChERRANT does; of several sequences it takes the first. */
export const characterAnnotator: EditAnnotator = {
  edits: firstCharacterEdits,
  classify: (_source, _corrected, edits) => edits.map(typeOf),
};

function typeOf({ start, end, from, to }: ProposedEdit): string {
  return TYPE_OF_STEP[start === end ? 'I' : from === to ? 'D' : 'S'];
}
