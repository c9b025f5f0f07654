import { readFileSync } from 'node:fs';
import type { ExploredSystem, Leaderboard } from '@stet/server';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { objections } from '../../../charts/src/testing/browser.js';
import { describeJudgingRoom } from '../testing/judging-room.js';
import {
  EXAMPLE_GOLD,
  addTeam,
  allReleased,
  beginTask,
  exampleOutput,
  handInByFetch,
  scored,
} from '../testing/shared-task.js';

/** The example so many times over: more sentences than a page loads at once. */
const TIMES = 5;

describeJudgingRoom('the explorer of a task', (room) => {
  const tallies = (page: Page): Promise<number[]> =>
    page.locator('.outcomes .tally').evaluateAll((counts) => counts.map(({ textContent }) => Number(textContent)));

  it('counts all sentences, whatever is loaded, and the same while one scrolls, filters and searches', async () => {
    const gold = readFileSync(EXAMPLE_GOLD, 'utf8').trimEnd();
    const { id } = await beginTask(room, { gold: `${gold}\n\n`.repeat(TIMES), release: allReleased() });
    for (const system of ['reckless', 'speller']) {
      const { key } = await addTeam(room, id, system);
      expect((await handInByFetch(room, key, exampleOutput(system).repeat(TIMES))).ok).toBe(true);
    }
    await scored(room, id);
    const { rows } = await room.api<Leaderboard>('GET', `/tasks/${id}/leaderboard`);
    const submission = rows.find(({ team }) => team === 'reckless')?.submission ?? '';
    const { sentences, total } = await room.api<ExploredSystem>(
      'GET',
      `/tasks/${id}/submissions/${submission}/sentences?limit=500`,
    );
    expect(sentences).toHaveLength(total);
    const outputs = sentences.map(({ outputs: [output] }) => output);
    const having = (kind: string): number =>
      outputs.filter(({ marks }) => marks.some((mark) => mark.kind === kind)).length;
    const expected = [
      having('matched'),
      having('missed'),
      having('unneeded'),
      outputs.filter(({ marks }) => marks.every(({ kind }) => kind === 'matched')).length,
      outputs.filter(({ proposed }) => proposed === 0).length,
    ];

    const page = await (await room.visit()).newPage();
    await page.goto(`/tasks/${id}/explorer?system=reckless`);
    await expect.poll(() => tallies(page)).toEqual(expected);
    await page.getByRole('checkbox', { name: /unneeded/u }).check();
    await page.getByText(`${expected[2]} of ${total} sentences.`).waitFor();
    await expect.poll(() => tallies(page)).toEqual(expected);
    await page.locator('article').first().focus();
    await page.keyboard.press('End');
    await page.locator('[aria-current="true"] .text').waitFor();
    await expect.poll(() => tallies(page)).toEqual(expected);
    await expect.poll(() => new URL(page.url()).searchParams.get('outcome')).toBe('unneeded');

    const city = sentences.filter(({ source, outputs: [{ hypothesis, marks }] }) =>
      [source, hypothesis, ...marks.flatMap(({ corrections }) => corrections)].some((text) => /city/iu.test(text)),
    ).length;
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await page.getByLabel('Search').fill('city');
    await page.getByText(`${city} of ${total} sentences`).waitFor();
    await page.getByLabel('Search').fill('no such words');
    await page.getByText('No sentence matches.').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByLabel('Search').fill('city');
    await page.getByText(`${city} of ${total} sentences`).waitFor();
    await page.getByText('Error types').click();
    await page.getByRole('group', { name: /gold edits of each type/u }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('says that the counts are unknown until the server has answered, and when it does not', async () => {
    const { id } = await beginTask(room, { release: allReleased() });
    const { key } = await addTeam(room, id, 'reckless');
    await handInByFetch(room, key, exampleOutput('reckless'));
    await scored(room, id);
    const page = await (await room.visit()).newPage();
    let isBroken = true;
    await page.route(/\/survey\?/u, (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto(`/tasks/${id}/explorer?outcome=missed`);
    await page.getByText('Some sentences could not be loaded.').waitFor();
    await expect.poll(() => page.locator('.outcomes .tally').allInnerTexts()).toEqual(['…', '…', '…', '…', '…']);
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await page.getByText(/^\d+ of 60 sentences\.$/u).waitFor();
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });
});
