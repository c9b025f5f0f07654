import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeInBrowser, objections, pageWidth } from '../../../charts/src/testing/browser.js';
import { EXAMPLE, GOLD, SYSTEMS, folder, runStet, stet } from '../testing/stet.js';

const pageOf = (name: string, ...args: readonly string[]): ReturnType<typeof stet> & { readonly html: string } => {
  const file = join(folder, `${name}.html`);
  const run = stet(...args, '--html', file, '--title', 'An evening <b>');
  return { ...run, html: run.status === 0 ? readFileSync(file, 'utf8') : '' };
};

const explained = pageOf('explained', 'explain', '--gold', GOLD, SYSTEMS);
const scored = pageOf('scored', 'score', '--gold', GOLD, '--significance', '--resamples', '100', SYSTEMS);
const [careful, reckless] = ['careful', 'reckless'].map((name) => join(SYSTEMS, `${name}.txt`));
const compared = pageOf('compared', 'compare', '--gold', GOLD, '--top', '4', careful, reckless);
const METRICS = ['m2', 'hoo', 'gleu', 'green'];
const several = pageOf('several', 'score', '--gold', GOLD, '--metric', METRICS.join(), SYSTEMS);
const pages = [
  { name: 'compare', html: compared.html },
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

describe('stet compare --html', () => {
  it('is written beside what is printed', () => {
    expect(compared.stdout).toBe(stet('compare', '--gold', GOLD, '--top', '4', careful, reckless).stdout);
    expect(compared.stderr).toMatch(/^stet: wrote .*compared\.html\n$/u);
  });

  it('shows the sentences in which either side gains most', () => {
    const [, first, second] = compared.html.split(/<h2 id="the-gains-\d">/u);
    for (const [chapter, name] of [
      [first, 'careful'],
      [second, 'reckless'],
    ]) {
      expect(chapter).toMatch(new RegExp(`^Where ${name} wins`, 'u'));
      const [table] = /<tbody>.*?<\/tbody>/su.exec(chapter) ?? [''];
      expect(table.match(/<tr>/gu)).toHaveLength(4);
    }
  });

  it('counts the sentences of each length once', () => {
    const [, caption] = /Sentences: ([^<]*)\. In the others/u.exec(compared.html) ?? [];
    const counts = caption.split('; ').map((bin) => Number(bin.split(': ')[1]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
  });

  it('goes without types and explorer where there are no gold edits', () => {
    const source = join(EXAMPLE, 'source.txt');
    const args = ['--source', source, '--reference', source, '--metric', 'gleu', careful, reckless];
    const { html, status } = pageOf('compared-references', 'compare', ...args);
    expect(status).toBe(0);
    expect(html).toContain('Who wins where');
    expect(html).not.toMatch(/<script|Recall by error type/u);
  });
});

describe('stet score --html', () => {
  it('is written beside what is printed, systems in the order of the leaderboard', () => {
    expect(scored.stdout).toMatch(/^System .*\ncareful /u);
    expect(scored.html).toContain('In the lead: careful, with M² F0.5 of 77.71.');
    expect(scored.html).toMatch(/"systems":\["careful","reckless","speller","unchanged"\]/u);
  });

  it('draws every metric in one panel, precision over recall where there is an F of them, and recall by type', () => {
    const { html } = several;
    const titles = [...html.matchAll(/class="panel-title" id="[^"]+"><bdi>([^<]+)</gu)].map(([, title]) => title);
    expect(titles).toEqual(['M² F0.5', 'HOO F1', 'GLEU', 'GREEN']);
    expect([...html.matchAll(/equal (F[\d.]+)</gu)].map(([, f]) => f)).toEqual(['F0.5', 'F1', 'F2']);
    expect(html).toContain('<bdi>M²: recall by error type</bdi>');
  });

  it('puts the intervals of several metrics below their values', () => {
    const args = ['--significance', '--resamples', '20', '--metric', 'm2,gleu'];
    const { html } = pageOf('stacked', 'score', '--gold', GOLD, ...args, SYSTEMS);
    expect(html).toMatch(/<bdi>77\.71\**<\/bdi><span class="under"><bdi>[\d.]+ to [\d.]+<\/bdi>/u);
    expect(html).not.toContain('% interval</bdi></th>');
  });

  it('is the same byte for byte under one clock, and says at its foot how it was made', () => {
    const env = { SOURCE_DATE_EPOCH: '1700000000' };
    const args = ['score', '--gold', GOLD, '--html', '-', SYSTEMS];
    const [first, second] = [1, 2].map(() => runStet(args, '', env).stdout);
    expect(first).toBe(second);
    expect(first).toContain('<time dateTime="2023-11-14">2023-11-14</time>');
    expect(first).toContain(`<code dir="ltr">stet ${args.join(' ')}</code>`);
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
    await expect.poll(() => page.getByRole('status').innerText()).toBe('60 sentences.');
    await expect.poll(() => page.locator('[aria-current="true"]').getAttribute('aria-label')).toBe('Sentence 9');
    await expect.poll(() => pageWidth(page)).toBeLessThanOrEqual(375);
    const unbound = await open(html, { width: 375, query: '?outcome=missed' });
    expect(await objections(unbound)).toEqual([]);
  });

  it('draw a point equally long in every panel, lines of equal F, a tint for each recall, and name their origin', async () => {
    const page = await open(several.html, { width: 1280 });
    const pixelsOfPoint = await page.locator('.panel').evaluateAll((panels) =>
      panels.map((panel) => {
        const ticks = [...panel.querySelectorAll('.tick')].map((tick) => {
          const { left, right } = tick.getBoundingClientRect();
          return { value: Number(tick.textContent), x: (left + right) / 2 };
        });
        const [first, last] = [ticks[0], ticks[ticks.length - 1]];
        return (last.x - first.x) / (last.value - first.value);
      }),
    );
    expect(pixelsOfPoint).toHaveLength(METRICS.length);
    for (const pixels of pixelsOfPoint) expect(pixels).toBeCloseTo(pixelsOfPoint[0], 1);
    const balances = page.locator('figure').filter({ has: page.locator('.iso') });
    await expect.poll(() => balances.locator('figcaption > b').allInnerTexts()).toEqual(['M²', 'HOO', 'GREEN']);
    for (const balance of await balances.all())
      await expect.poll(() => balance.locator('.iso').count()).toBeGreaterThan(2);
    const recalls = page.locator('figure').filter({ hasText: 'M²: recall by error type' }).locator('td.higher');
    const tints = await recalls.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
    expect(new Set(tints).size).toBeGreaterThan(5);
    const foot = await page.locator('footer').innerText();
    expect(foot).toContain(`stet score --gold ${GOLD} --metric ${METRICS.join()}`);
    expect(foot).toMatch(/\b20\d\d-\d\d-\d\d\b/u);
  });

  it('show the sentences that each of two systems wins', async () => {
    const page = await open(compared.html, { width: 1280 });
    for (const name of ['careful', 'reckless']) {
      await page.getByRole('heading', { name: `Where ${name} wins` }).waitFor();
      await expect
        .poll(() =>
          page
            .getByRole('region', { name: `Where ${name} wins` })
            .locator('tbody tr')
            .count(),
        )
        .toBe(4);
    }
  });

  it('show a leaderboard of many metrics whole on a screen, and let it scroll in its own box on a phone', async () => {
    const metrics = ['--metric', 'm2,hoo,i-measure,gleu,bleu,green', '--significance', '--resamples', '20'];
    const { html } = pageOf('many', 'score', '--gold', GOLD, ...metrics, SYSTEMS);
    const overflow = `(() => {
      const box = document.querySelector('[aria-labelledby="leaderboard-caption"]');
      return box.scrollWidth - box.clientWidth;
    })()`;
    const wide = await open(html, { width: 1280 });
    await expect.poll(() => wide.evaluate(overflow)).toBe(0);
    const phone = await open(html, { width: 390 });
    await expect.poll(() => phone.evaluate(overflow)).toBeGreaterThan(0);
    await expect.poll(() => pageWidth(phone)).toBeLessThanOrEqual(390);
  });
});
