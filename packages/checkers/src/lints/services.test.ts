import { afterEach, describe, expect, it } from 'vitest';
import { plainProse } from '../prose/prose.js';
import { cutUnits } from '../prose/text-units.js';
import { startCheckerServer, type CheckerServer } from '../testing/checker-server.js';
import { toyServer } from '../testing/fixtures.js';
import { lintsOf } from '../testing/text-of.js';
import type { LintAdapter } from './lint-adapter.js';
import { openLinter, type LinterSpec } from './linters.js';
import { openInTime } from './open-in-time.js';

const { signal } = new AbortController();
const SPEC = { dialect: 'american', language: 'en-US', offsets: 'utf16' } as const;
let server: CheckerServer | undefined;
let adapter: LintAdapter | undefined;
afterEach(async () => {
  await adapter?.close();
  await server?.close();
  adapter = undefined;
  server = undefined;
});

async function open(spec: Partial<LinterSpec> & Pick<LinterSpec, 'checker'>): Promise<LintAdapter> {
  adapter = await openLinter({ ...SPEC, ...spec }, signal);
  return adapter;
}

/** An answer with every field that a server sends, about `teh` where it stands. */
function recorded(text: string, incomplete: boolean): string {
  const offset = text.indexOf('teh');
  const match = {
    message: 'Possible spelling mistake found.',
    shortMessage: 'Spelling mistake',
    replacements: [
      { value: 'the', confidence: 0.9 },
      { value: 'tea', type: 'Curated' },
    ],
    offset,
    length: 3,
    context: { text, offset, length: 3 },
    sentence: text,
    type: { typeName: 'UnknownWord' },
    rule: {
      id: 'MORFOLOGIK_RULE_EN_US',
      subId: '2',
      description: 'Possible spelling mistake',
      issueType: 'misspelling',
      tempOff: true,
      urls: [{ value: 'https://example.org/rule' }],
      category: { id: 'TYPOS', name: 'Possible Typo' },
    },
    ignoreForIncompleteSentence: false,
    contextForSureMatch: 0,
  };
  return JSON.stringify({
    software: {
      name: 'LanguageTool',
      version: '6.6',
      buildDate: '2025-03-27',
      apiVersion: 1,
      premium: false,
      status: '',
    },
    warnings: { incompleteResults: incomplete, ...(incomplete ? { incompleteResultsReason: 'Timeout' } : {}) },
    language: {
      name: 'English (US)',
      code: 'en-US',
      detectedLanguage: { name: 'English (US)', code: 'en-US', confidence: 1 },
    },
    matches: offset === -1 ? [] : [match],
    sentenceRanges: [[0, text.length]],
  });
}

async function languageTool(incomplete = false): Promise<LintAdapter> {
  server = await startCheckerServer(({ body }) => {
    const asked = new URLSearchParams(body);
    const { annotation = [] } = JSON.parse(asked.get('data') ?? '{}') as {
      annotation?: { text?: string; markup?: string }[];
    };
    const whole = asked.get('text') ?? annotation.map((part) => part.text ?? part.markup ?? '').join('');
    return { body: recorded(whole, incomplete) };
  });
  return open({ checker: 'languagetool', url: server.url });
}

describe('a LanguageTool server', () => {
  it('gives rule, category, place and all suggestions in order, behind an emoji', async () => {
    const linter = await languageTool();
    expect(await lintsOf(linter, '😀 I saw teh lake.')).toEqual([
      {
        rule: 'MORFOLOGIK_RULE_EN_US[2]',
        group: 'TYPOS',
        start: 9,
        end: 12,
        text: 'teh',
        message: 'Possible spelling mistake found.',
        severity: 'misspelling',
        suggestions: ['the', 'tea'],
        url: 'https://example.org/rule',
        extra: { tempOff: true },
      },
    ]);
    expect(linter).toMatchObject({ name: 'languagetool', version: '6.6', options: { language: 'en-US' } });
  });

  it('is never taken for clean where it says that its answer is incomplete', async () => {
    const linter = await languageTool(true);
    expect(await linter.check(plainProse('Fine.'), signal)).toEqual({ lints: [], incomplete: true });
  });

  it('gets Markdown as annotated text, so that it knows what is markup', async () => {
    const linter = await languageTool();
    const [prose] = cutUnits('Use `x` for **teh** lake.', 'markdown', 'paragraph');
    const { lints } = await linter.check(prose, signal);
    expect(lints).toMatchObject([{ start: 14, end: 17, text: 'teh' }]);
    const { data } = Object.fromEntries(new URLSearchParams(server?.requests.at(-1)?.body));
    expect(JSON.parse(data)).toEqual({
      annotation: [
        { text: 'Use ' },
        { markup: '`x`', interpretAs: 'Stet' },
        { text: ' for ' },
        { markup: '**', interpretAs: '' },
        { text: 'teh' },
        { markup: '**', interpretAs: '' },
        { text: ' lake.' },
      ],
    });
  });
});

describe('a language server', () => {
  it.each([
    ['utf-16', 'utf16'],
    ['utf-32', 'code-points'],
    ['utf-8', 'bytes'],
  ] as const)('counts columns as agreed: %s', async (encoding, unit) => {
    const linter = await open({ checker: 'lsp', command: toyServer(encoding) });
    expect(linter).toMatchObject({ name: 'toy-ls', version: '0.1.0', offsets: unit });
    expect(await lintsOf(linter, 'Naïve 😀.\n😀 é teh lake')).toMatchObject([
      { rule: 'Spelling', group: 'Toy', text: 'teh', severity: 'warning', suggestions: ['the', 'tea'] },
    ]);
    expect(await lintsOf(linter, 'Fine.')).toEqual([]);
  });

  it.each(['pull', 'resolve'] as const)(
    'may be asked for diagnostics, or for the edits of an action: %s',
    async (mode) => {
      const linter = await open({ checker: 'lsp', command: toyServer('utf-16', mode) });
      expect(await lintsOf(linter, '😀 teh')).toMatchObject([{ text: 'teh', suggestions: ['the', 'tea'] }]);
    },
  );

  it('that ends, or says nothing in time, gives no answer', async () => {
    const dying = await open({ checker: 'lsp', command: toyServer('utf-16', 'die') });
    await expect(lintsOf(dying, 'teh')).rejects.toThrow(/exit code 3/u);
    const silent = await open({ checker: 'lsp', command: toyServer('utf-16', 'silent') });
    await expect(silent.check(plainProse('teh'), AbortSignal.timeout(50))).rejects.toThrow(/in time/u);
  });

  it.each([
    ['mute', /did not answer in time/u],
    ['garbled', /not JSON/u],
  ] as const)('that is %s when it is greeted does not start, and is ended', async (mode, found) => {
    const command = toyServer('utf-16', mode);
    const opening = openInTime((openSignal) => openLinter({ ...SPEC, checker: 'lsp', command }, openSignal), {
      checker: 'lsp',
      timeoutMs: mode === 'mute' ? 50 : 60_000,
      signal,
    });
    await expect(opening).rejects.toMatchObject({ code: 'CHECKER_FAILED', expected: 'lsp to start' });
    await expect(opening).rejects.toThrow(found);
  });
});
