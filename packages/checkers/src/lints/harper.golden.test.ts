import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeGolden, readShared } from '../../../core/src/testing/shared.js';
import type { Prose } from '../prose/prose.js';
import type { LintAdapter } from './lint-adapter.js';
import { openLinter } from './linters.js';

const { signal } = new AbortController();
const SPEC = { checker: 'harper', language: 'en-US', offsets: 'utf16' } as const;
const markdown = (text: string): Prose => ({ text, language: 'markdown', masks: [] });
const count = async (adapter: LintAdapter, file: string): Promise<number> =>
  (await adapter.check(markdown(readShared(`data/checkers/${file}`)), signal)).lints.length;

// Whole documents, American, Markdown. The long ones take up to two minutes of CPU, and run where STET_LONG is set.
const DOCUMENTS: readonly [name: string, all: number, shown: number, isLong?: true][] = [
  ['Part-of-speech tagging', 55, 50],
  ['Computer science', 123, 100],
  ['The Constitution of the United States', 138, 90, true],
  ["Alice's Adventures in Wonderland", 349, 312, true],
  ['The Great Gatsby', 725, 620, true],
];

describeGolden('harper.js 2.10.0', () => {
  let all: LintAdapter;
  let shown: LintAdapter;
  let british: LintAdapter;
  beforeAll(async () => {
    all = await openLinter({ ...SPEC, dialect: 'american' }, signal);
    shown = await openLinter({ ...SPEC, dialect: 'american', dedup: true }, signal);
    british = await openLinter({ ...SPEC, dialect: 'british' }, signal);
  });
  afterAll(async () => {
    await Promise.all([all, shown, british].map((adapter) => adapter.close()));
  });

  for (const [name, expected, deduplicated, isLong] of DOCUMENTS) {
    it.skipIf(isLong === true && process.env.STET_LONG === undefined)(
      `finds ${expected} lints in ${name}, ${deduplicated} of them without those that overlap`,
      async () => {
        expect(await count(all, `text/${name}.md`)).toBe(expected);
        expect(await count(shown, `text/${name}.md`)).toBe(deduplicated);
      },
      600_000,
    );
  }

  it("finds as many lints as Harper's own tests expect, in all but the document that is not Markdown", async () => {
    const rows = readShared('data/checkers/expected-counts.tsv')
      .trim()
      .split('\n')
      .map((row) => row.split('\t'));
    const found = [];
    for (const [file, , dialect] of rows) {
      const adapter = dialect === 'British' ? british : all;
      found.push([file, String(await count(adapter, `test-sources/${file}`)), dialect]);
    }
    const isMarkdown = ([file]: readonly string[]): boolean => file.endsWith('.md');
    expect(found.filter(isMarkdown)).toEqual(rows.filter(isMarkdown));
    expect(rows.filter((row) => !isMarkdown(row)).map(([file]) => file)).toEqual(['index.org']);
  });
});
