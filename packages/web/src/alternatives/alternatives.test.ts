import { readFileSync } from 'node:fs';
import type { Proposal } from '@stet/server';
import { expect, it } from 'vitest';
import { disputedTask, proposeByKeys, questionsOf, unneededSentences } from '../testing/alternatives.js';
import { describeJudgingRoom } from '../testing/judging-room.js';
import { EXAMPLE_GOLD, beginTask, currentBoard, scored, scoredTask } from '../testing/shared-task.js';

const RIGHT = { name: /^This edit is right/u };

describeJudgingRoom('alternative answers', (room) => {
  it('are proposed by keys from the explorer, listed in the team’s room, and taken back', async () => {
    const { id, keys } = await disputedTask(room);
    const page = await (await room.visit()).newPage();
    const sentences = await unneededSentences(page, keys.reckless);
    await expect.poll(() => page.getByRole('button', RIGHT).count()).toBe(0);
    await sentences.first().focus();
    await page.keyboard.press('j');
    const open = page.locator('[aria-current="true"]');
    const button = open.getByRole('button', RIGHT).first();
    await button.focus();
    await page.keyboard.press('Enter');
    // Nothing is proposed without a type, and Escape leaves the form alone.
    await page.getByRole('combobox', { name: 'Error type' }).press('Enter');
    await page.getByText('Choose an error type.').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('form.propose').waitFor({ state: 'detached' });
    await expect.poll(() => open.count()).toBe(1);
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

    await proposeByKeys(page, button, 'wci', 'Both words are used.');
    await open.getByText('proposed as Wci').waitFor();
    const { rows } = await room.api<{ rows: Proposal[] }>('GET', `/tasks/${id}/proposals`);
    expect(rows).toMatchObject([
      { state: 'open', proposers: [{ team: 'reckless', type: 'Wci', comment: 'Both words are used.' }] },
    ]);
    await page.getByRole('link', { name: 'reckless' }).press('Enter');
    const proposals = page.getByRole('region', { name: 'Your alternative answers' });
    await proposals.getByText('Both words are used.').waitFor();
    await proposals.getByRole('link', { name: /^Sentence/u }).press('Enter');
    await page.getByRole('button', { name: /^Withdraw it/u }).press('Enter');
    await page.getByRole('button', RIGHT).first().waitFor();
    expect(await room.api('GET', `/tasks/${id}/proposals`)).toEqual({ rows: [] });
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('are judged blind by keys, decided by the organiser, and make the second leaderboard', async () => {
    const { id, keys, annotators } = await disputedTask(room);
    const team = await (await room.visit()).newPage();
    await unneededSentences(team, keys.reckless);
    for (const at of [0, 1]) {
      await team.getByRole('article').nth(at).locator('.text').first().click();
      const button = team.locator('[aria-current="true"]').getByRole('button', RIGHT).first();
      await proposeByKeys(team, button, 'others', `reason ${at}`);
    }

    const page = await (await room.visit()).newPage();
    await page.goto(annotators.Ines);
    await page.getByRole('link', { name: 'Judge 2 proposals' }).press('Enter');
    await page.getByRole('heading', { name: 'Question 1 of 2' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/reckless|reason/u);
    await page.keyboard.press('c');
    await page.keyboard.type('rather usual');
    await page.keyboard.press('Enter');
    await page.keyboard.press('a');
    await page.getByRole('heading', { name: 'Question 2 of 2' }).waitFor();
    await page.getByText('1 of 2 answered, all saved.').waitFor();
    await page.keyboard.press('r');
    await page.getByText('2 of 2 answered, all saved. Thank you.').waitFor();
    const verdictsOf = async (link: string): Promise<unknown> =>
      (await questionsOf(room, link)).map(({ verdict, comment }) => [verdict, comment]);
    await expect
      .poll(() => verdictsOf(annotators.Ines))
      .toEqual([
        ['accepted', 'rather usual'],
        ['refused', ''],
      ]);
    // Annotators may change their minds, and do not see each other's verdicts.
    await page.keyboard.press('a');
    await expect
      .poll(() => verdictsOf(annotators.Ines))
      .toMatchObject([
        ['accepted', 'rather usual'],
        ['accepted', ''],
      ]);
    await page.keyboard.press('r');
    await expect.poll(() => page.getByRole('button', { name: 'Refuse' }).getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() => verdictsOf(annotators.Ines))
      .toMatchObject([
        ['accepted', 'rather usual'],
        ['refused', ''],
      ]);
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { name: 'Question 1 of 2' }).waitFor();
    await expect.poll(() => page.getByLabel('Comment').inputValue()).toBe('rather usual');
    await page.goto(annotators.Marek);
    await page.getByRole('link', { name: 'Judge 2 proposals' }).press('Enter');
    await page.getByText('0 of 2 answered, all saved.').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('rather usual');

    const organiser = await room.organise(`/tasks/${id}/alternatives`);
    await organiser.getByRole('heading', { name: '2 proposals' }).waitFor();
    await expect.poll(() => organiser.getByText('Ines accepts it: rather usual').count()).toBe(1);
    await organiser.getByRole('radio', { name: 'refused 1' }).press('Space');
    await expect.poll(() => organiser.locator('.proposals > li').count()).toBe(1);
    await organiser
      .getByRole('group', { name: /^Decision/u })
      .getByRole('radio', { name: 'Accept' })
      .press('Space');
    await organiser.getByText('None is refused.').waitFor();
    await organiser.getByText('and 2 accepted proposals.').waitFor();
    await organiser.getByRole('radio', { name: 'all 2' }).press('Space');
    await organiser
      .getByRole('group', { name: /^Decision/u })
      .last()
      .getByRole('radio', { name: 'Annotators decide' })
      .press('Space');
    await organiser.getByText('and 1 accepted proposal.').waitFor();
    await organiser.getByRole('button', { name: 'Make it and rescore' }).press('Enter');
    await organiser.getByText('Version 1: 1 proposal in 1 more annotation set.').waitFor();
    await scored(room, id);
    const correctOf = async (gold: string): Promise<number> => {
      const { rows } = await currentBoard(room, id, gold);
      return rows.find((row) => row.team === 'reckless')?.scores[0].parts.correct ?? 0;
    };
    const [before, after] = [await correctOf('gold'), await correctOf('alternatives')];
    expect(after).toBeGreaterThan(before);

    const stranger = await (await room.visit()).newPage();
    await stranger.goto(`/tasks/${id}`);
    await stranger.getByRole('link', { name: 'Alternatives' }).press('Enter');
    await stranger.getByText('the comparison is biased').waitFor();
    const row = stranger.getByRole('row', { name: /^reckless/u });
    await expect.poll(() => row.innerText()).toMatch(new RegExp(`\\b${before} /[^]*\\b${after} /[^]*\\+`, 'u'));
    await expect.poll(() => stranger.getByRole('heading', { name: /proposal/u }).count()).toBe(0);

    await organiser.getByRole('button', { name: 'Close now' }).press('Enter');
    await organiser.getByText('Proposals are closed.').waitFor();
    await team.goto(`/team/${keys.reckless}`);
    await team.getByText('Proposals are closed.').waitFor();
    await expect.poll(() => team.locator('.proposals .state').allInnerTexts()).toEqual(['accepted', 'refused']);
    await Promise.all([team, page, organiser, stranger].map((opened) => opened.context().close()));
    expect(room.complaints()).toEqual([]);
  });

  it('have dates in a named time zone before there is a phase', async () => {
    const { id } = await beginTask(room, { phases: [] });
    const page = await room.organise(`/tasks/${id}/alternatives`);
    await page.getByText('There is no phase yet, so times are in UTC.').waitFor();
    await page.context().close();
  });

  it('come from a gold made elsewhere, too, without its edits that have bad offsets', async () => {
    const { id } = await scoredTask(room);
    const page = await room.organise(`/tasks/${id}/alternatives`);
    const gold = readFileSync(EXAMPLE_GOLD, 'utf8').replace(/^A \d+ \d+/mu, 'A 3 99');
    await page
      .getByRole('button', { name: 'Gold with alternative answers' })
      .setInputFiles({ name: 'bad.m2', mimeType: 'text/plain', buffer: Buffer.from(gold) });
    await page
      .getByRole('alert')
      .getByText(/^line \d+: 3 99, expected token offsets from 0 to \d+/u)
      .waitFor();
    await page.getByRole('button', { name: 'Upload it anyway, leaving out 1 edit' }).press('Enter');
    await page.getByText('Saved as version 1.').waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await scored(room, id);
    const { rows } = await currentBoard(room, id, 'alternatives');
    expect(rows[0].scores[0].signature).toContain('|skipped:1|');
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('wait on the device of an annotator without a network, and are sent when it is back', async () => {
    const { keys, annotators } = await disputedTask(room);
    const team = await (await room.visit()).newPage();
    await unneededSentences(team, keys.reckless);
    await team.getByRole('article').first().locator('.text').first().click();
    await proposeByKeys(team, team.getByRole('button', RIGHT).first(), 'others', '');
    const context = await room.visit();
    const page = await context.newPage();
    await page.goto(annotators.Ines.replace('#', '?proposals#'));
    await page.getByRole('heading', { name: 'Question 1 of 1' }).waitFor();
    await context.setOffline(true);
    await page.keyboard.press('a');
    await page.getByText('1 answer on the way').waitFor();
    await page.getByText('Check that you are online').waitFor();
    await context.setOffline(false);
    await page.getByText('all saved').waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => questionsOf(room, annotators.Ines)).toMatchObject([{ verdict: 'accepted' }]);
    await Promise.all([team, page].map((opened) => opened.context().close()));
  });
});
