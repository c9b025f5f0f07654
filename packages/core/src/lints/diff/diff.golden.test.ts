import { expect, it } from 'vitest';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { parseLints } from '../parse-lints.js';
import { diffRuns } from './diff-runs.js';
import type { PlacedLint } from './lint-change.js';

interface GoldenChange {
  readonly change: string;
  readonly old: readonly unknown[] | null;
  readonly new: readonly unknown[] | null;
}

describeGolden('diffRuns on the example of the bench', () => {
  const run = (name: string) => parseLints(readShared(`data/checkers/example/lints.${name}.jsonl`));
  const golden = readSharedJson('golden/checkers/example.json') as { readonly diff: readonly GoldenChange[] };
  const diff = diffRuns(run('old'), run('new'));
  const shown = (placed: PlacedLint | undefined): readonly unknown[] | null =>
    placed === undefined ? null : [placed.check.unit, placed.lint.rule, placed.lint.start, placed.lint.end];

  it('finds the changes that a separate program found, in its order', () => {
    const changes = diff.changes.map(({ change, part, before, now }) => ({
      change: part === undefined ? change : `${change}: ${part}`,
      old: shown(before),
      new: shown(now),
    }));
    expect(changes).toEqual(golden.diff);
  });

  it('does not take one pair for a renamed rule', () => {
    expect(diff.renamed).toEqual([]);
    expect(diff.newRules.map(({ rule }) => rule)).toEqual(['Articles', 'AmAgree', 'Commas']);
    expect(diff.goneRules.map(({ rule }) => rule)).toEqual(['RepeatedWords', 'AnA']);
  });
});
