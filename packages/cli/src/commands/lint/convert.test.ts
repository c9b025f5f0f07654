import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLints, type LintRun } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { file, folder, stet } from '../../testing/stet.js';

const DOCS = join(folder, 'converted');
mkdirSync(DOCS);
writeFileSync(join(DOCS, 'a.md'), '😀 I saw teh lake.\n');
writeFileSync(join(DOCS, 'b.md'), 'Fine.\n');

const ALERT = {
  Check: 'Vale.Spelling',
  Message: 'teh?',
  Severity: 'error',
  Line: 1,
  Span: [9, 11],
  Match: 'teh',
  Action: { Name: 'replace', Params: ['the'] },
};
const VALE = file('vale.json', JSON.stringify({ 'docs/a.md': [ALERT] }));

function converted(...args: readonly string[]): LintRun {
  const { stdout, stderr, status } = stet('lint', 'convert', ...args);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return parseLints(stdout);
}

describe('stet lint convert', () => {
  it('has a check for every text that is given, also for one that the report does not name', () => {
    const run = converted(VALE, DOCS, '--register', 'docs', '--checker-version', '3.9');
    expect(run).toMatchObject({
      checker: 'vale',
      version: '3.9',
      checks: [
        {
          unit: 'a.md',
          register: 'docs',
          words: 5,
          lints: [{ rule: 'Vale.Spelling', start: 9, text: 'teh', suggestions: ['the'] }],
        },
        { unit: 'b.md', register: 'docs', words: 1, lints: [] },
      ],
    });
  });

  it('reads the texts that the report names, where none is given', () => {
    const report = file('named.json', JSON.stringify({ [join(DOCS, 'a.md')]: [ALERT] }));
    expect(converted(report).checks).toMatchObject([{ unit: join(DOCS, 'a.md'), lints: [{ text: 'teh' }] }]);
  });

  it('finds the text of a snapshot by its name', () => {
    const snapshot =
      'Lint:    Spelling (63 priority)\nMessage: |\n       1 | 😀 I saw teh lake.\n         |         ^~~ teh?\n';
    expect(converted(file('a.snap.yml', snapshot), DOCS).checks[0]).toMatchObject({
      unit: 'a.md',
      lints: [{ rule: 'Spelling', text: 'teh' }],
    });
  });

  it.each([
    ['a text that nobody gave', [VALE, join(DOCS, 'b.md')], /the text "docs\/a\.md", which the report names/u],
    ['no text at all', [VALE], /Give the texts/u],
    ['a report in another form', [file('other.txt', 'hello'), DOCS], /UNKNOWN_FORMAT/u],
    ['another text', [file('moved.json', JSON.stringify({ 'b.md': [ALERT] })), DOCS], /LINT_MISPLACED/u],
  ])('refuses %s', (_, args, message) => {
    expect(stet('lint', 'convert', ...args)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(message) as string,
    });
  });
});
