import type { Mark, SavedSheet, Sheet } from '@stet/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SentSheet } from './annotating-outbox.js';
import { changeSheet, openSheet, redoSheet, settleSheet, undoSheet, type SheetState } from './sheet-state.js';

const mark = (startOffset: number): Mark => ({
  startParagraph: 0,
  startOffset,
  endParagraph: 0,
  endOffset: startOffset,
  type: 'T',
  correction: 'x',
});
const stored = (revision: number, marks: Mark[] = []): Sheet => ({ revision, state: 'open', marks, savedAt: 1 });

const entryOf = (id: string): SentSheet['entry'] => ({
  order: 1,
  owner: 'ann',
  subject: 'essay',
  body: { id, revision: 0, state: 'open', marks: [] },
});
const saved = (id: string, sheet: Sheet): SentSheet => {
  const answer: SavedSheet = { essay: 'essay', sheet };
  return { type: 'saved', entry: entryOf(id), saved: answer };
};

describe('a sheet on the page', () => {
  it('undoes and makes again what was changed', () => {
    const changed = changeSheet(openSheet(stored(0)), { marks: [mark(1)], state: 'open' }, 'a');
    const changedTwice = changeSheet(changed, { marks: [mark(1), mark(2)], state: 'open' }, 'b');
    const back = undoSheet(changedTwice, 'c');
    expect(back?.marks).toEqual([mark(1)]);
    expect(back && redoSheet(back, 'd')?.marks).toEqual(changedTwice.marks);
    expect([...(back?.pending ?? [])]).toEqual(['a', 'b', 'c']);
    expect(undoSheet(openSheet(stored(0)), 'e')).toBeUndefined();
    expect(redoSheet(changedTwice, 'e')).toBeUndefined();
  });

  it('comes back to where it was after as many undos as changes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 8 }), (offsets) => {
        const start = openSheet(stored(0, [mark(99)]));
        let sheet: SheetState | undefined = start;
        for (const at of offsets) sheet = changeSheet(sheet, { marks: [...sheet.marks, mark(at)], state: 'open' }, 'x');
        const last = sheet.marks;
        for (const _ of offsets) sheet = sheet && undoSheet(sheet, 'x');
        expect(sheet?.marks).toEqual(start.marks);
        for (const _ of offsets) sheet = sheet && redoSheet(sheet, 'x');
        expect(sheet?.marks).toEqual(last);
      }),
    );
  });

  it('keeps its own content when the server acknowledges an earlier change', () => {
    const changed = changeSheet(openSheet(stored(0)), { marks: [mark(1)], state: 'open' }, 'a');
    const changedTwice = changeSheet(changed, { marks: [], state: 'open' }, 'b');
    const settled = settleSheet(changedTwice, saved('a', stored(1, [mark(1)])));
    expect(settled).toMatchObject({ marks: [], revision: 1 });
    expect([...settled.pending]).toEqual(['b']);
  });

  it('shows what another tab saved, unless something of its own waits', () => {
    const idle = openSheet(stored(1));
    expect(settleSheet(idle, saved('other', stored(2, [mark(5)])))).toMatchObject({ revision: 2, marks: [mark(5)] });
    const busy = changeSheet(idle, { marks: [mark(1)], state: 'open' }, 'a');
    expect(settleSheet(busy, saved('other', stored(2, [mark(5)])))).toMatchObject({ revision: 1, marks: [mark(1)] });
  });

  it('keeps both contents in a conflict, and goes on from the revision that stands', () => {
    const mine = changeSheet(openSheet(stored(1)), { marks: [mark(1)], state: 'open' }, 'a');
    const current = { essay: 'essay', sheet: stored(4, [mark(7)]) };
    const settled = settleSheet(mine, { type: 'conflict', entry: entryOf('a'), current });
    expect(settled).toMatchObject({ marks: [mark(1)], conflict: { marks: [mark(7)] }, revision: 4 });
    expect(changeSheet(settled, settled, 'b')).toMatchObject({ marks: [mark(1)], conflict: undefined, revision: 4 });
  });
});
