import { exploreSentences, m2, parseM2, parsePlainText, sentencesOf } from '@stet/core/internal';
import { expect, it } from 'vitest';
import { describeGolden, readShared } from '../../../core/src/testing/shared.js';
import { describeInBrowser } from '../testing/browser.js';
import { explorerPage } from '../testing/explorer-page.js';

const SYSTEMS = 'AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC'.split(' ');
/** However far a reader scrolls, no more rows than these are drawn. */
const FEW_DOZEN = 40;

describeGolden('the 13 systems of CoNLL-2014', () => {
  describeInBrowser('in the explorer', (open) => {
    it('open with only a few dozen rows, wherever the reader is', async () => {
      const gold = parseM2(readShared('data/conll14/noalt/official-2014.combined.m2')).flatMap(sentencesOf);
      const systems = SYSTEMS.map((name) => ({
        name,
        lines: parsePlainText(readShared(`data/conll14/submissions/${name}`)),
      }));
      const html = await explorerPage(SYSTEMS, exploreSentences(m2(), gold, systems));
      const page = await open(html, { width: 1200, query: '' });
      const status = page.getByRole('status');
      await expect.poll(() => status.innerText()).toBe('1,312 sentences.');
      await expect.poll(() => page.getByLabel('System').locator('option').allInnerTexts()).toEqual(SYSTEMS);
      const drawn = (): Promise<number> => page.locator('article').count();
      await expect.poll(() => drawn()).toBeLessThan(FEW_DOZEN);
      await page.getByLabel('Compare with').selectOption('CAMB');
      for (const sentence of [700, 1312, 1]) {
        await page.getByLabel('Go to').fill(String(sentence));
        await page.keyboard.press('Enter');
        const box = await page.locator(`[data-row="${sentence}"][aria-current="true"]`).boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeLessThan(800);
        await expect.poll(() => drawn()).toBeLessThan(FEW_DOZEN);
      }
      // Table 9 of the paper: AMU made 13 of the 122 edits of verb tense.
      await page.getByText('Error types').click();
      await expect.poll(() => page.locator('.types .choice').first().innerText()).toMatch(/Vt\s+13 of 122/u);
    });
  });
});
