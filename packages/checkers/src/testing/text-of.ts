import type { Lint } from '@stet/core/internal';
import type { LintAdapter } from '../lints/lint-adapter.js';
import { plainProse } from '../prose/prose.js';

const { signal } = new AbortController();

/** The lints of a plain text, each with rule, text and suggestions; every text must be what stands at its place. */
export async function lintsOf(adapter: LintAdapter, text: string): Promise<Lint[]> {
  const { lints } = await adapter.check(plainProse(text), signal);
  for (const { start, end, text: slice } of lints) {
    if (text.slice(start, end) !== slice) throw new Error(`${slice} is not at ${start} to ${end} of ${text}`);
  }
  return lints.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
