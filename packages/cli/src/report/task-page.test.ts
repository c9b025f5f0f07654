import { describe, expect, it } from 'vitest';
import { describeInBrowser, objections, pageWidth } from '../../../charts/src/testing/browser.js';
import { taskPage } from './task-page.js';
import { eveningClassResults, eveningClassSource } from './testing/evening-class.js';

const AWKWARD = 'עברית <i>&"';
const results = await eveningClassResults([{ name: AWKWARD, file: '', lines: eveningClassSource() }]);
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

describeInBrowser('the page in a browser', (open) => {
  const page = taskPage(results, 'An evening class');

  it.each([1100, 360])('has nothing for axe to object to: %i pixels wide', async (width) => {
    expect(await objections(await open(page, { width }))).toEqual([]);
  });

  it('fits a phone: only tables scroll sideways', async () => {
    expect(await pageWidth(await open(page, { width: 360 }))).toBeLessThanOrEqual(360);
  });
});
