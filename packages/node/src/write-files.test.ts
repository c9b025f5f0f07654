import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

  it('says so when a folder has the name', async () => {
    mkdirSync(join(folder, 'taken'));
    await expect(writeFiles([{ file: join(folder, 'taken'), text: '' }])).rejects.toMatchObject({
      code: 'FILE_UNWRITABLE',
      found: 'a folder of that name',
    });
    expect(existsSync(join(folder, 'taken'))).toBe(true);
  });
});
