import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { crc32 } from './crc32.js';
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

const stored = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, bytes(content)])), { level: 0 });

const DIRECTORY_ENTRY = Buffer.from([0x50, 0x4b, 1, 2]);

/** The same archive with the records that archives of more than 4 GB have, of which fflate writes none. */
function asZip64(packed: Buffer, end: number): Buffer {
  const record = Buffer.alloc(56 + 20);
  record.writeUInt32LE(0x0606_4b50, 0);
  record.writeUInt32LE(packed.readUInt16LE(end + 8), 32);
  record.writeUInt32LE(packed.readUInt32LE(end + 16), 48);
  record.writeUInt32LE(0x0706_4b50, 56);
  record.writeUInt32LE(end, 56 + 8);
  const short = Buffer.from(packed.subarray(end));
  short.writeUInt16LE(0xffff, 8);
  short.writeUInt32LE(0xffff_ffff, 16);
  return Buffer.concat([packed.subarray(0, end), record, short]);
}

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

  it('gives an entry no more room than it says it needs, and refuses one that needs more', () => {
    const packed = zip({ a: new Uint8Array(100_000) });
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
    // The size after unpacking, in the list of files at the end of the archive.
    view.setUint32(Buffer.from(packed).lastIndexOf(DIRECTORY_ENTRY) + 24, 10, true);
    expect(() => readZip(packed, 'a.zip', { maxFiles: 1, maxBytes: 10 })).toThrow(
      expect.objectContaining({ code: 'BAD_ZIP', file: 'a.zip/a' }),
    );
  });

  it('refuses a file of which one byte differs from what was packed, and names it', () => {
    const packed = Buffer.from(stored({ 'kept.txt': 'kept', 'ref/gold.m2': 'S one word\n' }));
    expect([...readZip(packed, 'b.zip').keys()]).toEqual(['kept.txt', 'ref/gold.m2']);
    packed[packed.indexOf('one word')] ^= 1;
    const damaged = expect.objectContaining({ code: 'BAD_ZIP', file: 'b.zip/ref/gold.m2' }) as Error;
    expect(() => readZip(packed, 'b.zip')).toThrow(damaged);
  });

  it('checks deflated files, too, also in an archive with a comment or with the records of large ones', () => {
    const packed = Buffer.from(zip({ a: 'a'.repeat(1000), b: 'b'.repeat(1000) }));
    const end = packed.length - 22;
    const commented = Buffer.concat([packed.subarray(0, -2), Buffer.from([2, 0]), Buffer.from('hi')]);
    for (const archive of [packed, commented, asZip64(packed, end)]) {
      expect(readZip(archive, 'a.zip').get('b')).toEqual(bytes('b'.repeat(1000)));
      const last = archive.lastIndexOf(DIRECTORY_ENTRY);
      archive[last + 16] ^= 1;
      expect(() => readZip(archive, 'a.zip')).toThrow(expect.objectContaining({ code: 'BAD_ZIP', file: 'a.zip/b' }));
      archive[last + 16] ^= 1;
    }
  });

  it('refuses what is no archive, or a part of one', () => {
    const packed = zip({ a: 'a' });
    for (const broken of [bytes('not a zip'), packed.subarray(0, -10), new Uint8Array(0)]) {
      expect(() => readZip(broken, 'a.zip')).toThrow(expect.objectContaining({ code: 'BAD_ZIP', file: 'a.zip' }));
    }
  });
});

describe('crc32(bytes)', () => {
  it('gives the check value of the standard', () => {
    expect(crc32(bytes('123456789'))).toBe(0xcbf4_3926);
    expect(crc32(bytes(''))).toBe(0);
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
