import { describe, expect, it } from 'vitest';
import type { Lint } from '../lint-run.js';
import { detectLintForm, findLintForm, lintFormNames, readLintReport } from './lint-forms.js';
import type { CheckerReport } from './lint-form.js';
import { lspLints } from './lsp-diagnostics.js';
import { textlintLints } from './textlint-messages.js';

// Each report is about this text, with an emoji and a letter of two code units before the lint.
const TEXT = 'Naïve 😀.\n\n𝔘 saw teh lake.\n';
const START = TEXT.indexOf('teh');
const LINE_COLUMN = 7;
const read = (document: unknown, text = TEXT): CheckerReport => {
  const printed = typeof document === 'string' ? document : JSON.stringify(document);
  return readLintReport(printed, detectLintForm(printed), { textOf: () => text, location: { file: 'report' } });
};
const codePoints = (offset: number): number => Array.from(TEXT.slice(0, offset)).length;
const lint = (details: Partial<Lint>): Partial<Lint> => ({ start: START, end: START + 3, text: 'teh', ...details });

describe('a report of', () => {
  it('harper-cli has code points, and suggestions as people read them', () => {
    const report = [
      {
        file: 'a.md',
        lint_count: 1,
        lints: [
          {
            rule: 'SpellCheck',
            kind: 'Spelling',
            span: { char_start: codePoints(START), char_end: codePoints(START) + 3 },
            line: 3,
            column: LINE_COLUMN,
            message: 'Did you mean?',
            priority: 63,
            suggestions: ['Replace with: “the”', 'Insert “ x”', 'Remove error', 'Something else'],
            matched_text: 'teh',
          },
        ],
      },
      { file: 'b.md', lint_count: 0, lints: [], error: 'no such file' },
    ];
    expect(read(report).texts).toEqual([
      {
        file: 'a.md',
        lints: [
          lint({
            rule: 'SpellCheck',
            group: 'Spelling',
            message: 'Did you mean?',
            suggestions: ['the', 'teh x', ''],
            extra: { priority: 63 },
          }),
        ],
      },
      { file: 'b.md', lints: [], error: 'no such file' },
    ]);
  });

  it("Harper's tests marks places below the text", () => {
    const snapshot = `Lint:    Spelling (63 priority)
Message: |
       3 | 𝔘 saw teh lake.
         |       ^~~ Did you mean?
Suggest:
  - Replace with: “the”



Lint:    Readability (127 priority)
Message: |
       1 | Naïve 😀.
         |       ^~~
       3 | 𝔘 saw teh lake.
         | ~~~~~ Long.
`;
    expect(read(snapshot).texts[0].lints).toMatchObject([
      { rule: 'Readability', start: 6, text: '😀.\n\n𝔘 saw', message: 'Long.', suggestions: [] },
      lint({ rule: 'Spelling', group: 'Spelling', suggestions: ['the'], extra: { priority: 63 } }),
    ]);
    expect(() => read(snapshot, 'Naïve 😀.\n\nAnother text.\n')).toThrow(
      expect.objectContaining({ code: 'LINT_MISPLACED', line: 1 }),
    );
  });

  it('VFiles has the plugin as the rule, and a fatal message is a failure', () => {
    const message = {
      reason: 'Unknown word',
      fatal: false,
      place: {
        start: { line: 3, column: LINE_COLUMN + 1, offset: START },
        end: { line: 3, column: 11, offset: START + 3 },
      },
      ruleId: 'teh',
      source: 'retext-spell',
      expected: ['the', 'tea'],
    };
    const byLine = { reason: 'Here', line: 3, column: LINE_COLUMN + 1, ruleId: 'own-rule' };
    const files = [
      { path: 'a.md', history: [], messages: [message, byLine] },
      { path: 'b.md', history: [], messages: [{ reason: 'Broken', fatal: true }] },
    ];
    expect(read(files).texts).toMatchObject([
      {
        lints: [
          { rule: 'own-rule', start: START, end: START, severity: 'info', suggestions: [] },
          lint({ rule: 'retext-spell', severity: 'warning', suggestions: ['the', 'tea'], extra: { ruleId: 'teh' } }),
        ],
      },
      { file: 'b.md', error: 'Broken', lints: [] },
    ]);
  });

  it('textlint has the range of a fix as the span, and whole characters', () => {
    const messages = [
      {
        ruleId: 'typo',
        severity: 2,
        message: 'Typo',
        index: START,
        range: [START, START + 1],
        fix: { range: [START, START + 3], text: 'the' },
      },
      { ruleId: 'emoji', severity: 1, message: 'No faces', index: 6, range: [6, 7] },
      {
        ruleId: 'choice',
        severity: 1,
        message: 'Choose',
        range: [0, 5],
        suggestions: [
          { id: 'a', message: 'a', fix: { range: [0, 5], text: 'Naive' } },
          { id: 'b', message: 'b', fix: { range: [0, 6], text: 'elsewhere' } },
        ],
      },
    ];
    expect(read([{ filePath: 'a.md', messages }]).texts[0].lints).toMatchObject([
      { rule: 'choice', text: 'Naïve', suggestions: ['Naive'] },
      { rule: 'emoji', text: '😀', suggestions: [] },
      lint({ rule: 'typo', severity: 'error', suggestions: ['the'] }),
    ]);
    expect(textlintLints('', [])).toEqual([]);
  });

  it('Vale has columns from 1, both in, in code points', () => {
    const alert = (details: object): object => ({
      Check: 'Vale.Spelling',
      Message: 'teh?',
      Severity: 'error',
      Line: 3,
      Span: [LINE_COLUMN, LINE_COLUMN + 2],
      Match: 'teh',
      Link: '',
      ...details,
    });
    const alerts = [
      alert({ Action: { Name: 'replace', Params: ['the', 'tea'] } }),
      alert({ Action: { Name: 'remove', Params: null } }),
      alert({ Action: { Name: 'suggest', Params: ['spellings'] } }),
    ];
    expect(read({ 'docs/a.md': alerts }).texts).toMatchObject([
      {
        file: 'docs/a.md',
        lints: [['the', 'tea'], [''], []].map((suggestions) =>
          lint({ rule: 'Vale.Spelling', group: 'Vale', severity: 'error', suggestions }),
        ),
      },
    ]);
    expect(() => read({ 'a.md': [alert({ Match: 'hte' })] })).toThrow(
      expect.objectContaining({ code: 'LINT_MISPLACED' }),
    );
  });

  it('proselint has code points, and one or several replacements', () => {
    const error = {
      check: 'typography.symbols',
      message: '?',
      start: codePoints(START),
      end: codePoints(START) + 3,
      severity: 'warning',
    };
    const errors = [
      { ...error, replacements: 'the' },
      { ...error, replacements: ['the', 'tea'] },
      { ...error, replacements: null },
    ];
    expect(read({ status: 'success', data: { errors } }).texts[0].lints.map(({ suggestions }) => suggestions)).toEqual([
      ['the'],
      ['the', 'tea'],
      [],
    ]);
    expect(read({ status: 'error', data: { errors: [] } }).texts).toMatchObject([
      { error: expect.stringContaining('error') as string },
    ]);
  });

  it('LanguageTool that is incomplete says so', () => {
    const answer = {
      software: { version: '6.6' },
      warnings: { incompleteResults: true },
      matches: [{ offset: START, length: 3, message: '?', replacements: [], rule: { id: 'X' } }],
    };
    expect(read(answer)).toMatchObject({
      version: '6.6',
      texts: [{ incomplete: true, lints: [lint({ rule: 'X', suggestions: [] })] }],
    });
  });

  it('SARIF has regions in lines and columns, or offsets, and one fix for each suggestion', () => {
    const region = { startLine: 3, startColumn: LINE_COLUMN + 1, endLine: 3, endColumn: LINE_COLUMN + 4 };
    const physicalLocation = { artifactLocation: { uri: 'docs/a%20b.md' }, region };
    const fix = (text: string): object => ({
      artifactChanges: [
        {
          artifactLocation: { uri: 'docs/a%20b.md' },
          replacements: [{ deletedRegion: region, insertedContent: { text } }],
        },
      ],
    });
    const run = {
      tool: {
        driver: {
          name: 'typos',
          semanticVersion: '1.2.3',
          rules: [{ id: 'typo', helpUri: 'https://example.org', defaultConfiguration: { level: 'error' } }],
        },
      },
      columnKind: 'utf16CodeUnits',
      results: [
        { ruleIndex: 0, message: { text: 'teh?' }, locations: [{ physicalLocation }], fixes: [fix('the'), fix('')] },
        { ruleId: 'gone', baselineState: 'absent', message: { text: '' }, locations: [{ physicalLocation }] },
      ],
    };
    const expected = lint({
      rule: 'typo',
      message: 'teh?',
      severity: 'error',
      suggestions: ['the', ''],
      url: 'https://example.org',
    });
    expect(read({ version: '2.1.0', runs: [run] })).toEqual({
      checker: 'typos',
      version: '1.2.3',
      texts: [{ file: 'docs/a b.md', lints: [expected] }],
    });
    const offsets = {
      ...run,
      results: [
        {
          ruleId: 'typo',
          message: { text: '' },
          locations: [{ physicalLocation: { ...physicalLocation, region: { charOffset: START, charLength: 3 } } }],
        },
      ],
    };
    expect(read({ runs: [offsets] }).texts[0].lints).toMatchObject([lint({ rule: 'typo' })]);
    expect(() => read({ runs: [run, run] })).toThrow(expect.objectContaining({ code: 'BAD_LINTS' }));
  });
});

describe('lspLints(text, findings, unit)', () => {
  it('makes each action stand for the whole place, also one that inserts', () => {
    const at = (character: number): object => ({ line: 2, character });
    const range = { start: at(LINE_COLUMN), end: at(LINE_COLUMN + 3) };
    const insertion = { range: { start: at(LINE_COLUMN + 3), end: at(LINE_COLUMN + 3) }, newText: '!' };
    const diagnostic = { range, code: 7, source: 'toy', message: '?', severity: 1 };
    const actions = [[{ range, newText: 'the' }], [insertion], [insertion, insertion]];
    expect(lspLints(TEXT, [{ diagnostic, actions }], 'utf16')).toMatchObject([
      lint({ rule: '7', group: 'toy', severity: 'error', suggestions: ['the', 'teh!'] }),
    ]);
  });
});

describe('the forms', () => {
  it('are known by their names, and by what they look like', () => {
    expect(lintFormNames).toHaveLength(8);
    expect(() => findLintForm('pdf')).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }));
    for (const other of ['', '{}', '[]', 'Lint: no', '{"matches":3}']) {
      expect(() => detectLintForm(other), other).toThrow(expect.objectContaining({ code: 'UNKNOWN_FORMAT' }));
    }
  });

  it('refuse a report that is not theirs', () => {
    const textOf = (): string => TEXT;
    expect(() => readLintReport('no JSON', findLintForm('vale'), { textOf })).toThrow(
      expect.objectContaining({ code: 'BAD_LINTS' }),
    );
    expect(() => readLintReport('{"a.md":[{"Check":"X"}]}', findLintForm('vale'), { textOf })).toThrow(
      /alerts with Check, Line and Span/u,
    );
  });
});
