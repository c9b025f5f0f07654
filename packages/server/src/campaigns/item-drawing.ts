import type { PairDrawing } from '@stet/core/internal';
import type { ItemRow } from '../storage/tables.js';

/** How the pair of an item was drawn, as a field of a ranking; none where outputs are ranked. */
export function drawingOf({ drawing }: Pick<ItemRow, 'drawing'>): { readonly drawing?: PairDrawing } {
  return drawing === null ? {} : { drawing: JSON.parse(drawing) as PairDrawing };
}
