import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeInBrowser, objections, pageWidth } from '../../../charts/src/testing/browser.js';
import { EXAMPLE, GOLD, SYSTEMS, folder, stet } from '../testing/stet.js';

const JUDGMENTS = join(EXAMPLE, 'judgments.xml');
const SOURCE = join(EXAMPLE, 'source.txt');

const COMMANDS: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['rank', ['rank', JUDGMENTS, '--resamples', '100']],
  ['judges', ['rank', JUDGMENTS, '--each-judge', '--resamples', '100']],
  ['head-to-head', ['rank', 'head-to-head', JUDGMENTS]],
  ['validate', ['rank', 'validate', JUDGMENTS, '--folds', '5', '--resamples', '20', '--method', 'expected-wins']],
  [
    'meta',
    [
      'meta',
      '--judgments',
      JUDGMENTS,
      '--gold',
      GOLD,
      '--metric',
      'm2,gleu',
      '--section',
      'all',
      '--resamples',
      '50',
      SYSTEMS,
    ],
  ],
  ['stats', ['judgments', 'stats', JUDGMENTS]],
  ['agreement', ['judgments', 'agreement', JUDGMENTS, '--details']],
  ['sample', ['campaign', 'sample', '--source', SOURCE, '--items', '20', '--judges', '3', SYSTEMS]],
  ['histogram', ['campaign', 'sample', '--source', SOURCE, '--histogram', SYSTEMS]],
  [
    'power',
    [
      'campaign',
      'power',
      JUDGMENTS,
      '--systems',
      'speller,unchanged',
      '--judge',
      'yuki',
      '--confidence',
      '0.999',
      '--simulations',
      '20',
      '--limit',
      '400',
    ],
  ],
];

const pages = COMMANDS.map(([name, args]) => {
  const file = join(folder, `${name}.html`);
  const run = stet(...args, '--html', file, '--title', 'An evening <b>');
  return { name, run, file, plain: stet(...args), html: run.status === 0 ? readFileSync(file, 'utf8') : '' };
});

describe.each(pages)('the page of $name', ({ run, file, plain, html }) => {
  it('is written beside what is printed', () => {
    expect(run.status).toBe(0);
    expect(run.stdout).toBe(plain.stdout);
    expect(run.stderr).toBe(`${plain.stderr}stet: wrote ${file}\n`);
  });

  it('is one page that loads nothing, with its title as text', () => {
    expect(html).toContain('<h1 dir="auto">An evening &lt;b&gt;</h1>');
    expect(html).not.toMatch(/<(?:script|link|img)|https?:|url\(|@import/u);
  });

  it('draws a chart that tells its numbers, and uses every id once', () => {
    expect(html).toMatch(/<svg [^>]*role="img"|class="[^"]*matrix/u);
    const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('goes to the standard output alone when asked to', () => {
  const { stdout, stderr } = stet('rank', 'head-to-head', JUDGMENTS, '--html', '-');
  expect(stdout).toMatch(/^<!doctype html>/u);
  expect(stdout).toContain('<h1 dir="auto">evening-class</h1>');
  expect(stderr).toBe('');
});

describeInBrowser('the pages in a browser', (open) => {
  it.each(pages)('axe objects to nothing on that of $name, and it fits a phone', async ({ html }) => {
    const page = await open(html, { width: 1100 });
    expect(await objections(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await objections(page)).toEqual([]);
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
  });
});
