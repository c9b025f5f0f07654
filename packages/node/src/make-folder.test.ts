import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.js';

const parent = mkdtempSync(join(tmpdir(), 'stet-folders-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe('makeFolder(folder)', () => {
  it('makes what is missing, and leaves alone what is there', async () => {
    const folder = join(parent, 'a', 'b', 'c');
    await Promise.all([makeFolder(folder), makeFolder(join(parent, 'a', 'b', 'd'))]);
    await makeFolder(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it('refuses a folder within a file', async () => {
    writeFileSync(join(parent, 'file'), '');
    await expect(makeFolder(join(parent, 'file', 'folder'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  it.runIf(existsSync('/proc/self'))('ends where the system says that a folder which exists does not', async () => {
    await expect(makeFolder('/proc/nowhere/at/all')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
