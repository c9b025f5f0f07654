import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const GOLDEN_TEST = 'packages/core/src/stats/correlation.golden.test.ts';

/** What the golden test reads, worked out by hand: one discordant pair of three, no ties. */
const TOY_TIES = {
  gold: [1, 2, 3],
  metric: [1, 3, 2],
  mtme: { b: 1 / 3, c: 1 / 3, 23: 1 / 3, acc23: 2 / 3 },
  counts: { C: 2, D: 1, metric_tie_only: 0, human_tie_only: 0, both: 0 },
  spearman: 0.5,
  pearson: 0.5,
  ranks_gold: [1, 2, 3],
  ranks_metric: [1, 3, 2],
};

/** The golden files and folders that sources name. */
function goldenNames(): Set<string> {
  const sources = readdirSync(join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\/src\/.*\.ts$/u.test(path) && !path.includes('node_modules'),
  );
  const texts = sources.map((path) => readFileSync(join(ROOT, 'packages', path), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/golden\/(\w+\/[\w-]+)[./]/gu)].map(([, name]) => name)));
}

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { title: string; status: string }[] }[];
}

describe('STET_DATA', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stet-data-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** The golden test's results with the public data in this folder. */
  const resultsWith = (data: string): string[][] => {
    const { stdout } = spawnSync(process.execPath, [VITEST, 'run', GOLDEN_TEST, '--reporter=json'], {
      cwd: ROOT,
      encoding: 'utf8',
      // As somebody runs a single test, from its source.
      env: { ...process.env, STET_COMPILED_TESTS: undefined, STET_DATA: data },
    });
    const report = JSON.parse(stdout) as Report;
    return report.testResults.flatMap((file) => file.assertionResults.map(({ title, status }) => [status, title]));
  };

  it('skips golden tests where the folder lacks what they read, and says how to set it', () => {
    expect(resultsWith(folder)).toEqual([
      [
        'skipped',
        `skipped: there is no golden/meta in ${folder}; set STET_DATA to a folder that has it: ` +
          'docs/golden-data.md says how to lay one out',
      ],
    ]);
  });

  it('runs golden tests on the folder that it names', () => {
    mkdirSync(join(folder, 'golden/meta'), { recursive: true });
    writeFileSync(join(folder, 'golden/meta/modern.json'), JSON.stringify({ toy_ties: TOY_TIES }));
    expect(resultsWith(folder)).toEqual([
      ['passed', 'have these ranks and pairs'],
      ['passed', 'have these correlations'],
    ]);
  });
});

it('docs/golden-data.md says of every golden file what it holds', () => {
  const page = readFileSync(join(ROOT, 'docs/golden-data.md'), 'utf8');
  const sections = page.split('\n### `golden/');
  const named = (name: string): boolean => {
    const [folder, file] = name.split('/');
    return sections.some((section) => section.startsWith(folder) && section.includes(`\`${file}`));
  };
  expect([...goldenNames()].filter((name) => !named(name))).toEqual([]);
});
