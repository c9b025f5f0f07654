import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LintReport } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { describeInBrowser, objections, pageWidth } from '../../../../charts/src/testing/browser.js';
import { describeGolden, readSharedJson, sharedFolder } from '../../../../core/src/testing/shared.js';
import { file, folder, json, stet } from '../../testing/stet.js';

const CHECKERS = fileURLToPath(new URL('../../../../../examples/checkers/', import.meta.url));
const [GOLD, OLD] = [join(CHECKERS, 'gold.m2'), join(CHECKERS, 'proofreader-1.0.jsonl')];
const OTHER_GOLD = file('other.m2', 'S Not in the run .\n');
const REPORT = ['lint', 'report', '--resamples', '100'];

const reportOf = (...args: readonly string[]): LintReport =>
  json([...REPORT, ...args, '--json']) as unknown as LintReport;

describe('stet lint report', () => {
  const { rules, gold, alarms, neverFired, latency, checks } = reportOf('--gold', GOLD, '--detokenise', OLD);

  it('compares texts of the gold with it, and takes the others for right', () => {
    expect(gold).toMatchObject({ texts: 12, lints: 12, edits: 16 });
    expect(alarms?.registers.map(({ register, texts, lints }) => [register, texts, lints])).toEqual([
      ['letters', 6, 8],
      ['manuals', 6, 9],
    ]);
    expect(checks).toMatchObject({ texts: 24, lints: 29, failed: [], incomplete: [], unchecked: [] });
  });

  it('has a sheet for each rule with examples of what became of its lints', () => {
    const spelling = rules.find(({ rule }) => rule === 'Spelling');
    expect(spelling).toMatchObject({ lints: 8, gold: { lints: 3, found: 3, alone: 3, falseLints: 0 } });
    expect(spelling?.examples.map(({ verdict, text }) => `${verdict} ${text}`)).toEqual([
      'first Teh',
      'touches recieved',
      'touches childs',
      'alarm Okafor',
      'alarm Ullapool',
      'alarm Lumora',
    ]);
    expect(neverFired).toEqual(['Capitals']);
  });

  it('leaves the first answers out of the warm ones', () => {
    expect(latency.phases.map(({ phase, answers }) => [phase, answers])).toEqual([
      ['cold', 5],
      ['warm', 23],
      ['typing', 8],
    ]);
  });

  it('prints tables in every format', () => {
    const printed = (format: string): string =>
      stet(...REPORT, '--gold', GOLD, '--detokenise', OLD, '--format', format, '--most', '2').stdout;
    expect(printed('text')).toMatch(
      /^Rules of proofreader 1\.0\.0\nRule .*\nPassive +Style +8 .*\nSpelling .*\n29 lints/u,
    );
    expect(printed('markdown')).toContain('| Spelling | Spelling | 8 | 3 | – | – | 3 | 3 | 0 | 31.50 | 8.77 |');
    expect(printed('csv')).toContain('Register,Texts,Words,Lints,Distinct,Rate');
    expect(printed('latex')).toContain('\\begin{tabular}');
    expect(printed('text')).toContain('Shown: 2 rules of 7; --most shows more.');
  });

  it('joins files of one version, and refuses those of two', () => {
    const [run, ...lines] = readFileSync(OLD, 'utf8').trimEnd().split('\n');
    const isClean = (line: string): boolean => /"unit":"(?:letters|manual)/u.test(line);
    const part = (name: string, keep: (line: string) => boolean): string =>
      file(name, `${[run, ...lines.filter(keep)].join('\n')}\n`);
    const [learners, clean] = [part('learners.jsonl', (line) => !isClean(line)), part('clean.jsonl', isClean)];
    expect(reportOf('--gold', GOLD, '--detokenise', learners, clean).rules).toEqual(rules);
    const other = stet(...REPORT, learners, join(CHECKERS, 'proofreader-1.1.jsonl'));
    expect(other.status).toBe(2);
    expect(other.stderr).toMatch(/proofreader 1\.0\.0.*stet lint diff.*\[BAD_LINTS\]/su);
    expect(stet(...REPORT, learners, learners).stderr).toContain('the unit "gold.m2#1" again');
  });

  it('says which texts take no part in any rate', () => {
    const check = (unit: string, more: string): string => `{"kind":"check","unit":"${unit}","words":100${more}}\n`;
    const run = '{"kind":"run","format":1,"checker":"toy","version":"1","offsets":"utf16"}\n';
    const path = file(
      'failed.jsonl',
      run.replace('}', ',"rules":["R","S"]}') +
        check('a', '') +
        check('b', ',"error":"timeout"') +
        check('c', ',"incomplete":true') +
        '{"kind":"lint","unit":"c","rule":"R","start":0,"end":1,"text":"x"}\n',
    );
    const { stderr, stdout } = stet(...REPORT, path, '--json');
    const { alarms: rates, neverFired: silent } = JSON.parse(stdout) as LintReport;
    expect(rates?.pooled).toMatchObject({ texts: 1, words: 100, lints: 0 });
    expect(silent).toEqual(['S']);
    expect(stderr).toContain('1 text left out of all rates: the check failed, first for b (timeout).');
    expect(stderr).toContain('1 text left out of all rates: the answer was incomplete, first for c.');
  });

  it('shows the ends of what two rules quarrel over, however long it is', () => {
    const [run, sentence] = [
      '{"kind":"run","format":1,"checker":"toy","version":"1","offsets":"utf16"}\n',
      'we go on\n'.repeat(9),
    ];
    const lint = (rule: string, text: string, suggestions: readonly string[]): string =>
      `${JSON.stringify({ kind: 'lint', unit: 'a', rule, start: 0, end: text.length, text, suggestions })}\n`;
    const check = `${JSON.stringify({ kind: 'check', unit: 'a', words: 27, text: sentence })}\n`;
    const path = file('long.jsonl', run + check + lint('Long', sentence, []) + lint('Case', 'we', ['We']));
    expect(stet(...REPORT, path).stdout).toMatch(
      /\nCase and Long +0 +1 +0 +0 +a: “we” → “We”, “we go on we go on … we go on we go on” → no advice\n/u,
    );
  });

  it.each([
    [
      'a gold that was joined in another way',
      ['--gold', GOLD, OLD],
      /"gold\.m2#1".*another text.*\[LINT_MISPLACED\]/su,
    ],
    ['a gold that the run knows nothing of', ['--gold', OTHER_GOLD, OLD], /such as other\.m2#1.*\[BAD_OPTION\]/su],
    ['tokens without a gold', ['--tokens', OLD, OLD], /--gold with --tokens.*\[BAD_OPTION\]/su],
    [
      'two ways to join the tokens',
      ['--gold', GOLD, '--tokens', OLD, '--detokenise', OLD],
      /--tokens or --detokenise/u,
    ],
    ['a file that is none', [GOLD], /gold\.m2:1.*\[BAD_LINTS\]/su],
    ['a recheck of other texts', ['--recheck', OLD, OLD], /such as gold\.m2#1~1.*none.*\[BAD_OPTION\]/su],
    ['a run that is not there', ['--run', '2', OLD], /from 1 to 1.*--run.*\[BAD_OPTION\]/su],
  ])('refuses %s', (_, args, message) => {
    const { status, stderr } = stet(...REPORT, ...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describeGolden('stet lint report of the example of the bench', () => {
  const golden = readSharedJson('golden/checkers/example.json') as Record<
    'old' | 'new',
    { total: { precision: Record<string, number> }; goldEdits: { recall: Record<string, number> } }
  >;

  it.each(['old', 'new'] as const)('%s', (version) => {
    const at = (name: string): string => join(sharedFolder('data/checkers/example'), name);
    const { gold } = reportOf('--gold', at('gold.m2'), '--tokens', at('tokens.jsonl'), at(`lints.${version}.jsonl`));
    const values = (rates: Record<'detection' | 'any' | 'first', { value: number | null }> | undefined) => ({
      detected: rates?.detection.value,
      any: rates?.any.value,
      first: rates?.first.value,
    });
    expect(values(gold?.precision)).toEqual(golden[version].total.precision);
    expect(values(gold?.recall)).toEqual(golden[version].goldEdits.recall);
  });
});

describeInBrowser('the page of stet lint report', (open) => {
  const path = join(folder, 'lints.html');
  stet(...REPORT, '--gold', GOLD, '--detokenise', OLD, '--html', path, '--title', 'A <b>');
  const html = readFileSync(path, 'utf8');

  it('sorts rules by a column, and opens one with its examples, under its own policy', async () => {
    const page = await open(html, { width: 1280, policy: true, query: '' });
    const names = (): Promise<string[]> => page.locator('#rules-caption ~ tbody th').allInnerTexts();
    await page.getByRole('button', { name: 'Found' }).click();
    await expect
      .poll(names)
      .toEqual(['Spelling', 'Articles', 'DoubledWord', 'Agreement', 'NeedlessPreposition', 'Vague', 'Passive']);
    await page.getByRole('button', { name: 'Rule', exact: true }).click();
    await expect
      .poll(names)
      .toEqual(['Agreement', 'Articles', 'DoubledWord', 'NeedlessPreposition', 'Passive', 'Spelling', 'Vague']);
    await page.getByRole('link', { name: 'Spelling', exact: true }).click();
    await page.getByText('Teh bus was late').waitFor({ state: 'visible' });
  });

  it.each([1440, 1024, 390])('has nothing for axe to object to, and fits: %i pixels wide', async (width) => {
    const page = await open(html, { width });
    await page.evaluate(
      `document.querySelectorAll('.stet-examples details').forEach((details) => { details.open = true; })`,
    );
    expect(await objections(page)).toEqual([]);
    expect(await pageWidth(page)).toBeLessThanOrEqual(width);
  });
});
