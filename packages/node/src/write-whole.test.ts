import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeWhole } from './write-whole.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-write-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('writeWhole(file, text)', () => {
  it('writes a file, or writes it anew, and leaves nothing beside it', async () => {
    const file = join(folder, 'a.txt');
    await writeWhole(file, 'one\n');
    await writeWhole(file, 'two\n');
    expect(readFileSync(file, 'utf8')).toBe('two\n');
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });

  it('says where it cannot write', async () => {
    const file = join(folder, 'none', 'a.txt');
    await expect(writeWhole(file, '')).rejects.toMatchObject({ code: 'FILE_UNWRITABLE', file });
  });
});
