import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { systemFiles } from './system-files.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-systems-'));
mkdirSync(join(folder, 'empty'));
for (const name of ['B.txt', 'A.out.gz', '.hidden']) writeFileSync(join(folder, name), '');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('systemFiles(args)', () => {
  it("names a system by its file's base name without extension", async () => {
    expect(await systemFiles(['out/AMU', 'x/ours.v2.txt', 'b.txt.gz', '-'])).toEqual([
      { name: 'AMU', file: 'out/AMU' },
      { name: 'ours.v2', file: 'x/ours.v2.txt' },
      { name: 'b', file: 'b.txt.gz' },
      { name: 'stdin', file: '-' },
    ]);
  });

  it('takes NAME=FILE', async () => {
    expect(await systemFiles(['ours=a=b.txt'])).toEqual([{ name: 'ours', file: 'a=b.txt' }]);
  });

  it('takes the files of a folder in order, without hidden ones', async () => {
    expect((await systemFiles([folder])).map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('refuses an empty folder and equal names', async () => {
    await expect(systemFiles([join(folder, 'empty')])).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
    await expect(systemFiles(['a=x/a.txt', 'a=y/a.txt'])).rejects.toMatchObject({
      code: 'BAD_OPTION',
      remedy: expect.stringContaining('a-2=y/a.txt') as string,
    });
    await expect(systemFiles(['x/a.txt', 'x/a.txt'])).rejects.toMatchObject({ code: 'BAD_OPTION' });
  });

  it.each([
    ['extensions', ['test.src', 'test.ref0', 'other.txt'], ['test.src', 'test.ref0', 'other']],
    ['folders', ['x/a.txt', 'y/a.txt', 'y/b.txt'], ['x/a.txt', 'y/a.txt', 'b']],
    ['both', ['x/a.txt', 'y/a.txt', 'y/a.out'], ['x/a.txt', 'y/a.txt', 'a.out']],
    ['a name that was given', ['a=x/b.txt', 'y/a.txt'], ['a', 'a.txt']],
    ['two names that were given', ['a=x/b.txt', 'a.txt=x/c.txt', 'y/a.txt'], ['a', 'a.txt', 'y/a.txt']],
  ])('keeps what distinguishes files of the same name: %s', async (_, args, names) => {
    expect((await systemFiles(args)).map(({ name }) => name)).toEqual(names);
  });
});
