import type { ItemRow } from '../storage/tables.js';

/** A text that one or more systems produced. */
export interface ItemOutput {
  readonly text: string;
  readonly systems: readonly string[];
}

export function outputsOf({ outputs }: Pick<ItemRow, 'outputs'>): ItemOutput[] {
  return JSON.parse(outputs) as ItemOutput[];
}
