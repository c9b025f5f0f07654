import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadAnalyser } from './load-analyser.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-analyses-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, word: string): string => {
  const path = join(folder, name);
  writeFileSync(path, `{"tokens":[{"text":"${word}","tag":"NN"}]}\n`);
  return path;
};

describe('loadAnalyser(source)', () => {
  const [a, b] = [write('a.jsonl', 'a'), write('b.jsonl', 'b')];
  write('.hidden', 'c');

  it('reads files and folders, and is named after what they hold', async () => {
    const fromFolder = await loadAnalyser({ from: 'files', files: [folder] });
    const fromFiles = await loadAnalyser({ from: 'files', files: [a, b] });
    const fromOne = await loadAnalyser({ from: 'files', files: [a] });
    expect(fromFolder.name).toMatch(/^given:[0-9a-f]{12}$/u);
    expect(fromFiles.name).toBe(fromFolder.name);
    expect(fromOne.name).not.toBe(fromFolder.name);
    expect(fromFolder.analyse(['b'])).toMatchObject([{ text: 'b', tag: 'NN' }]);
    expect(() => fromFolder.analyse(['c'])).toThrow(expect.objectContaining({ code: 'MISSING_ANALYSIS' }));
  });

  it('brings the English words, for spelling errors', async () => {
    const { words } = await loadAnalyser({ from: 'files', files: [a] });
    expect(['colour', 'recieve'].map((word) => words?.has(word))).toEqual([true, false]);
  });

  it('brings the words of a dictionary, or none, where that is asked for', async () => {
    const dictionary = join(folder, '.words');
    writeFileSync(dictionary, 'Straße\nHaus\n');
    const given = await loadAnalyser({ from: 'files', files: [a], words: { file: dictionary } });
    expect(['Haus', 'colour'].map((word) => given.words?.has(word))).toEqual([true, false]);
    expect(given.name).toMatch(/^given:[0-9a-f]{12}\+dictionary:[0-9a-f]{12}$/u);
    expect((await loadAnalyser({ from: 'files', files: [a], words: 'none' })).words).toBeUndefined();
    expect((await loadAnalyser({ from: 'files', files: [a], words: 'english' })).words?.has('colour')).toBe(true);
  });

  it('reads them once', () => {
    const source = { from: 'files', files: [a, b] } as const;
    expect(loadAnalyser(source)).toBe(loadAnalyser({ ...source }));
  });

  it('says which file cannot be read', async () => {
    await expect(loadAnalyser({ from: 'files', files: [join(folder, 'none.conllu')] })).rejects.toMatchObject({
      code: 'FILE_UNREADABLE',
    });
  });
});
