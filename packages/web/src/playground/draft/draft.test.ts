import { describe, expect, it } from 'vitest';
import { EMPTY_INPUT } from '../empty-input.js';
import { EXAMPLE_INPUT } from '../example.js';
import { LONGEST_DRAFT, findDraft, keepDraft, type DraftStorage } from './draft.js';
import { hasTextOfOnesOwn } from './has-text-of-ones-own.js';

/** A storage as browsers have it, in memory. */
function memoryStorage(): DraftStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

const output = (text: string) => ({ ...EMPTY_INPUT, systems: [{ name: 'system-1', text }] });

describe('keepDraft(storage, input) and findDraft(storage)', () => {
  it('bring back what was on the page', () => {
    const storage = memoryStorage();
    expect(findDraft(storage)).toBeUndefined();
    expect(keepDraft(storage, EXAMPLE_INPUT)).toBe('kept');
    expect(findDraft(storage)).toEqual(EXAMPLE_INPUT);
  });

  it('keep nothing of a page that is as a visitor finds it', () => {
    const storage = memoryStorage();
    keepDraft(storage, EXAMPLE_INPUT);
    expect(keepDraft(storage, structuredClone(EMPTY_INPUT))).toBe('kept');
    expect(storage.texts.size).toBe(0);
  });

  it('keep no text that is too long, nor the one before it', () => {
    const storage = memoryStorage();
    keepDraft(storage, output('short'));
    expect(keepDraft(storage, output('x'.repeat(LONGEST_DRAFT)))).toBe('too-long');
    expect(storage.texts.size).toBe(0);
  });

  it('do without a storage, or one that is full', () => {
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(keepDraft(undefined, EXAMPLE_INPUT)).toBe('refused');
    expect(keepDraft({ ...memoryStorage(), setItem: full }, EXAMPLE_INPUT)).toBe('refused');
    expect(findDraft({ ...memoryStorage(), getItem: full })).toBeUndefined();
  });

  it.each(['', '{', '[]', '{"version":0}'])('leave %j alone, which is no draft', (text) => {
    const storage = memoryStorage();
    keepDraft(storage, EXAMPLE_INPUT);
    for (const name of storage.texts.keys()) storage.texts.set(name, text);
    expect(findDraft(storage)).toBeUndefined();
  });
});

describe('hasTextOfOnesOwn(input)', () => {
  it('is so of every text but the example', () => {
    expect([EMPTY_INPUT, EXAMPLE_INPUT, output(' \n')].map(hasTextOfOnesOwn)).toEqual([false, false, false]);
    expect(hasTextOfOnesOwn(output('mine'))).toBe(true);
    expect(hasTextOfOnesOwn({ ...EXAMPLE_INPUT, source: { name: 'source', text: 'mine' } })).toBe(true);
  });
});
