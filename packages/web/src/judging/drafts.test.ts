import { expect, it } from 'vitest';
import { dropDraft, findDraft, keepDraft, type DraftStorage, type KeptDraft } from './drafts.js';

function memory(): DraftStorage {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => items.set(name, value),
    removeItem: (name) => items.delete(name),
  };
}

const item = { id: 'a1', revision: 0, outputs: ['x', 'y'] };
const draft: KeptDraft = { ranks: [1, null], details: null, flagged: false, comment: 'hm', revision: 0, spentMs: 1200 };

it('finds the draft of an item again', () => {
  const storage = memory();
  keepDraft(storage, 'a1', draft);
  expect(findDraft(storage, item)).toEqual(draft);
  dropDraft(storage, 'a1');
  expect(findDraft(storage, item)).toBeUndefined();
});

it('does not bring back a draft of an answer that was changed elsewhere', () => {
  const storage = memory();
  keepDraft(storage, 'a1', draft);
  expect(findDraft(storage, { ...item, revision: 1 })).toBeUndefined();
});

it('does without what it cannot read, and without a place to keep it', () => {
  const storage = memory();
  storage.setItem('stet.draft.a1', '{');
  expect(findDraft(storage, item)).toBeUndefined();
  const full: DraftStorage = {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => {
    keepDraft(full, 'a1', draft);
  }).not.toThrow();
});
