import { describe, expect, it } from 'vitest';
import { keepFiles, type MadeFile } from './kept-files.js';

const fileOf = (size: number): MadeFile => ({ suffix: '.txt', type: 'text/plain', bytes: new Uint8Array(size) });

describe('keepFiles(mostBytes)', () => {
  it('makes a file once, also when it is asked for several times at once', async () => {
    const files = keepFiles();
    let made = 0;
    const ask = (): Promise<MadeFile> =>
      files.get('a', () => {
        made++;
        return Promise.resolve(fileOf(3));
      });
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(made).toBe(1);
  });

  it('keeps so many bytes, and drops what was unused for longest', async () => {
    const files = keepFiles(100);
    const made: string[] = [];
    const ask = (key: string, size: number): Promise<MadeFile> =>
      files.get(key, () => {
        made.push(key);
        return Promise.resolve(fileOf(size));
      });
    await ask('a', 40);
    await ask('b', 40);
    await ask('a', 40);
    await ask('c', 40);
    await ask('a', 40);
    await ask('b', 40);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    await ask('huge', 101);
    await ask('huge', 101);
    expect(made.slice(4)).toEqual(['huge', 'huge']);
  });

  it('keeps no failure', async () => {
    const files = keepFiles();
    await expect(files.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await files.get('a', () => Promise.resolve(fileOf(1)))).bytes).toHaveLength(1);
  });
});
