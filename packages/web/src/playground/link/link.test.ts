import { StetError } from '@stet/core/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_INPUT } from '../example.js';
import { EMPTY_INPUT } from '../empty-input.js';
import type { PlaygroundInput } from '../playground-input.js';
import { fromBase64Url, readBytes, toBase64Url } from './bytes.js';
import { readFragment } from './read-link.js';
import { FRAGMENT, LONGEST, writeFragment } from './write-link.js';

async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return FRAGMENT + toBase64Url((await readBytes(stream, Infinity)) ?? new Uint8Array());
}

async function refusal(fragment: string): Promise<StetError> {
  const error: unknown = await readFragment(fragment).catch((reason: unknown) => reason);
  if (error instanceof StetError) return error;
  throw new Error(`${fragment} was not refused`);
}

describe('writeFragment(input) and readFragment(fragment)', () => {
  it('bring back all that was on the page', async () => {
    const text = fc.record({ name: fc.string({ unit: 'grapheme' }), text: fc.string({ unit: 'grapheme' }) });
    const input: fc.Arbitrary<PlaygroundInput> = fc.record({
      basis: fc.constantFrom('gold', 'references'),
      gold: text,
      source: text,
      references: fc.array(text, { maxLength: 3 }),
      systems: fc.array(text, { maxLength: 3 }),
      metrics: fc.subarray(['m2', 'gleu', 'i-measure']),
      options: fc.constantFrom({}, { beta: 0.5, draws: 'expected' as const }, { levels: true, annotator: 1 }),
      resampling: fc.constantFrom(undefined, { resamples: 10, seed: 3 }, { resamples: 1, seed: 0, baseline: 'a' }),
    });
    await fc.assert(
      fc.asyncProperty(input, async (given) => {
        expect(await readFragment(await writeFragment(given))).toEqual(given);
      }),
      { numRuns: 50 },
    );
  });

  it('hold the example well below the longest link, in characters that an address takes as they are', async () => {
    const fragment = await writeFragment(EXAMPLE_INPUT);
    expect(fragment.length).toBeLessThan(LONGEST / 10);
    expect(fragment).toMatch(/^#play=[\w-]+$/u);
  });

  it('leave the fragments of others alone', async () => {
    expect(await readFragment('')).toBeUndefined();
    expect(await readFragment('#organiser=x')).toBeUndefined();
  });
});

describe('readFragment(fragment)', () => {
  it('refuses a link that was cut anywhere', async () => {
    const whole = await writeFragment(EXAMPLE_INPUT);
    for (const length of [FRAGMENT.length, FRAGMENT.length + 1, 40, 201, 500, whole.length - 1]) {
      expect([length, (await refusal(whole.slice(0, length))).code]).toEqual([length, 'BAD_LINK']);
    }
  });

  it('refuses characters of other alphabets, damaged data, and what is not JSON', async () => {
    const whole = await writeFragment(EXAMPLE_INPUT);
    expect((await refusal(`${FRAGMENT}a b`)).expected).toContain('base64url');
    expect((await refusal(`${whole.slice(0, 60)}AAAA${whole.slice(64)}`)).code).toBe('BAD_LINK');
    const noise = new Blob(['not json']).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = (await readBytes(noise, Infinity)) ?? new Uint8Array();
    expect((await refusal(FRAGMENT + toBase64Url(bytes))).expected).toContain('JSON');
  });

  it('refuses what unpacks to more than a page can hold', async () => {
    const huge = { version: 1, ...EMPTY_INPUT, gold: { name: 'gold', text: ' '.repeat(17_000_000) } };
    expect((await refusal(await packed(huge))).expected).toContain('when unpacked');
  });

  const good = { version: 1, ...EMPTY_INPUT };
  it.each([
    ['another version', { ...good, version: 2 }, /version 1/u],
    ['no object', [1], /object/u],
    ['another basis', { ...good, basis: 'hearsay' }, /basis/u],
    ['a text without a name', { ...good, gold: { text: '' } }, /name and a text/u],
    ['systems that are no list', { ...good, systems: {} }, /list/u],
    ['a metric that is not there', { ...good, metrics: ['rouge'] }, /a metric of this page/u],
    ['an option that is not there', { ...good, options: { gamma: 1 } }, /options/u],
    ['an option with another value', { ...good, options: { draws: 'often' } }, /options/u],
    ['a negative number', { ...good, options: { beta: -1 } }, /options/u],
    ['no resamples', { ...good, resampling: { resamples: 0, seed: 1 } }, /resamples/u],
    ['too many resamples', { ...good, resampling: { resamples: 1e9, seed: 1 } }, /resamples/u],
  ])('refuses %s, and says what it expected', async (_, value, expected) => {
    const error = await refusal(await packed(value));
    expect(error).toMatchObject({ code: 'BAD_LINK', expected: expect.stringMatching(expected) as string });
  });
});

describe('toBase64Url(bytes)', () => {
  it('is read back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...(fromBase64Url(toBase64Url(bytes)) ?? [])]).toEqual([...bytes]);
      }),
    );
  });
});
