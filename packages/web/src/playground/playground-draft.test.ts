import { expect, it } from 'vitest';
import { objections } from '../../../charts/src/testing/browser.js';
import { describeJudgingRoom, type JudgingRoom } from '../testing/judging-room.js';
import { LONGEST_DRAFT } from './draft/draft.js';
import { EXAMPLE_INPUT } from './example.js';
import { plainText } from './testing/plain-text.js';
import {
  answer,
  chooseMetrics,
  drop,
  firstTable,
  keptDraft,
  openPlayground,
  outputBox,
  paste,
  referenceBox,
  scored,
  sourceBox,
} from './testing/playground.js';

describeJudgingRoom('a draft in the playground', (room: JudgingRoom) => {
  it('survives a reload, with its scores, and stays in this browser', async () => {
    const context = await room.visit();
    const page = await openPlayground(context);
    const [reference] = plainText.references;
    await paste(page, sourceBox(page), plainText.source.text);
    await paste(page, referenceBox(page), reference.text);
    await chooseMetrics(page, ['m2', 'gleu']);
    room.requests();
    await paste(page, outputBox(page, 1), plainText.systems[0].text);
    await scored(page, '1 system, 3 sentences.');
    const shown = await firstTable(page).innerText();
    // At once: a draft is also kept when the page is left before its moment has come.
    await outputBox(page, 1).press('End');
    expect(room.requests()).toEqual([]);
    await page.reload();
    await scored(page, '1 system, 3 sentences.');
    await expect.poll(() => referenceBox(page).inputValue()).toBe(reference.text);
    await expect.poll(() => firstTable(page).innerText()).toBe(shown);
    await context.close();
    const stranger = await openPlayground(await room.visit());
    await expect.poll(() => sourceBox(stranger).inputValue()).toBe('');
    await stranger.context().close();
  });

  it('is kept even if the page is reloaded right after the last key', async () => {
    const page = await openPlayground(await room.visit());
    await paste(page, sourceBox(page), 'just typed');
    await page.reload();
    await expect.poll(() => sourceBox(page).inputValue()).toBe('just typed');
    await page.context().close();
  });

  it('is cleared with the page, after a question, and does not come back', async () => {
    const page = await openPlayground(await room.visit());
    await paste(page, sourceBox(page), 'mine');
    await keptDraft(page, 'mine');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await objections(page)).toEqual([]);
    await answer(page, 'Clear the page?', 'Cancel');
    await expect.poll(() => sourceBox(page).inputValue()).toBe('mine');
    await page.getByRole('button', { name: 'Clear' }).click();
    await answer(page, 'Clear the page?', 'Clear');
    await expect.poll(() => sourceBox(page).inputValue()).toBe('');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: 'Playground' }).waitFor();
    await expect.poll(() => sourceBox(page).inputValue()).toBe('');
    await page.context().close();
  });

  it('is not replaced by the example unasked; what is nobody’s own is', async () => {
    const page = await openPlayground(await room.visit());
    const example = page.getByRole('button', { name: 'Load the example' });
    await example.click();
    await scored(page, '3 systems, 6 sentences.');
    await example.click();
    await scored(page, '3 systems, 6 sentences.');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await outputBox(page, 1).fill('mine');
    await example.click();
    await answer(page, 'Load the example?', 'Cancel');
    await expect.poll(() => outputBox(page, 1).inputValue()).toBe('mine');
    await example.click();
    await answer(page, 'Load the example?', 'Replace my texts');
    await expect.poll(() => outputBox(page, 1).inputValue()).toBe(EXAMPLE_INPUT.systems[0].text);
    await page.context().close();
  });

  it('is said to be too long where it is, and that it will be gone', async () => {
    const page = await openPlayground(await room.visit());
    // From a file: to type this much, line by line, takes Chromium ten seconds.
    const text = `${'x'.repeat(999)}\n`.repeat(LONGEST_DRAFT / 1000);
    await drop(page, page.locator('.file-field'), [{ name: 'source.txt', text }]);
    await page.getByText('These texts are too long for the browser to keep (more than 2,000,000 characters)').waitFor();
    expect(await objections(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await sourceBox(page).fill('short');
    await keptDraft(page, 'short');
    await expect.poll(() => page.getByText('too long for the browser').count()).toBe(0);
    await page.context().close();
  });
});
