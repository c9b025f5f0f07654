import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTar, readTar } from './read-tar.js';
import { tar } from './tar.js';

/** Names of 1 to 300 bytes: in the old header, divided in two, and in an extended one. */
const NAMES = [
  'judgments.xml',
  `step1/${'a'.repeat(94)}`,
  `step1/${'a'.repeat(95)}`,
  `step1/${'j'.repeat(140)}/12.txt`,
  `step1/${'j'.repeat(149)}/12.txt`,
  `step1/${'j'.repeat(150)}/12.txt`,
  `step1/${'%D9%8A'.repeat(40)}/0.txt`,
  's'.repeat(101),
  ...[86, 87, 88, 89, 90, 91, 92, 93].map((length) => `ü${'x'.repeat(length)}`),
  'step1/يوسف/0.txt',
];
const texts = (bytes: Uint8Array): object[] | undefined =>
  readTar(bytes)?.map(({ name, bytes: content }) => ({ name, text: Buffer.from(content).toString('utf8') }));
const FILES = NAMES.map((name, at) => ({ name, text: `${name}\n`.repeat(at) }));

const hasTar = (() => {
  try {
    return execFileSync('tar', ['--version'], { encoding: 'utf8' }).includes('GNU tar');
  } catch {
    return false;
  }
})();

describe('tar(files)', () => {
  it.skipIf(!hasTar)('writes what GNU tar lists and unpacks, whatever the names', () => {
    const archive = tar(FILES);
    const run = (options: readonly string[]): string =>
      execFileSync('tar', [...options, '--quoting-style=literal', '--file=-'], {
        input: archive,
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
    expect(run(['--list'])).toBe(NAMES.map((name) => `${name}\n`).join(''));
    expect(run(['--extract', '--to-stdout'])).toBe(FILES.map(({ text }) => text).join(''));
  });

  it('is read back by readTar', () => {
    expect(isTar(tar(FILES))).toBe(true);
    expect(texts(tar(FILES))).toEqual(FILES);
    const name = fc
      .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }), { minLength: 1, maxLength: 4 })
      .map((names) => names.map((piece) => piece.replaceAll(/[/\0]/gu, '_')).join('/'));
    fc.assert(
      fc.property(fc.array(fc.record({ name, text: fc.string({ unit: 'grapheme', maxLength: 1200 }) })), (files) => {
        expect(texts(tar(files))).toEqual(files);
      }),
    );
  });
});

describe('readTar(bytes)', () => {
  it.skipIf(!hasTar).each(['gnu', 'pax', 'ustar'])('reads files, not folders, in the %s form of GNU tar', (form) => {
    const folder = mkdtempSync(join(tmpdir(), 'stet-tar-'));
    try {
      const names = [`seeda/${'a'.repeat(93)}/0.txt`, 'seeda/b/1.txt'];
      for (const name of names) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), `text of ${name}\n`);
      }
      const archive = execFileSync('tar', ['--create', `--format=${form}`, '--sort=name', '--file=-', 'seeda'], {
        cwd: folder,
      });
      expect(texts(archive)).toEqual(names.map((name) => ({ name, text: `text of ${name}\n` })));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('reads nothing of what is damaged or cut off, and knows what is no tar file', () => {
    const archive = tar(FILES);
    expect(readTar(archive.subarray(0, 1000))).toBeUndefined();
    expect(readTar(archive.subarray(0, -1024))).toBeUndefined();
    const damaged = Buffer.from(archive);
    damaged[3] ^= 1;
    expect(readTar(damaged)).toBeUndefined();
    expect(isTar(Buffer.from('{"sentence":0}\n'.repeat(100)))).toBe(false);
  });
});
