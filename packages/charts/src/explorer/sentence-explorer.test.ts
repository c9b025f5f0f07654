import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, objections, pageWidth } from '../testing/browser.js';
import { explorerPage } from '../testing/explorer-page.js';
import { SYSTEMS, exploredSentences } from '../testing/explored.js';

const TIMES = 50;
const SENTENCES = exploredSentences(TIMES);

const status = (page: Page): Promise<string> => page.getByRole('status').innerText();
const rows = (page: Page): Promise<string[]> =>
  page.locator('article').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
/** The sentence that has the focus. */
const focused = (page: Page): Promise<unknown> => page.evaluate(`document.activeElement.getAttribute('aria-label')`);

describeInBrowser('SentenceExplorer in a report page', (open) => {
  const start = async (query = '', width = 1200): Promise<Page> => {
    const page = await open(await explorerPage(SYSTEMS, SENTENCES), { width, query });
    await page.getByRole('status').waitFor();
    return page;
  };

  it('comes to life under the policy of the page, and draws only the rows near the screen', async () => {
    const page = await open(await explorerPage(SYSTEMS, SENTENCES), { width: 1200, query: '', policy: true });
    await expect.poll(() => status(page)).toBe('200 sentences.');
    const drawn = await rows(page);
    expect(drawn[0]).toBe('Sentence 1');
    expect(drawn.length).toBeLessThan(40);
  });

  it('shows the first hundred sentences to a reader without scripts, and no controls that do nothing', async () => {
    const page = await open(await explorerPage(SYSTEMS, SENTENCES), { width: 1200, query: '', scripts: false });
    await expect.poll(() => page.locator('.sentence').count()).toBe(100);
    await expect.poll(() => page.locator('input, select, button').count()).toBe(0);
    await expect.poll(() => page.getByText('Shown: 100 of 200 sentences, 1 of 3 systems.').count()).toBe(1);
  });

  it('goes through the sentences by keyboard, and tells where it is', async () => {
    const page = await start();
    await page.locator('article').first().focus();
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe('Sentence 1');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('Sentence 2');
    await page.keyboard.press('k');
    await expect.poll(() => focused(page)).toBe('Sentence 1');
    await page.keyboard.press('End');
    await expect.poll(() => focused(page)).toBe('Sentence 200');
    await page.keyboard.press('k');
    await expect.poll(() => focused(page)).toBe('Sentence 199');
    await expect.poll(() => page.locator('[aria-current="true"]').getAttribute('aria-posinset')).toBe('199');
    await expect.poll(() => page.locator('[aria-current="true"]').isVisible()).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(() => focused(page)).toBe('Sentence 1');
    await expect
      .poll(async () => (await page.locator('[aria-current="true"]').boundingBox())?.y)
      .toBeGreaterThanOrEqual(0);
  });

  it('goes on by keyboard also where the sentence that had the focus was scrolled away', async () => {
    const page = await start('?sentence=3');
    await page.locator('[aria-current="true"]').focus();
    await page.evaluate('scrollBy(0, 8000)');
    await page.locator('[data-row="3"]').waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe('Sentence 4');
  });

  it('keeps the open sentence whole on the screen while it goes down', async () => {
    const page = await start('?sentence=1');
    await page.locator('[aria-current="true"]').focus();
    for (let times = 0; times < 12; times++) {
      await page.keyboard.press('j');
      const box = await page.locator('[aria-current="true"]').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    }
    await expect.poll(() => focused(page)).toBe('Sentence 13');
  });

  it('searches and goes to a number by keyboard, and comes back', async () => {
    const page = await start();
    await page.locator('article').first().focus();
    await page.keyboard.press('/');
    await page.keyboard.type('SPEAKS j');
    await expect.poll(() => status(page)).toBe('0 of 200 sentences.');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect.poll(() => status(page)).toBe('50 of 200 sentences.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.type('101');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Sentence 101');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[aria-current="true"]').count()).toBe(0);
  });

  it('marks what was searched for', async () => {
    const page = await start('?search=well');
    const found = await page.evaluate(`[...CSS.highlights.get('stet-search')].map(String)`);
    expect(new Set(found as string[])).toEqual(new Set(['well']));
  });

  it('filters by outcome and by type, by mouse and by number keys', async () => {
    const page = await start();
    await page.getByRole('checkbox', { name: /unneeded/u }).check();
    await expect.poll(() => status(page)).toBe('0 of 200 sentences.');
    await page.getByLabel('System').selectOption('hasty');
    await expect.poll(() => status(page)).toBe('150 of 200 sentences.');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => status(page)).toBe('200 sentences.');
    await page.locator('article').first().focus();
    await page.keyboard.press('2');
    await page.getByText('Error types').click();
    await page.getByRole('checkbox', { name: /^Vt/u }).check();
    await expect.poll(() => status(page)).toBe('50 of 200 sentences.');
    await expect.poll(async () => (await rows(page)).slice(0, 2)).toEqual(['Sentence 4', 'Sentence 8']);
  });

  it('sets two systems side by side, swaps them, and shows where they differ', async () => {
    const page = await start();
    await page.getByLabel('Compare with').selectOption('idle');
    const first = page.locator('article').first();
    const names = (): Promise<string[]> => first.locator('.counts b').allInnerTexts();
    await expect.poll(() => names()).toEqual(['careful', 'idle']);
    const boxes = await Promise.all([0, 1].map((at) => first.locator('.output').nth(at).boundingBox()));
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    await page.getByLabel('System').selectOption('idle');
    await expect.poll(() => names()).toEqual(['idle', 'careful']);
    await page.getByLabel('different outputs').check();
    await expect.poll(() => status(page)).toBe('150 of 200 sentences.');
  });

  it('keeps its whole view in the address, from which it comes back', async () => {
    const page = await start();
    await page.getByLabel('System').selectOption('hasty');
    await page.getByLabel('Search').fill('well');
    await page.getByLabel(/unneeded/u).check();
    await page.locator('article').nth(2).locator('.text').click();
    const address = new URL(page.url());
    expect(address.search).toBe('?system=hasty&search=well&outcome=unneeded&sentence=10');
    const again = await start(address.search);
    await expect.poll(() => status(again)).toBe('50 of 200 sentences.');
    await expect.poll(() => again.locator('[aria-current="true"]').getAttribute('aria-label')).toBe('Sentence 10');
    await expect.poll(() => again.getByLabel('Search').inputValue()).toBe('well');
  });

  it('opens at the sentence of a link, far down, and says when a filter hides it', async () => {
    const page = await start('?sentence=151');
    const box = await page.locator('[aria-current="true"]').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(800);
    const hidden = await start('?sentence=151&outcome=unneeded&system=careful');
    await expect.poll(() => status(hidden)).toBe('0 of 200 sentences; sentence 151 is not among them.');
  });

  it('does not move what is read while rows above turn out to have another height', async () => {
    const page = await start('?sentence=151&system=careful&system=hasty', 700);
    const row = page.locator('[data-row="150"]');
    const before = (await row.boundingBox())?.y ?? 0;
    for (let times = 0; times < 10; times++) {
      await page.evaluate('scrollBy(0, -37)');
      await page.waitForTimeout(20);
    }
    await expect.poll(async () => (await row.boundingBox())?.y).toBeCloseTo(before + 370, 0);
  });

  it.each([1200, 375])('has nothing for axe to object to: %i pixels wide', async (width) => {
    // A few sentences: axe takes its time over each.
    const html = await explorerPage(SYSTEMS, SENTENCES.slice(0, 8));
    const query = '?system=hasty&system=careful&type=SVA&sentence=5';
    const page = await open(html, { width, query });
    await page.getByText('Keys').click();
    expect(await objections(page)).toEqual([]);
    await expect.poll(() => pageWidth(page)).toBeLessThanOrEqual(width);
  });

  it('fits a phone also without a filter, with names and words that do not break', async () => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const [first] = SENTENCES;
    const sentence = {
      ...first,
      source: long,
      outputs: [{ ...first.outputs[0], system: long, hypothesis: long, marks: [] }],
    };
    const page = await open(await explorerPage([long], [sentence]), { width: 375, query: '?sentence=1' });
    await page.getByRole('status').waitFor();
    await expect.poll(() => pageWidth(page)).toBeLessThanOrEqual(375);
  });

  it('sets right-to-left sentences from the right', async () => {
    const page = await start('?sentence=4');
    const row = page.locator('[data-row="4"]');
    await expect.poll(() => row.locator('.text').evaluate((text) => getComputedStyle(text).direction)).toBe('rtl');
    const [struck, written] = await Promise.all(
      [row.locator('.text del'), row.locator('.text ins')].map((words) => words.boundingBox()),
    );
    expect(struck?.x).toBeGreaterThan(written?.x ?? Infinity);
  });
});
