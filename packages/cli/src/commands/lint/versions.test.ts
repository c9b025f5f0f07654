import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARTICLES_MODULE, BROKEN_ARTICLES_MODULE, UNSTABLE_MODULE } from '../../../../checkers/src/testing/fixtures.js';
import { file, folder, stet } from '../../testing/stet.js';

/** Runs a checker over texts; where its lints are. */
function lintsOf(name: string, module: string, ...args: readonly string[]): string {
  const path = join(folder, name);
  expect(stet('lint', 'run', '--checker', 'module', '--module', module, '--output', path, ...args).status).toBe(0);
  return path;
}

const CLEAN = file(
  'manual.txt',
  ['He is at a university.', 'It is is late.', 'A user owns a unit of it.', 'Take a apple.', 'An hour passed.'].join(
    '\n\n',
  ),
);

describe('two versions of a retext pipeline', () => {
  const [old, broken] = [
    lintsOf('articles.jsonl', ARTICLES_MODULE, CLEAN),
    lintsOf('broken.jsonl', BROKEN_ARTICLES_MODULE, CLEAN),
  ];

  it('names the rule that is broken, with its first wrong example', () => {
    const { stdout } = stet('lint', 'diff', '--baseline', old, '--clean', broken);
    expect(stdout.replaceAll(/\s+/gu, ' ')).toContain(
      'Most changed is articles: 3 came, 0 went. First example (added, clean text): He is at [a] university.',
    );
    expect(stdout).not.toContain('Rules that are gone');
  });

  it('does not call a rule removed that has another name', () => {
    const next = readFileSync(broken, 'utf8')
      .replace('"1.1.0"', '"1.2.0"')
      .replaceAll('"rule":"articles"', '"rule":"a-or-an"');
    const { stdout } = stet('lint', 'diff', '--baseline', broken, file('renamed.jsonl', next));
    expect(stdout).toContain('articles became a-or-an: 4 lints count as the same.');
    expect(stdout).toMatch(/^removed +0$/mu);
    expect(stdout).not.toContain('Rules that are gone');
  });

  it('holds lines against what the checker says of them and of what it suggests', () => {
    const must = file('must.txt', '✅ He is at a university.\n❌ `articles` Take a apple.\n');
    const gate = (module: string, now: string) => {
      const lines = lintsOf('must.jsonl', module, '--must', must);
      return stet('lint', 'gate', '--baseline', old, '--must', must, '--must-lints', lines, now);
    };
    const passing = gate(ARTICLES_MODULE, old);
    expect(passing.stdout).toContain('All 2 must-lines hold.');
    expect(passing.stdout).not.toContain('was not asked about');
    expect(passing.status).toBe(0);
    const failing = gate(BROKEN_ARTICLES_MODULE, broken);
    expect(failing.status).toBe(1);
    expect(failing.stdout.replaceAll(/\s+/gu, ' ')).toContain('“He is at a university.” articles flags "a".');
  });
});

it('calls a checker unstable that does not always say the same', () => {
  const first = lintsOf('mood.jsonl', UNSTABLE_MODULE, '--unit', 'paragraph', '--repeat', '2', CLEAN);
  const { stdout } = stet('lint', 'diff', '--baseline', first, join(folder, 'mood.2.jsonl'));
  expect(stdout).toMatch(/differ in \d+ lints?: the checker is unstable/u);
});
