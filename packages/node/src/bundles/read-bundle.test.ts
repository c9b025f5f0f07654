import { describe, expect, it } from 'vitest';
import { openBundle } from './read-bundle.js';
import { readZip, writeZip } from './zip.js';

const COMPETITION = `version: 2
title: Evening class
tasks: [{ index: 0, name: Essays, reference_data: ref, input_data: input.zip, scoring_program: nowhere }]
phases: [{ name: Test, start: 2026-01-01, tasks: [0] }]
`;
const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
const zip = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  writeZip(
    new Map(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? bytes(content) : content]),
    ),
  );

describe('readZip(bytes, file, limits)', () => {
  it('reads what writeZip writes, which is the same for the same files', () => {
    const packed = zip({ 'a.txt': 'a', 'b/c.txt': 'naïve\n' });
    expect(readZip(packed, 'a.zip').get('b/c.txt')).toEqual(bytes('naïve\n'));
    expect(zip({ 'a.txt': 'a', 'b/c.txt': 'naïve\n' })).toEqual(packed);
  });

  it('leaves out folders, and what macOS adds', () => {
    const packed = zip({ 'a.txt': 'a', '__MACOSX/._a.txt': 'x', '.DS_Store': 'x' });
    expect([...readZip(packed, 'a.zip').keys()]).toEqual(['a.txt']);
  });

  it.each(['../a.txt', 'a/../../b.txt', '/etc/passwd', 'C:/a.txt', 'a\\b.txt'])('refuses the path %s', (path) => {
    expect(() => readZip(zip({ [path]: 'x' }), 'a.zip')).toThrow(
      expect.objectContaining({ code: 'BAD_ZIP', file: 'a.zip', found: expect.stringContaining('"') as string }),
    );
  });

  it('unpacks no more than it may', () => {
    const bomb = zip({ a: new Uint8Array(1_000_000), b: new Uint8Array(1_000_000) });
    expect(bomb.length).toBeLessThan(5000);
    const tooLarge = expect.objectContaining({ code: 'TOO_LARGE' }) as Error;
    expect(() => readZip(bomb, 'a.zip', { maxFiles: 2, maxBytes: 1_999_999 })).toThrow(tooLarge);
    expect(() => readZip(bomb, 'a.zip', { maxFiles: 1, maxBytes: 1e9 })).toThrow(tooLarge);
    expect(readZip(bomb, 'a.zip', { maxFiles: 2, maxBytes: 2_000_000 }).size).toBe(2);
  });

  it('gives an entry no more room than it says it needs', () => {
    const packed = zip({ a: new Uint8Array(100_000) });
    // The size after unpacking, in the list of files at the end of the archive.
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
    const directory = Buffer.from(packed).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    view.setUint32(directory + 24, 10, true);
    expect(readZip(packed, 'a.zip', { maxFiles: 1, maxBytes: 10 }).get('a')).toHaveLength(10);
  });

  it('refuses what is no archive, or a part of one', () => {
    const packed = zip({ a: 'a' });
    for (const broken of [bytes('not a zip'), packed.subarray(0, -10), new Uint8Array(0)]) {
      expect(() => readZip(broken, 'a.zip')).toThrow(expect.objectContaining({ code: 'BAD_ZIP', file: 'a.zip' }));
    }
  });
});

describe('openBundle(bytes, file)', () => {
  const bundle = openBundle(
    zip({
      'competition.yaml': COMPETITION,
      'ref/gold.m2': 'S a\n\n',
      'ref/more/b.txt': 'b',
      'input.zip': zip({ 'source.txt': 'a\n' }),
    }),
    'b.zip',
  );

  it('finds files in folders and in archives', () => {
    expect(bundle.competition.title).toBe('Evening class');
    expect(bundle.filesOf('ref/').map(({ name, file }) => [name, file])).toEqual([
      ['gold.m2', 'b.zip/ref/gold.m2'],
      ['more/b.txt', 'b.zip/ref/more/b.txt'],
    ]);
    expect(bundle.filesOf('./input.zip').map(({ file }) => file)).toEqual(['b.zip/input.zip/source.txt']);
    expect(bundle.text('ref/gold.m2')).toBe('S a\n\n');
  });

  it('refuses names of what is not there, also outside of the archive', () => {
    for (const path of ['nowhere', '../../etc/passwd', '/etc/passwd']) {
      const missing = expect.objectContaining({ code: 'BAD_BUNDLE', file: 'b.zip/competition.yaml' }) as Error;
      expect(() => bundle.filesOf(path)).toThrow(missing);
      expect(() => bundle.text(path)).toThrow(missing);
    }
  });

  it('wants competition.yaml at the top', () => {
    expect(() => openBundle(zip({ 'folder/competition.yaml': COMPETITION }), 'b.zip')).toThrow(
      expect.objectContaining({ code: 'BAD_BUNDLE', found: '"folder/competition.yaml"' }),
    );
  });
});
