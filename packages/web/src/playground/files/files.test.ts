import { StetError } from '@stet/core/internal';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EMPTY_INPUT } from '../empty-input.js';
import { placeTexts, withBlank } from './place-texts.js';
import { readFile } from './read-file.js';

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);

describe('readFile(file)', () => {
  it('reads UTF-8 text, packed or not', async () => {
    expect(await readFile(new File(['naïve 日本\n'], 'a.txt'))).toEqual({ name: 'a.txt', text: 'naïve 日本\n' });
    const packed = new File([new Uint8Array(gzipSync('packed\n'))], 'b.gz');
    expect(await readFile(packed)).toEqual({ name: 'b.gz', text: 'packed\n' });
  });

  it.each([
    ['Latin-1', bytes(0x61, 0x0a, 0xe9, 0x0a), 'INVALID_UTF8', 2],
    ['a NUL character', bytes(0x61, 0x00), 'NUL_CHARACTER', 1],
    ['gzip that is cut off', new Uint8Array(gzipSync('x'.repeat(999))).slice(0, 12), 'FILE_UNREADABLE', undefined],
  ])('refuses %s', async (_, content, code, line) => {
    const error: unknown = await readFile(new File([content], 'c')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StetError);
    expect(error).toMatchObject({ code, file: 'c', line });
  });
});

describe('placeTexts(input, files)', () => {
  const gold = { name: 'g.txt', text: 'S a b\n' };
  const source = { name: 'source.txt', text: 'a b\n' };
  const ref = { name: 'ref0.txt', text: 'a c\n' };
  const output = { name: 'one.out', text: 'a d\n' };

  it('takes M2 for the gold, and all else for systems, in whichever order they come', () => {
    for (const files of [
      [source, output, gold],
      [gold, source, output],
    ]) {
      const placed = placeTexts(EMPTY_INPUT, files);
      expect([placed.basis, placed.gold]).toEqual(['gold', gold]);
      expect(placed.systems.map(({ name }) => name)).toEqual(['source', 'one']);
    }
  });

  it('takes a source and references by their names, where there is no gold', () => {
    const placed = placeTexts(EMPTY_INPUT, [output, ref, source]);
    expect(placed).toMatchObject({ basis: 'references', source, references: [ref], systems: [{ name: 'one' }] });
  });

  it('replaces the system of that name, and adds others at the end', () => {
    const before = placeTexts(EMPTY_INPUT, [gold, output]);
    const after = placeTexts(before, [
      { ...output, text: 'new\n' },
      { name: 'two.txt', text: 'x\n' },
    ]);
    expect(after.systems).toEqual([
      { name: 'one', text: 'new\n' },
      { name: 'two', text: 'x\n' },
    ]);
  });
});

describe('withBlank(texts, stem)', () => {
  it('adds a box with a name that is not taken', () => {
    const texts = [{ name: 'system-2', text: '' }];
    expect(withBlank(withBlank(texts, 'system'), 'system').map(({ name }) => name)).toEqual([
      'system-2',
      'system-1',
      'system-3',
    ]);
  });
});
