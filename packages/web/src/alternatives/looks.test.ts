import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { disputedTask, proposeByKeys, unneededSentences, type DisputedTask } from '../testing/alternatives.js';
import { describeJudgingRoom, type JudgingRoom } from '../testing/judging-room.js';
import { judgeSubmissions } from '../testing/judge-task.js';
import { looksRight } from '../testing/looks-right.js';
import { addTeam, allReleased, beginTask, handInByFetch, scored } from '../testing/shared-task.js';

const RIGHT = { name: /^This edit is right/u };

async function proposeFirst(page: Page, key: string): Promise<void> {
  await unneededSentences(page, key);
  await page.getByRole('article').first().locator('.text').first().click();
  await page.getByRole('button', RIGHT).first().press('Enter');
  await page.getByRole('combobox', { name: 'Error type' }).press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await looksRight(page, 'form');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('form.propose').waitFor({ state: 'detached' });
  await proposeByKeys(page, page.getByRole('button', RIGHT).first(), 'others', 'A long reason, '.repeat(12));
  await looksRight(page, 'explorer');
}

async function makeAlternatives(room: JudgingRoom, { id, annotators }: DisputedTask): Promise<void> {
  const { rows } = await room.api<{ rows: { id: string }[] }>('GET', `/tasks/${id}/proposals`);
  const headers = {
    authorization: `Bearer ${annotators.Ines.replace('/annotate#', '')}`,
    'content-type': 'application/json',
  };
  for (const { id: proposal } of rows) {
    const body = JSON.stringify({ verdict: 'accepted', comment: 'both are used' });
    await fetch(`${room.url}/api/v1/annotating/proposals/${proposal}`, { method: 'PUT', headers, body });
  }
  await room.api('POST', `/tasks/${id}/proposals/gold`);
  await scored(room, id);
}

describeJudgingRoom('pages of alternative answers and of people', (room) => {
  it('have nothing that axe objects to, and fit on a phone', async () => {
    const task = await disputedTask(room, { metrics: ['m2', 'gleu'] });
    const { id, keys, annotators } = task;
    const page = await (await room.visit()).newPage();
    const look = async (path: string, heading: string): Promise<void> => {
      await page.goto(path);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await looksRight(page, path);
    };
    await look(annotators.Ines.replace('#', '?proposals#'), 'Proposals');
    await proposeFirst(page, keys.reckless);
    await look(`/team/${keys.reckless}`, 'Your alternative answers');
    await look(`/team/${keys.careful}`, 'Your alternative answers');
    await look(annotators.Ines, 'Essays to mark');
    await look(annotators.Ines.replace('#', '?proposals#'), 'Question 1 of 1');
    await page.keyboard.press('r');
    await page.getByText('1 of 1 answered, all saved. Thank you.').waitFor();
    await looksRight(page, 'answered');
    await makeAlternatives(room, task);
    await look(`/tasks/${id}/alternatives`, 'Both leaderboards');
    const { rows } = await room.api<{ rows: { id: string; name: string }[] }>('GET', `/tasks/${id}/teams`);
    const unchanged = rows.find(({ name }) => name === 'unchanged');
    await room.api('PUT', `/tasks/${id}/teams/${unchanged?.id}/baseline`, { isBaseline: true });
    await page.goto(`/tasks/${id}`);
    await page.getByRole('region', { name: 'With alternative answers: Baselines, not ranked' }).waitFor();
    await looksRight(page, 'two boards with baselines');
    await room.api('PUT', `/tasks/${id}/teams/${unchanged?.id}/baseline`, { isBaseline: false });
    const { id: campaign } = await room.api<{ id: string }>('POST', `/tasks/${id}/campaign`);
    await look(`/tasks/${id}/people`, 'People and metrics');
    await judgeSubmissions(room, campaign);
    await room.api('PUT', `/campaigns/${campaign}/state`, { state: 'closed' });
    await look(`/tasks/${id}/people`, 'People and metrics');
    await page.getByText('Metrics against people').waitFor();
    await looksRight(page, 'people');
    await page.context().close();
    const organiser = await room.organise(`/tasks/${id}/alternatives`);
    await organiser.getByRole('heading', { name: '1 proposal' }).waitFor();
    await organiser.getByRole('heading', { name: 'Both leaderboards' }).waitFor();
    await looksRight(organiser, 'organiser');
    await organiser.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('set right-to-left sentences from right to left', async () => {
    // The text is ours: "The boy go to school ." with "goes" in the gold, and "walks" of a team.
    const gold = 'S הילד הולכת לבית הספר .\nA 1 2|||SVA|||הולך|||REQUIRED|||-NONE-|||0\n\n';
    const { id } = await beginTask(room, {
      gold,
      language: 'he',
      release: allReleased(),
      proposals: { opensAt: Date.now() - 1000 },
    });
    const { key } = await addTeam(room, id, 'הצוות');
    await handInByFetch(room, key, 'הילד צועד לבית הספר .\n');
    const { link } = await room.api<{ link: string }>('POST', `/tasks/${id}/annotators`, { name: 'Ann' });
    await scored(room, id);
    const page = await (await room.visit()).newPage();
    await proposeFirst(page, key);
    await page.goto(link.replace('#', '?proposals#'));
    await page.getByRole('heading', { name: 'Question 1 of 1' }).waitFor();
    for (const text of ['.asked .text', '.readings dd']) {
      const direction = page.locator(text).first();
      await expect
        .poll(async () => [text, await direction.evaluate((element) => getComputedStyle(element).direction)])
        .toEqual([text, 'rtl']);
    }
    await expect.poll(() => page.locator('.readings dd').first().innerText()).toBe('הילד צועד לבית הספר .');
    await looksRight(page, 'right to left');
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });
});
