import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeInBrowser, objections, pageWidth } from '../../../charts/src/testing/browser.js';
import { EXAMPLE, GOLD, SYSTEMS, folder, stet } from '../testing/stet.js';

const pageOf = (name: string, ...args: readonly string[]): ReturnType<typeof stet> & { readonly html: string } => {
  const file = join(folder, `${name}.html`);
  const run = stet(...args, '--html', file, '--title', 'An evening <b>');
  return { ...run, html: run.status === 0 ? readFileSync(file, 'utf8') : '' };
};

const explained = pageOf('explained', 'explain', '--gold', GOLD, SYSTEMS);
const scored = pageOf('scored', 'score', '--gold', GOLD, '--significance', '--resamples', '100', SYSTEMS);
const pages = [
  { name: 'explain', html: explained.html },
  { name: 'score', html: scored.html },
];

describe.each(pages)('the page of stet $name', ({ html }) => {
  it('loads nothing, and lets only its own script run', () => {
    expect(html).toContain('<h1 dir="auto">An evening &lt;b&gt;</h1>');
    expect(html).not.toMatch(/<(?:link|img|iframe)|<script src|@import/u);
    const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/u.exec(html) ?? [];
    const [, script] = /<script>(.*?)<\/script>/su.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toMatch(/^default-src &#x27;none&#x27;;/u);
    expect(policy.endsWith(`script-src &#x27;sha256-${hash}&#x27;`)).toBe(true);
  });

  it('can be read without its script', () => {
    expect(html.match(/class="sentence"/gu)).toHaveLength(60);
  });
});

describe('stet explain --html', () => {
  it('writes the page alone', () => {
    expect(explained.stdout).toBe('');
    expect(explained.stderr).toMatch(/^stet: wrote .*explained\.html\n$/u);
  });

  it('holds the sentences that were asked for', () => {
    const { html } = pageOf('some', 'explain', '--gold', GOLD, '--sentence', '9', '--sentence', '12', SYSTEMS);
    expect([...html.matchAll(/<span class="number">(\d+)</gu)].map(([, number]) => number)).toEqual(['9', '12']);
  });

  it('goes to the standard output when asked to', () => {
    const { stdout, stderr } = stet('explain', '--gold', GOLD, '--html', '-', SYSTEMS);
    expect(stdout).toMatch(/^<!doctype html>/u);
    expect(stdout).toContain('<h1 dir="auto">evening-class</h1>');
    expect(stderr).toBe('');
  });
});

describe('stet score --html', () => {
  it('is written beside what is printed, systems in the order of the leaderboard', () => {
    expect(scored.stdout).toMatch(/^System .*\ncareful /u);
    expect(scored.html).toContain('In the lead: careful, with m2 F0.5 of 77.71.');
    expect(scored.html).toMatch(/"systems":\["careful","reckless","speller","unchanged"\]/u);
  });

  it('has no explorer where there are no gold edits to explore', () => {
    const source = join(EXAMPLE, 'source.txt');
    const { html, status } = pageOf(
      'references',
      'score',
      '--source',
      source,
      '--reference',
      source,
      '--metric',
      'gleu',
      SYSTEMS,
    );
    expect(status).toBe(0);
    expect(html).toContain('gleu');
    expect(html).not.toMatch(/<script|data-explorer/u);
  });

  it('explores by M2 where no metric that was asked for compares edits', () => {
    const { html } = pageOf('gleu', 'score', '--gold', GOLD, '--metric', 'gleu', '--only', 'careful,speller', SYSTEMS);
    expect(html).toContain('m2|beta:0.5');
    expect(html.match(/class="output"/gu)).toHaveLength(120);
  });
});

describeInBrowser('the pages with the explorer in a browser', (open) => {
  it.each(pages)('come to life, fit a phone and have nothing for axe to object to: $name', async ({ html }) => {
    const page = await open(html, { width: 375, policy: true, query: '?system=careful&system=reckless&sentence=9' });
    expect(await page.getByRole('status').innerText()).toBe('60 sentences.');
    expect(await page.locator('[aria-current="true"]').getAttribute('aria-label')).toBe('Sentence 9');
    expect(await pageWidth(page)).toBeLessThanOrEqual(375);
    const unbound = await open(html, { width: 375, query: '?outcome=missed' });
    expect(await objections(unbound)).toEqual([]);
  });
});
