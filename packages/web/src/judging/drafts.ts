import type { Draft } from './item-state.js';

/** A draft as it is kept in the browser, with the time already spent on the item. */
export interface KeptDraft extends Draft {
  /** The revision of the assignment that the draft changes. */
  readonly revision: number;
  readonly spentMs: number;
}

/** The methods of `localStorage` that drafts use. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (assignment: string): string => `stet.draft.${assignment}`;

/** Saves a draft so that it survives a reload. If the browser stores nothing, the page still works. */
export function keepDraft(storage: DraftStorage, assignment: string, draft: KeptDraft): void {
  try {
    storage.setItem(nameOf(assignment), JSON.stringify(draft));
  } catch {
    // Storage is full, or forbidden by the browser.
  }
}

export function dropDraft(storage: DraftStorage, assignment: string): void {
  storage.removeItem(nameOf(assignment));
}

/** The draft of an item, unless the item has been answered since or shows a different number of outputs. */
export function findDraft(
  storage: DraftStorage,
  assignment: { readonly id: string; readonly revision: number; readonly outputs: readonly string[] },
): KeptDraft | undefined {
  const kept = parse(storage.getItem(nameOf(assignment.id)));
  return kept?.revision === assignment.revision && kept.ranks.length === assignment.outputs.length ? kept : undefined;
}

function parse(text: string | null): KeptDraft | undefined {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<KeptDraft>;
    return Array.isArray(kept.ranks) ? { details: null, ...(kept as Omit<KeptDraft, 'details'>) } : undefined;
  } catch {
    return undefined;
  }
}
