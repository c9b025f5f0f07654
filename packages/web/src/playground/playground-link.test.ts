import { expect, it } from 'vitest';
import { atRest, objections } from '../../../charts/src/testing/browser.js';
import { describeJudgingRoom, type JudgingRoom } from '../testing/judging-room.js';
import { EXAMPLE_INPUT } from './example.js';
import { FRAGMENT, LONGEST, writeFragment } from './link/write-link.js';
import {
  chooseMetrics,
  firstTable,
  goldBox,
  keptDraft,
  openPlayground,
  outputBox,
  paste,
  scored,
  sourceBox,
} from './testing/playground.js';

describeJudgingRoom('a link to the playground', (room: JudgingRoom) => {
  it('puts all of it in a link, which brings it back', async () => {
    const context = await room.visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await openPlayground(context);
    await page.getByRole('button', { name: 'Load the example' }).click();
    await chooseMetrics(page, ['m2', 'gleu']);
    await page.getByText('Options of the metrics').click();
    await page.getByRole('spinbutton', { name: 'beta' }).fill('1');
    await expect.poll(() => firstTable(page).locator('thead').innerText()).toContain('F1');
    await page.getByRole('button', { name: 'Copy a link with all of this' }).click();
    await page.getByText(/Copied, [\d,]+ characters/u).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const linkedPage = await openPlayground(context, link);
    await scored(linkedPage, '3 systems, 6 sentences.');
    await atRest(page);
    const shown = await firstTable(page).innerText();
    await expect.poll(() => firstTable(linkedPage).innerText()).toBe(shown);
    await expect.poll(() => goldBox(linkedPage).inputValue()).toBe(EXAMPLE_INPUT.gold.text);
    // After a change the address would lie.
    expect(new URL(linkedPage.url()).hash).not.toBe('');
    await outputBox(linkedPage, 1).fill('x');
    await expect.poll(() => new URL(linkedPage.url()).hash).toBe('');
    await context.close();
  });

  it('says so when a link is broken, or would be too long', async () => {
    const page = await openPlayground(await room.visit(), `/playground${FRAGMENT}AAAA`);
    await page.getByText('[BAD_LINK]').waitFor();
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      await writeFragment(EXAMPLE_INPUT),
    );
    await scored(page, '3 systems, 6 sentences.');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    // Digits that do not repeat do not pack well.
    const noise = Array.from({ length: 8000 }, (_, at) => String((at * 7919 * at) % 1_000_003)).join(' ');
    await outputBox(page, 1).fill(noise);
    await page.getByRole('button', { name: 'Copy a link with all of this' }).click();
    await page.getByText(`more than ${LONGEST.toLocaleString('en')} are often cut`).waitFor();
    await page.context().close();
  });

  it('shows a link beside the draft, which stays until the link’s text is changed', async () => {
    const context = await room.visit();
    const page = await openPlayground(context);
    await paste(page, sourceBox(page), 'mine');
    await keptDraft(page, 'mine');
    await page.goto('/');
    await page.goto(`/playground${await writeFragment(EXAMPLE_INPUT)}`);
    await scored(page, '3 systems, 6 sentences.');
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to my draft' }).click();
    await expect.poll(() => sourceBox(page).inputValue()).toBe('mine');
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await context.close();
  });
});
