import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseLints, type LintRun } from '@stet/core/internal';
import { UNIT_KINDS, linterNames, linters } from '@stet/checkers';
import { describe, expect, it } from 'vitest';
import {
  ARTICLES_MODULE,
  BROKEN_ARTICLES_MODULE,
  UNSTABLE_MODULE,
  toyServer,
} from '../../../../checkers/src/testing/fixtures.js';
import { CHECKERS } from '../../lint/checker-options.js';
import { UNITS } from '../../lint/run-options.js';
import { file, folder, json, stet } from '../../testing/stet.js';

const TEXTS = join(folder, 'lint-texts');
mkdirSync(join(TEXTS, 'news'), { recursive: true });
mkdirSync(join(TEXTS, 'manuals'));
writeFileSync(join(TEXTS, 'news/a.md'), '# 😀 A apple fell\n\nIt is is here, near a university.\n\nFine.\n');
writeFileSync(join(TEXTS, 'manuals/b.md'), 'Type `a apple` and wait.\n');

const ARTICLES = ['lint', 'run', '--checker', 'module', '--module', ARTICLES_MODULE];
const out = (name: string): string => join(folder, name);
const read = (name: string): LintRun => parseLints(readFileSync(out(name), 'utf8'));
const shown = ({ checks }: LintRun): string[] =>
  checks.flatMap(({ unit, lints }) => lints.map(({ rule, text }) => `${unit} ${rule} ${text}`));

describe('stet lint run', () => {
  it('keeps each text with its lints, and counts by register', () => {
    const { stdout, status } = stet(...ARTICLES, '--output', out('run.jsonl'), TEXTS);
    expect(status).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "articles 1.0.0
      Register  Texts  Words  Lints  Rules  Incomplete  Failed
      manuals       1      5      0      0           0       0
      news          3     13      2      2           0       0
      together      4     18      2      2           0       0
      "
    `);
    const run = read('run.jsonl');
    expect(shown(run)).toEqual(['news/a.md#1 articles A', 'news/a.md#2 retext-repeated-words is is']);
    expect(run).toMatchObject({ checker: 'articles', version: '1.0.0', rules: ['articles', 'retext-repeated-words'] });
    expect(run.checks.map(({ unit, register, words, text }) => [unit, register, words, text])).toEqual([
      ['manuals/b.md#1', 'manuals', 5, 'Type `a apple` and wait.'],
      ['news/a.md#1', 'news', 5, '# 😀 A apple fell'],
      ['news/a.md#2', 'news', 7, 'It is is here, near a university.'],
      ['news/a.md#3', 'news', 1, 'Fine.'],
    ]);
    expect(run.checks.every(({ ms, warm }) => ms !== undefined && warm === false)).toBe(true);
    expect(run.checks.map(({ file: path = '' }) => resolve(path))).toContain(resolve(TEXTS, 'news/a.md'));
    expect(readdirSync(folder).filter((name) => name.startsWith('run.jsonl'))).toEqual(['run.jsonl']);
  });

  it('gives a checker that does not start one clear line, and writes nothing', () => {
    const asked = ['lint', 'run', '--checker', 'lsp', '--command', toyServer('utf-16', 'mute'), '--timeout', '0.2'];
    for (const apart of [[], ['--memory']]) {
      const { stderr, status } = stet(...asked, ...apart, '--output', out('never.jsonl'), TEXTS);
      expect([status, stderr]).toEqual([2, expect.stringMatching(/lsp to start.*did not answer in time.*--timeout/su)]);
    }
    expect(readdirSync(folder)).not.toContain('never.jsonl');
  });

  it('writes to the standard output, without the texts if asked', () => {
    const { stdout } = stet(
      ...ARTICLES,
      '--unit',
      'document',
      '--markup',
      'none',
      '--without-text',
      join(TEXTS, 'manuals'),
    );
    expect(shown(parseLints(stdout))).toEqual(['b.md articles a']);
    expect(stdout).not.toContain('wait');
  });

  it('asks about the sentences of a gold, joined or as they are', () => {
    const gold = file('lint.m2', 'S It is is , I think .\nA 2 3|||R|||-NONE-|||REQUIRED|||-NONE-|||0\n\nS Fine .\n\n');
    expect(json([...ARTICLES, '--gold', gold, '--detokenise', '--output', out('gold.jsonl'), '--json'])).toMatchObject({
      texts: 2,
      lints: 1,
      failed: 0,
      files: [out('gold.jsonl')],
    });
    expect(read('gold.jsonl').checks.map(({ unit, text }) => [unit, text])).toEqual([
      ['lint.m2#1', 'It is is, I think.'],
      ['lint.m2#2', 'Fine.'],
    ]);
    stet(...ARTICLES, '--gold', gold, '--output', out('gold.jsonl'));
    expect(read('gold.jsonl').checks[0].text).toBe('It is is , I think .');
  });

  it('puts errors into texts, with the gold that corrects them', () => {
    const args = [
      '--unit',
      'sentence',
      '--inject',
      out('inject.m2'),
      '--seed',
      '3',
      '--output',
      out('inject.jsonl'),
      TEXTS,
    ];
    stet(...ARTICLES, ...args);
    const first = readFileSync(out('inject.jsonl'), 'utf8');
    const injected = read('inject.jsonl');
    // The sentence with program text is left out, and so is the one that is too short for an error.
    expect(injected.checks.map(({ unit }) => unit)).toEqual(['news/a.md#1', 'news/a.md#2']);
    const report = json([
      'lint',
      'report',
      '--resamples',
      '10',
      '--json',
      '--gold',
      out('inject.m2'),
      '--tokens',
      out('inject.tokens.jsonl'),
      out('inject.jsonl'),
    ]);
    expect(report).toMatchObject({ gold: { texts: 2, edits: 2 } });
    stet(...ARTICLES, ...args);
    const strip = (text: string): string => text.replaceAll(/"ms":[\d.]+/gu, '');
    expect(strip(readFileSync(out('inject.jsonl'), 'utf8'))).toBe(strip(first));
  });

  it('asks about sentences with demands and what suggestions make of them, and about its own corrections', () => {
    const must = file('must.txt', '❌ `articles` It was a apple.\n✅ It was a university.\n');
    stet(...ARTICLES, '--must', must, '--output', out('must.jsonl'));
    expect(
      read('must.jsonl').checks.map(({ unit, text, lints }) => [unit.replace(/^.*must\.txt/u, ''), text, lints.length]),
    ).toEqual([
      [':1', 'It was a apple.', 1],
      [':2', 'It was a university.', 0],
      [':1~1', 'It was an apple.', 0],
    ]);
    stet(...ARTICLES, '--recheck', out('again.jsonl'), '--output', out('run.jsonl'), TEXTS);
    expect(read('again.jsonl').checks.map(({ unit, text }) => [unit, text])).toEqual([
      ['news/a.md#1~1', '# 😀 An apple fell'],
      ['news/a.md#2~1', 'It is here, near a university.'],
    ]);
  });

  it('runs again to see what is unstable, each run in a file of its own', () => {
    const unstable = ['lint', 'run', '--checker', 'module', '--module', UNSTABLE_MODULE];
    stet(...unstable, '--repeat', '2', '--output', out('mood.jsonl'), TEXTS);
    expect(shown(read('mood.jsonl'))).not.toEqual(shown(read('mood.2.jsonl')));
  });

  it('has another answer for a rule that is broken on purpose', () => {
    stet(
      'lint',
      'run',
      '--checker',
      'module',
      '--module',
      BROKEN_ARTICLES_MODULE,
      '--output',
      out('broken.jsonl'),
      TEXTS,
    );
    expect(shown(read('broken.jsonl'))).toContain('news/a.md#2 articles a');
  });

  it('records what failed, never as clean, and fails only if all did', () => {
    const broken = file(
      'fails.mjs',
      `export default (text) => { if (text.includes('Fine')) throw new Error('no'); return []; };`,
    );
    const some = stet('lint', 'run', '--checker', 'module', '--module', broken, '--output', out('some.jsonl'), TEXTS);
    expect(some).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^stet: 1 text could not be checked.*news\/a\.md#3: Error: no/u) as string,
    });
    expect(read('some.jsonl').checks.filter(({ error }) => error !== undefined)).toMatchObject([
      { unit: 'news/a.md#3', error: 'Error: no', lints: [] },
    ]);
    const hangs = file('hangs.mjs', 'export default () => new Promise(() => setInterval(() => undefined, 1000));');
    const late = ['lint', 'run', '--checker', 'module', '--module', hangs, '--timeout', '0.1', '--retries', '0'];
    expect(stet(...late, '--output', out('late.jsonl'), TEXTS).status).toBe(1);
    expect(new Set(read('late.jsonl').checks.map(({ error }) => error))).toEqual(
      new Set(['it did not answer in time']),
    );
    const all = stet('lint', 'run', '--checker', 'command', '--command', 'false', '--output', out('all.jsonl'), TEXTS);
    expect(all.status).toBe(1);
  });

  it('measures new processes, typing and memory in a process of the checker', () => {
    const measured = json([
      ...ARTICLES,
      '--cold',
      '1',
      '--typing',
      '2',
      '--memory',
      '--processes',
      '2',
      '--json',
      '--output',
      out('slow.jsonl'),
      TEXTS,
    ]);
    expect(measured.memory).toBeGreaterThan(1e6);
    const { timings = [], checks } = read('slow.jsonl');
    expect(timings.map(({ phase, unit }) => [phase, unit])).toEqual([
      ['cold', 'manuals/b.md#1'],
      ['typing', 'manuals/b.md#1'],
      ['typing', 'news/a.md#1'],
    ]);
    // A word is one letter shorter.
    expect(timings[1].characters).toBe((checks[0].characters ?? 0) - 1);
    expect(shown(read('slow.jsonl'))).toEqual(shown(read('run.jsonl')));
  });

  it.each([
    [['--dialect', 'british', TEXTS], /--dialect, which it does not have/u],
    [[], /texts, --gold FILE or --must FILE/u],
    [['--gold', 'x.m2', TEXTS], /several/u],
    [['--repeat', '2', TEXTS], /--output FILE with --repeat/u],
    [['--json', TEXTS], /--output FILE with a --format/u],
    [['--must', 'x', '--inject', 'y'], /--must with --inject/u],
  ])('refuses %j', (args, message) => {
    expect(stet(...ARTICLES, ...args)).toMatchObject({ status: 2, stderr: expect.stringMatching(message) as string });
  });

  it('says what is missing also where a process of its own finds out', () => {
    const { stderr } = stet(
      'lint',
      'run',
      '--checker',
      'retext',
      '--plugins',
      'retext-nowhere',
      '--memory',
      '--output',
      out('no.jsonl'),
      TEXTS,
    );
    expect(stderr).toMatch(/Run npm install retext-nowhere/u);
  });

  it('lists the checkers and units that there are, without loading them', () => {
    expect(CHECKERS).toEqual(linterNames);
    expect(UNITS).toEqual(UNIT_KINDS);
    expect(new Set(linters.map(({ title }) => title)).size).toBe(linters.length);
  });
});
