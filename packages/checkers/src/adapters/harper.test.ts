import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STANDARD_RULES } from '../testing/standard-rules.js';
import type { Adapter } from './adapter.js';
import { harperAdapter, type HarperCorrectorOptions } from './harper.js';

const STANDARD: HarperCorrectorOptions = { dialect: 'american', ...STANDARD_RULES };

const { signal } = new AbortController();

async function texts(adapter: Adapter, ...sentences: readonly string[]): Promise<string[]> {
  const answers = [];
  for (const sentence of sentences) answers.push(...(await adapter.correct([sentence], signal)));
  return answers.map(({ text }) => text);
}

async function withHarper(options: Partial<HarperCorrectorOptions>, sentence: string): Promise<string[]> {
  const adapter = await harperAdapter({ ...STANDARD, ...options });
  try {
    return await texts(adapter, sentence);
  } finally {
    await adapter.close();
  }
}

describe('harperAdapter(options)', () => {
  let adapter: Adapter;
  beforeAll(async () => {
    adapter = await harperAdapter(STANDARD);
  });
  afterAll(async () => {
    await adapter.close();
  });

  it('corrects English in this process', async () => {
    expect(await texts(adapter, 'The womans in the house teached me.', 'My room is small.', '')).toEqual([
      'The women in the house taught me.',
      'My room is small.',
      '',
    ]);
  });

  it('finds its places behind emoji, combining marks and characters outside of the first plane', async () => {
    expect(adapter.offsets).toBe('utf16');
    expect(
      await texts(adapter, '😀😀 This is a elephant.', 'Cafe\u0301 👩‍🚀 and a elephant.', '𝔘𝔫 and a elephant 😀.'),
    ).toEqual(['😀😀 This is an elephant.', 'Cafe\u0301 👩‍🚀 and an elephant.', '𝔘𝔫 and an elephant 😀.']);
  });

  it('names its version in the signature', () => {
    expect(adapter.signature).toMatch(/^\["harper","2\.10\.0","american"/u);
  });

  it('uses the dialect, the rules and the categories asked for', async () => {
    const sentence = 'This is a elephant of a strange colour.';
    expect(await withHarper({ dialect: 'british' }, sentence)).toEqual(['This is an elephant of a strange colour.']);
    expect(await withHarper({ disabledRules: ['AnA'], dialect: 'british' }, sentence)).toEqual([sentence]);
    expect(await withHarper({ rules: ['AnA'], onlyEnabled: true }, sentence)).toEqual([
      'This is an elephant of a strange colour.',
    ]);
    expect(await withHarper({ categories: ['Repetition'] }, sentence)).toEqual([sentence]);
  });

  it('says which rule or category it does not know', async () => {
    await expect(harperAdapter({ ...STANDARD, disabledRules: ['SpelCheck'] })).rejects.toMatchObject({
      code: 'BAD_OPTION',
      found: '"SpelCheck"',
    });
    await expect(harperAdapter({ ...STANDARD, categories: ['spell'] })).rejects.toMatchObject({
      code: 'BAD_OPTION',
      remedy: 'Perhaps Spelling?',
    });
  });

  it('says how to install it where it is not', async () => {
    const load = (): Promise<never> => Promise.reject(new Error('Cannot find package'));
    await expect(harperAdapter({ ...STANDARD, load })).rejects.toMatchObject({
      code: 'MISSING_RESOURCE',
      remedy: expect.stringMatching(/npm install harper\.js@2\.10\.0/u) as string,
    });
  });
});
