import type { Mark, Sheet } from '@stet/server';
import type { Problem } from '../api/problem.js';
import type { SentSheet } from './annotating-outbox.js';

/** What an annotator can change and undo. */
export interface SheetContent {
  readonly marks: readonly Mark[];
  readonly state: Sheet['state'];
}

/** A sheet on the page: its content, its history, and what the server has acknowledged. */
export interface SheetState extends SheetContent {
  /** The last revision that the server acknowledged. */
  readonly revision: number;
  readonly past: readonly SheetContent[];
  readonly future: readonly SheetContent[];
  /** Ids of changes that the server has not acknowledged. */
  readonly pending: ReadonlySet<string>;
  /** What another window saved in the meantime; the content here was not saved. */
  readonly conflict: Sheet | undefined;
  readonly refusal: Problem | undefined;
}

export function openSheet({ marks, state, revision }: Sheet): SheetState {
  return {
    marks,
    state,
    revision,
    past: [],
    future: [],
    pending: new Set(),
    conflict: undefined,
    refusal: undefined,
  };
}

const contentOf = ({ marks, state }: SheetContent): SheetContent => ({ marks, state });

/** The sheet with new content, which is being sent as change `id`. */
export function changeSheet(sheet: SheetState, content: SheetContent, id: string): SheetState {
  return { ...sent(sheet, content, id), past: [...sheet.past, contentOf(sheet)], future: [] };
}

/** Undefined when there is nothing to undo. */
export function undoSheet(sheet: SheetState, id: string): SheetState | undefined {
  const before = sheet.past.at(-1);
  if (before === undefined) return undefined;
  return { ...sent(sheet, before, id), past: sheet.past.slice(0, -1), future: [contentOf(sheet), ...sheet.future] };
}

/** Undefined when nothing was undone. */
export function redoSheet(sheet: SheetState, id: string): SheetState | undefined {
  const [after] = sheet.future as [SheetContent?];
  if (after === undefined) return undefined;
  return { ...sent(sheet, after, id), past: [...sheet.past, contentOf(sheet)], future: sheet.future.slice(1) };
}

function sent(sheet: SheetState, { marks, state }: SheetContent, id: string): SheetState {
  return { ...sheet, marks, state, pending: new Set(sheet.pending).add(id), conflict: undefined, refusal: undefined };
}

/** Applies the outcome of a change made here or in another tab. */
export function settleSheet(sheet: SheetState, fate: SentSheet): SheetState {
  const pending = new Set(sheet.pending);
  const isOwn = pending.delete(fate.entry.body.id);
  const settled = { ...sheet, pending };
  switch (fate.type) {
    case 'saved': {
      const { sheet: saved } = fate.saved;
      if (isOwn) return { ...settled, revision: Math.max(sheet.revision, saved.revision) };
      // Another tab of this browser saved it, and nothing is pending here that it could overwrite.
      return pending.size === 0 && sheet.conflict === undefined ? openSheet(saved) : settled;
    }
    case 'conflict':
      return isOwn ? { ...settled, conflict: fate.current.sheet, revision: fate.current.sheet.revision } : settled;
    case 'refused':
      return isOwn ? { ...settled, refusal: fate.problem } : settled;
  }
}
