import { describe, expect, it } from 'vitest';
import { deedOf, type KeyDeed, type PressedKey } from './essay-keys.js';
import { essayModel } from './essay-model.js';
import type { Selection } from './selection.js';

const TEXT = 'He go home. She stays.';
const essayOf = (text: string): Parameters<typeof essayModel>[0] => ({
  id: '1',
  name: '1',
  title: null,
  words: 5,
  paragraphs: [{ kind: 'paragraph', text }],
});
const model = essayModel(essayOf(TEXT), 'en');

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

function deed(pressed: PressedKey, selection?: Selection, rightToLeft = false): KeyDeed | undefined {
  return deedOf(pressed, model, [TEXT], selection, rightToLeft);
}

const GO: Selection = { paragraph: 0, anchor: 3, focus: 5 };

describe('deedOf(key)', () => {
  it('begins with the first word', () => {
    expect(deed(press('ArrowRight'))).toEqual({ deed: 'select', selection: { paragraph: 0, anchor: 0, focus: 2 } });
    expect(deed(press('Enter'))).toBeUndefined();
  });

  it.each([
    ['ArrowRight', {}, 6, 10],
    ['ArrowLeft', {}, 0, 2],
    ['ArrowRight', { shiftKey: true }, 3, 10],
    ['ArrowLeft', { shiftKey: true }, 5, 0],
    ['ArrowRight', { altKey: true }, 3, 6],
    ['ArrowDown', {}, 12, 15],
    ['End', {}, 21, 22],
    ['Home', {}, 0, 2],
  ])('chooses by %s %o', (key, held, anchor, focus) => {
    expect(deed(press(key, held), GO)).toEqual({ deed: 'select', selection: { paragraph: 0, anchor, focus } });
  });

  it('goes left to the next word where text runs from right to left', () => {
    expect(deed(press('ArrowLeft'), GO, true)).toEqual(deed(press('ArrowRight'), GO));
  });

  it('opens the form to change, to insert before, and to delete', () => {
    expect(deed(press('Enter'), GO)).toEqual({ deed: 'mark', selection: GO, deletes: false });
    const caret = { ...GO, focus: 3 };
    expect(deed(press('i'), GO)).toEqual({ deed: 'mark', selection: caret, deletes: false });
    expect(deed(press('Insert'), GO)).toEqual(deed(press('i'), GO));
    expect(deed(press('Delete'), GO)).toEqual({ deed: 'mark', selection: GO, deletes: true });
    expect(deed(press('Delete'), caret)).toBeUndefined();
  });

  it('leaves the keys of the browser alone', () => {
    expect(deed(press('ArrowRight', { ctrlKey: true }), GO)).toBeUndefined();
    expect(deed(press('a'), GO)).toBeUndefined();
    expect(deed(press('Tab'), GO)).toBeUndefined();
  });
});

describe('essayModel(essay, language)', () => {
  it('takes Hebrew words whole, and English words as the gold has them', () => {
    expect(essayModel(essayOf('הילד הולכת לבית'), 'he').words[0]).toHaveLength(3);
    expect(model.words[0].map(({ start, end }) => TEXT.slice(start, end))).toEqual([
      'He',
      'go',
      'home',
      '.',
      'She',
      'stays',
      '.',
    ]);
  });

  it('says which mark will not be in the gold', () => {
    const mark = { startParagraph: 0, startOffset: 6, endParagraph: 0, endOffset: 15, type: 'T', correction: 'x' };
    expect(model.noteOf(mark)).toBe('crosses sentences');
    expect(model.noteOf({ ...mark, endOffset: 10 })).toBeUndefined();
  });
});
