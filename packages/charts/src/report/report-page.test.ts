import { describe, expect, it, vi } from 'vitest';
import { describeInBrowser, objections, pageWidth } from '../testing/browser.js';
import { SYSTEMS, galleryOf } from '../testing/gallery.js';
import { reportPage } from './report-page.js';

const gallery = galleryOf(SYSTEMS);
// React reports each mistake only once, so the first page must be the one that is watched.
const complain = vi.spyOn(console, 'error');
const html = reportPage(gallery);
const complaints = [...complain.mock.calls];
complain.mockRestore();

describe('reportPage(report)', () => {
  it('is one page that loads and runs nothing', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/u);
    expect(html).toContain(`content="default-src &#x27;none&#x27;; style-src &#x27;unsafe-inline&#x27;`);
    expect(html).not.toMatch(/<(?:script|link|img|iframe)|https?:|url\(|@import/u);
  });

  it('shows names as text, whatever they hold', () => {
    expect(html).toContain('<h1 dir="auto">All charts &lt;i&gt;together&lt;/i&gt;</h1>');
    expect(html).toContain('<bdi>fir&lt;b&gt;&amp;&quot;</bdi>');
    expect(html).not.toMatch(/<i>|fir<b>/u);
  });

  it('links to every chapter', () => {
    for (const { id, heading } of gallery.chapters) {
      expect(html).toContain(`<a href="#${id}">${heading}</a>`);
      expect(html).toContain(`<h2 id="${id}">${heading}</h2>`);
    }
  });

  it('gives every drawing a title, and a text that tells its numbers', () => {
    const charts = [...html.matchAll(/<svg class="plot" [^>]*role="img" aria-labelledby="(\S+) (\S+)"/gu)];
    expect(charts).toHaveLength(12);
    for (const [, title, description] of charts) {
      expect(html).toMatch(new RegExp(`<(?:figcaption|p class="panel-title") id="${title}">`, 'u'));
      expect(html).toMatch(new RegExp(`<desc id="${description}">[^<]*\\d`, 'u'));
    }
  });

  it('gives every chart its numbers as a table', () => {
    expect(html.match(/<figure /gu)).toHaveLength(12);
    expect(html.match(/<summary>The numbers<\/summary>/gu)).toHaveLength(12);
  });

  it('says at its foot when and how it was made, where it is told', () => {
    const command = "stet rank --title 'a < b' judgments.xml";
    const foot = /<footer>.*<\/footer>/su.exec(
      reportPage({ ...gallery, origin: { command, date: '2026-11-18' } }),
    )?.[0];
    expect(foot).toContain(' on <time dateTime="2026-11-18">2026-11-18</time>.');
    expect(foot).toContain('<code dir="ltr">stet rank --title &#x27;a &lt; b&#x27; judgments.xml</code>');
    expect(/<footer>.*<\/footer>/su.exec(html)?.[0]).not.toMatch(/<time|<code/u);
  });

  it('uses every id once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives React nothing to complain of', () => {
    expect(complaints).toEqual([]);
  });

  it('is the same each time', () => {
    expect(reportPage(gallery)).toBe(html);
  });
});

/** Texts in charts that stick out of the screen, and pairs of point labels that overlap. */
const MISPLACED = `(() => {
  const shown = [...document.querySelectorAll('.plot text')]
    .map((text) => ({ text: text.textContent, label: text.classList.contains('point-label'), box: text.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const outside = shown.filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ text }) => text);
  const labels = shown.filter(({ label }) => label);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top + 4 < b.bottom && b.top + 4 < a.bottom;
  const pairs = labels.flatMap((first, at) =>
    labels.slice(at + 1).filter((second) => meet(first.box, second.box)).map((second) => first.text + ' over ' + second.text));
  return { texts: shown.length > 100, labels: labels.length, outside, pairs };
})()`;

describeInBrowser('the gallery in a browser', (open) => {
  // The same charts of fewer systems: axe takes its time over each cell.
  const small = reportPage(galleryOf(SYSTEMS.filter((_, at) => at % 4 === 0)));

  it.each([1280, 360])('has nothing for axe to object to, tables unfolded: %i pixels wide', async (width) => {
    const page = await open(small, { width });
    await page.evaluate(`document.querySelectorAll('details').forEach((details) => { details.open = true; })`);
    expect(await objections(page)).toEqual([]);
  });

  it.each([360, 480, 768, 1280])('shows every text whole, and no label on another: %i pixels wide', async (width) => {
    const page = await open(html, { width });
    expect(await pageWidth(page)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(MISPLACED)).toEqual({ texts: true, labels: 26, outside: [], pairs: [] });
  });

  it('keeps the lines of a scatter plot inside its frame, however steep', async () => {
    const points = [0, 1, 1, 1].map((y, at) => ({ name: `system-${at}`, x: at / 10, y }));
    const scatter = { block: 'scatter', id: 'steep', title: 'Steep', xUnit: 'M²', yUnit: 'Expected Wins' } as const;
    const chapter = {
      id: 'one',
      heading: 'One',
      text: '',
      blocks: [{ ...scatter, caption: '', correlations: [], points }],
    };
    const page = await open(reportPage({ ...gallery, chapters: [chapter] }), { width: 1280 });
    const [[line], grid] = await Promise.all(
      ['#steep line.line', '#steep line.grid'].map((name) =>
        page
          .locator(name)
          .evaluateAll((lines) => lines.map((drawn) => drawn.getBoundingClientRect().toJSON() as DOMRect)),
      ),
    );
    expect(line.top).toBeGreaterThanOrEqual(Math.min(...grid.map(({ top }) => top)) - 1);
    expect(line.bottom).toBeLessThanOrEqual(Math.max(...grid.map(({ bottom }) => bottom)) + 1);
  });

  it('tints winner and loser also under its own policy', async () => {
    const page = await open(html, { width: 1280, policy: true });
    const tints = await page.evaluate(
      `['.higher', '.lower'].map((name) => getComputedStyle(document.querySelector('#duels ' + name)).backgroundColor)`,
    );
    expect(new Set(tints as string[]).size).toBe(2);
  });

  it('prints on white paper, all columns of the widest chart on the sheet, also for a reader of dark pages', async () => {
    const A4 = 700;
    const page = await open(html, { colorScheme: 'dark', width: A4 });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    expect(await pageWidth(page)).toBeLessThanOrEqual(A4);
  });
});
