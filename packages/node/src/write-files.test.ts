import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFiles } from './write-files.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-write-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('writeFiles(files)', () => {
  it('writes files, making the folders they need', async () => {
    const file = join(folder, 'new', 'deep', 'a.txt');
    await writeFiles([{ file, text: 'é\n' }]);
    expect(readFileSync(file, 'utf8')).toBe('é\n');
    expect(readdirSync(join(folder, 'new', 'deep'))).toEqual(['a.txt']);
  });

  it('keeps the last text of a file that is named twice', async () => {
    const file = join(folder, 'twice.txt');
    await writeFiles([
      { file, text: 'first' },
      { file, text: 'last' },
    ]);
    expect(readFileSync(file, 'utf8')).toBe('last');
  });

  it('leaves everything as it was when one of them cannot be written', async () => {
    const kept = join(folder, 'kept.txt');
    writeFileSync(kept, 'old');
    writeFileSync(join(folder, 'no-folder'), '');
    const files = [
      { file: kept, text: 'new' },
      { file: join(folder, 'no-folder', 'b.txt'), text: 'b' },
    ];
    await expect(writeFiles(files)).rejects.toMatchObject({ code: 'FILE_UNWRITABLE', file: files[1].file });
    expect(readFileSync(kept, 'utf8')).toBe('old');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('follows a link, also one whose file is not there yet, and keeps permissions', async () => {
    const [target, link, early] = ['target.txt', 'link.txt', 'early.txt'].map((name) => join(folder, name));
    writeFileSync(target, 'old');
    chmodSync(target, 0o640);
    symlinkSync('target.txt', link);
    symlinkSync('later.txt', early);
    await writeFiles([
      { file: link, text: 'new' },
      { file: early, text: 'later' },
    ]);
    expect(lstatSync(link).isSymbolicLink() && lstatSync(early).isSymbolicLink()).toBe(true);
    expect([readFileSync(target, 'utf8'), statSync(target).mode & 0o777]).toEqual(['new', 0o640]);
    expect(readFileSync(join(folder, 'later.txt'), 'utf8')).toBe('later');
  });

  it('writes through a pipe instead of replacing it', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const [read] = await Promise.all([readFile(pipe, 'utf8'), writeFiles([{ file: pipe, text: 'through' }])]);
    expect(read).toBe('through');
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  it('refuses a file that is read-only, which renaming would not ask', async () => {
    const file = join(folder, 'read-only.txt');
    writeFileSync(file, 'old');
    chmodSync(file, 0o444);
    await expect(writeFiles([{ file, text: 'new' }])).rejects.toMatchObject({
      code: 'FILE_UNWRITABLE',
      found: 'one that is read-only',
    });
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  it('leaves a device a device, and says when it is full', async () => {
    if (!existsSync('/dev/full')) return;
    await expect(writeFiles([{ file: '/dev/full', text: 'x' }])).rejects.toMatchObject({
      found: 'a disk that is full',
    });
    expect(lstatSync('/dev/full').isCharacterDevice()).toBe(true);
  });

  it('says so when a folder has the name', async () => {
    mkdirSync(join(folder, 'taken'));
    await expect(writeFiles([{ file: join(folder, 'taken'), text: '' }])).rejects.toMatchObject({
      code: 'FILE_UNWRITABLE',
      found: 'a folder of that name',
    });
    expect(existsSync(join(folder, 'taken'))).toBe(true);
  });
});
