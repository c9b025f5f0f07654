import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskPage } from './task-page.js';
import { findChromium } from './testing/chromium.js';
import { eveningClassResults, eveningClassSource } from './testing/evening-class.js';

const AWKWARD = 'עברית <i>&"';
const results = eveningClassResults([{ name: AWKWARD, file: '', lines: eveningClassSource() }]);
const html = taskPage({ ...results, alternatives: results.submissions }, 'An evening class <b>');

describe('taskPage(results, title)', () => {
  it('is one page that loads nothing from elsewhere', () => {
    expect(html).toMatch(/^<!doctype html>/u);
    expect(html).not.toMatch(/<(?:script|link|img)|https?:|url\(|@import/u);
  });

  it('shows names as text, whatever they hold', () => {
    expect(html).toContain('<h1 dir="auto">An evening class &lt;b&gt;</h1>');
    expect(html).toContain('<bdi>עברית &lt;i&gt;&amp;&quot;</bdi>');
    expect(html).not.toContain('<i>');
  });

  it('gives every chart a title and a text that tells its numbers', () => {
    const charts = [...html.matchAll(/<svg [^>]*role="img" aria-labelledby="(\S+) (\S+)"/gu)];
    expect(charts.length).toBeGreaterThan(5);
    for (const [, title, description] of charts) {
      expect(html).toContain(`<figcaption id="${title}">`);
      expect(html).toMatch(new RegExp(`<desc id="${description}">[^<]*\\d`, 'u'));
    }
  });

  it('uses every id once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const executablePath = findChromium();

describe('the page in a browser', () => {
  if (executablePath === undefined) {
    it.skip('skipped: no Chromium here; install it (apt-get install chromium) or set CHROME_PATH', () => undefined);
    return;
  }
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  const open = async (colorScheme: 'light' | 'dark', width: number): Promise<Page> => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, bypassCSP: true });
    const page = await context.newPage();
    await page.setContent(taskPage(results, 'An evening class'));
    return page;
  };

  it.each([
    ['light', 1100],
    ['dark', 1100],
    ['light', 360],
  ] as const)('has nothing for axe to object to: %s, %i pixels wide', async (scheme, width) => {
    const page = await open(scheme, width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
  });

  it('fits a phone: only tables scroll sideways', async () => {
    const page = await open('light', 360);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(360);
  });
});
