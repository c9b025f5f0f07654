import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GOLD, SYSTEMS, stet } from '../testing/stet.js';

const folder = mkdtempSync(join(tmpdir(), 'stet-task-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const RUN = ['task', 'results', '--gold', GOLD, '--submissions', SYSTEMS, '--resamples', '20'];

describe('stet task results', () => {
  it('prints every table of the results section, with alternatives where they are given', () => {
    const titles = (...args: string[]): string[] => {
      const { status, stdout } = stet(...RUN, ...args, '--format', 'latex');
      expect(status).toBe(0);
      return [...stdout.matchAll(/^% ([A-Z][^|\n]*)\n\\begin/gmu)].map(([, title]) => title);
    };
    expect(titles()).toEqual([
      'The corpus',
      'Edits by error type',
      'Agreement on what needs correction',
      'Each annotator scored against each other',
      'Scores',
      'Scores against each annotator alone',
      'Recall by error type',
      'Scores by named type',
    ]);
    expect(titles('--alternatives', GOLD)).toEqual([
      'The corpus',
      'Edits by error type',
      'Agreement on what needs correction',
      'Each annotator scored against each other',
      'Scores',
      'Scores, with alternative answers',
      'Scores against each annotator alone',
      'Recall by error type',
      'Recall by error type, with alternative answers',
      'Scores by named type',
      'Scores by named type, with alternative answers',
    ]);
  });

  it('prints the scores that stet score prints', () => {
    const { stdout } = stet(...RUN, '--json');
    const { submissions } = JSON.parse(stdout) as { submissions: { name: string; score: unknown }[] };
    const scored = JSON.parse(stet('score', '--gold', GOLD, '--json', SYSTEMS).stdout) as {
      systems: { name: string; scores: { m2: unknown } }[];
    };
    expect(submissions.map(({ name, score }) => [name, score])).toEqual(
      scored.systems.map(({ name, scores }) => [name, scores.m2]),
    );
  });

  it('writes all formats and the page, and nothing else, with --output', () => {
    const out = join(folder, 'new', 'out');
    const { status, stdout, stderr } = stet(...RUN, '--output', out, '--title', 'Evening');
    expect(status).toBe(0);
    const names = readdirSync(out);
    expect(names.filter((name) => name.startsWith('results'))).toEqual([
      'results.html',
      'results.json',
      'results.md',
      'results.tex',
      'results.txt',
    ]);
    expect(names.filter((name) => name.endsWith('.csv'))).toContain('recall-by-type.csv');
    expect(stderr.trimEnd().split('\n')).toHaveLength(names.length);
    expect(readFileSync(join(out, 'results.txt'), 'utf8')).toBe(stdout);
    expect(readFileSync(join(out, 'results.html'), 'utf8')).toContain('Evening');
  });

  it('shows examples with --help', () => {
    expect(stet('task', 'results', '--help').stdout).toMatch(/Examples:\n {2}\$ stet task results /u);
  });

  const otherGold = join(folder, 'other.m2');
  writeFileSync(otherGold, 'S Not the same sentence .\n\n');
  const empty = join(folder, 'empty.m2');
  writeFileSync(empty, '');

  it.each<[string, string[], RegExp]>([
    ['alternatives of other sentences', [...RUN, '--alternatives', otherGold], /other\.m2: .*\[SOURCES_DIFFER\]/u],
    ['an empty gold', [...RUN, '--gold', empty], /empty\.m2: .*\[NO_SOURCE_LINE\]/u],
    ['a page that cannot be written', [...RUN, '--html', join(otherGold, 'page.html')], /\[FILE_UNWRITABLE\]/u],
    ['no submissions', ['task', 'results', '--gold', GOLD], /--submissions.*\[BAD_OPTION\]/u],
    ['no resamples', [...RUN, '--resamples', '0'], /\[BAD_OPTION\]/u],
  ])('refuses %s: exit code 2, one line, nothing printed', (_, args, message) => {
    const { status, stdout, stderr } = stet(...args);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
