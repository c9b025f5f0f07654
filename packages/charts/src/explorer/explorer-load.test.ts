import { packExplored } from '@stet/core/internal';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../testing/browser.js';
import { bundle } from '../testing/bundle.js';
import { SYSTEMS, exploredSentences } from '../testing/explored.js';
import { inScript } from './in-script.js';

describeInBrowser('SentenceExplorer that loads its sentences', (open) => {
  let script: string;
  beforeAll(async () => {
    script = await bundle('testing/explorer-room.tsx');
  });
  const start = async ({ failures = 0, counts = true } = {}): Promise<Page> => {
    const room = {
      systems: SYSTEMS,
      packed: packExplored(exploredSentences(100)),
      failures,
      counts,
      asked: [],
      done: [],
    };
    const html = `<!doctype html><html lang="en"><body><main id="room"></main><script>var room = ${inScript(room)};</script><script>${script}</script>`;
    return open(html, { width: 1000 });
  };
  const asked = (page: Page): Promise<unknown> => page.evaluate('room.asked');

  it('asks for those near the screen, once, and for the others when they are scrolled to', async () => {
    const page = await start();
    await page.getByText('He speak').first().waitFor();
    await expect.poll(() => asked(page)).toEqual([[0, 100, ['careful']]]);
    await page.locator('article').first().focus();
    await page.keyboard.press('End');
    await page.locator('[data-row="400"] .text').waitFor();
    await expect
      .poll(() => asked(page))
      .toEqual([
        [0, 100, ['careful']],
        [300, 400, ['careful']],
      ]);
  });

  const tallies = (page: Page): Promise<string[]> => page.locator('.outcomes .tally').allInnerTexts();

  it('shows counts of all sentences from the first, which neither scrolling nor a filter changes', async () => {
    const page = await start();
    await expect.poll(() => tallies(page)).toEqual(['300', '100', '0', '300', '100']);
    await expect.poll(() => asked(page)).toEqual([[0, 100, ['careful']]]);
    await page.locator('article').first().focus();
    await page.keyboard.press('End');
    await page.locator('[data-row="400"] .text').waitFor();
    await expect.poll(() => tallies(page)).toEqual(['300', '100', '0', '300', '100']);
    await page.getByRole('checkbox', { name: /matched/u }).check();
    await page.getByText('300 of 400 sentences.').waitFor();
    await expect.poll(() => tallies(page)).toEqual(['300', '100', '0', '300', '100']);
  });

  it('loads of what a filter finds only the sentences near the screen, and asks again for another system', async () => {
    const page = await start();
    await page.getByRole('checkbox', { name: /unchanged/u }).check();
    await page.getByText('100 of 400 sentences.').waitFor();
    await page.getByLabel('System').selectOption('idle');
    await page.getByText('400 of 400 sentences.').waitFor();
    await page.locator('[data-row="1"] .text').waitFor();
    const requests = (await asked(page)) as [number, number, string[]][];
    expect(requests.filter(([, , [system]]) => system === 'idle')).toEqual([[0, 100, ['idle']]]);
  });

  it('shows what it does not know yet as unknown', async () => {
    const page = await start({ counts: false });
    await page.getByText('He speak').first().waitFor();
    await expect.poll(() => tallies(page)).toEqual(['…', '…', '…', '…', '…']);
    await page.getByRole('checkbox', { name: /unchanged/u }).check();
    await page.getByText('Looking through 400 sentences …').waitFor();
    await expect.poll(() => page.getByRole('feed').getAttribute('aria-busy')).toBe('true');
    await page.evaluate('room.counts = true');
    await page.getByText('100 of 400 sentences.').waitFor();
    await expect.poll(() => page.getByRole('feed').getAttribute('aria-busy')).toBe('false');
  });

  it('says that sentences could not be loaded, and tries again', async () => {
    const page = await start({ failures: 1 });
    await page.getByText('Some sentences could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('He speak').first().waitFor();
    await expect.poll(() => page.getByText('could not be loaded').count()).toBe(0);
  });

  it('offers an action on the marks of the open sentence, and says of which', async () => {
    const page = await start();
    await page.getByLabel('System').selectOption('hasty');
    await page.getByText('All is').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'This is right' }).count()).toBe(0);
    await page.locator('[data-row="2"] .text').click();
    await page.getByRole('button', { name: 'This is right' }).click();
    await expect.poll(() => page.evaluate('room.done')).toEqual([[2, 'hasty', 'was']]);
    await expect.poll(() => page.locator('[aria-current="true"]').count()).toBe(1);
  });
});
