import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printedCounts, shownCounts } from '../testing/board-counts.js';
import { describeJudgingRoom } from '../testing/judging-room.js';
import {
  EXAMPLE_GOLD,
  allReleased,
  exampleOutput,
  handInByFetch,
  checkByPage,
  handInByPage,
  joinByPage,
  outcomeOnPage,
  releaseAllByPage,
  saveByPage,
  scoredTask,
  teamRoom,
} from '../testing/shared-task.js';

describeJudgingRoom('a shared task', (room) => {
  it('goes by keyboard from the gold to a public leaderboard that is right to the integer', async () => {
    const organiser = await room.organise('/');
    await organiser.getByRole('link', { name: 'New task' }).press('Enter');
    await organiser.getByLabel('Name').fill('Evening class');
    await organiser.getByRole('button', { name: 'Continue' }).press('Enter');
    await organiser.getByRole('heading', { name: 'Release dates' }).waitFor();
    await organiser.getByRole('heading', { name: 'Download' }).waitFor();
    const goldField = organiser.getByRole('button', { name: 'Gold', exact: true });
    const badGold = readFileSync(EXAMPLE_GOLD, 'utf8').replace(/^A \d+ \d+/mu, 'A 3 99');
    await goldField.setInputFiles({ name: 'bad.m2', mimeType: 'text/plain', buffer: Buffer.from(badGold) });
    const alert = organiser.getByRole('alert');
    await alert.getByText(/^line \d+: 3 99, expected token offsets from 0 to \d+/u).waitFor();
    await expect.poll(() => alert.innerText()).toMatch(/the offsets of 1 edit are bad/u);
    expect(await alert.innerText()).not.toMatch(/--|skipBadEdits/u);
    await alert.getByRole('button', { name: 'Upload it anyway, leaving out 1 edit' }).press('Enter');
    await organiser
      .getByText('60 sentences with a gold by 2 annotators, without 1 edit whose offsets are bad.')
      .waitFor();
    await goldField.setInputFiles(EXAMPLE_GOLD);
    await organiser.getByText('60 sentences with a gold by 2 annotators.').waitFor();
    await organiser.getByLabel('Compute GLEU').press('Space');
    await organiser.getByLabel('Resamples').fill('100');
    await organiser.getByRole('button', { name: 'Add a phase' }).press('Enter');
    await organiser.getByLabel('Time zone').first().selectOption('Asia/Singapore');
    await saveByPage(organiser);
    await organiser.getByRole('link', { name: 'Teams' }).press('Enter');
    await organiser.getByRole('button', { name: 'Make a link' }).press('Enter');
    const link = await organiser.getByLabel('Registration link').inputValue();

    const team = await (await room.visit({ timezoneId: 'America/New_York' })).newPage();
    const careful = await joinByPage(team, link, 'careful');
    await expect
      .poll(() =>
        team.getByText(/^\w{3} \d+ \w+ \d{4}, \d\d:\d\d Asia\/Singapore, in \d+ \w+ \(.* your time\)$/u).count(),
      )
      .toBe(1);
    expect(await team.locator('.command').first().innerText()).not.toContain(careful);
    await team.getByRole('button', { name: 'Show the token' }).press('Enter');
    await expect.poll(() => team.locator('.command').first().innerText()).toContain(`Bearer ${careful}`);
    await expect.poll(() => team.getByText('It is not released yet.').count()).toBe(1);

    const whole = exampleOutput('careful');
    await checkByPage(team, { name: 'short.txt', text: whole.split('\n').slice(1).join('\n') });
    await team.getByRole('alert').waitFor();
    await expect
      .poll(() => team.getByRole('alert').innerText())
      .toMatch(/short\.txt.*60 lines.*59.*Nothing was submitted/su);
    const lines = whole.trimEnd().split('\n');
    const shifted = [...lines.slice(0, 30), ...lines.slice(31), 'One more line .'];
    await checkByPage(team, { name: 'shifted.txt', text: `${shifted.join('\n')}\n` });
    await expect.poll(() => team.getByRole('alert').innerText()).toMatch(/line 31/u);
    await team.getByRole('button', { name: 'The file is right: check it as it is' }).waitFor();
    expect((await teamRoom(room, careful)).submissions).toEqual([]);

    await handInByPage(team, { name: 'careful.txt', text: whole, note: 'Rules' });
    expect(await outcomeOnPage(team, 1)).toMatch(/M²\s+77\.71 \(\d/u);
    await expect.poll(() => team.getByRole('alert').count()).toBe(0);
    await team.getByText('All scores, by type and by annotator').press('Enter');
    await team.getByText('Against each annotator alone').waitFor();

    for (const name of ['reckless', 'speller']) {
      const visitor = await (await room.visit()).newPage();
      const key = await joinByPage(visitor, link, name);
      const answer = await handInByFetch(room, key, exampleOutput(name), 'by a script');
      expect(answer.status).toBe(201);
      expect(await outcomeOnPage(visitor, 1)).toContain('by a script');
      await visitor.context().close();
    }

    const stranger = await (await room.visit()).newPage();
    const id = /tasks\/([^/]+)/u.exec(organiser.url())?.[1] ?? '';
    await stranger.goto(`/tasks/${id}`);
    await stranger.getByText('The leaderboard is not public yet.').waitFor();
    await expect.poll(() => stranger.getByRole('navigation').count()).toBe(0);
    await expect.poll(() => team.getByRole('link', { name: 'See the leaderboard' }).count()).toBe(0);

    await organiser.getByRole('link', { name: 'Settings' }).press('Enter');
    await releaseAllByPage(organiser);
    await organiser.getByRole('link', { name: 'Leaderboard' }).press('Enter');
    const expected = printedCounts(['careful', 'reckless', 'speller']);
    await expect.poll(() => shownCounts(organiser)).toEqual(expected);
    await stranger.getByRole('link', { name: 'Explorer' }).waitFor();
    await expect.poll(() => shownCounts(stranger)).toEqual(expected);
    await stranger.goto('/');
    await stranger.getByRole('link', { name: 'Evening class' }).press('Enter');
    await expect.poll(() => shownCounts(stranger)).toEqual(expected);
    await team.reload();
    await team.getByRole('link', { name: 'See the leaderboard' }).press('Enter');
    await expect.poll(() => shownCounts(team)).toEqual(expected);
    await Promise.all([organiser, team, stranger].map((page) => page.context().close()));
    expect(room.complaints()).toEqual([]);
  });

  it('takes a whole task away, opens it again, and removes it after asking', async () => {
    const { id } = await scoredTask(room, { name: 'Portable', release: allReleased() });
    const page = await room.organise(`/tasks/${id}`);
    const counts = await shownCounts(page);
    await page.getByRole('link', { name: 'Settings' }).press('Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download everything' }).press('Enter'),
    ]);
    const file = await download.path();
    await page.goto('/tasks/new');
    await page.getByRole('button', { name: 'Backup' }).setInputFiles(file);
    await page.getByRole('heading', { name: 'Portable' }).waitFor();
    expect(page.url()).not.toContain(id);
    await expect.poll(() => shownCounts(page)).toEqual(counts);
    await page.goto(`/tasks/${id}/settings`);
    await page.getByRole('button', { name: 'Remove this task …' }).press('Enter');
    await page.getByRole('button', { name: 'Remove it for good' }).press('Enter');
    await page.getByRole('heading', { name: 'What to do next' }).waitFor();
    await page.goto(`/tasks/${id}`);
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });
});
