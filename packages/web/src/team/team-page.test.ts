import { expect, it } from 'vitest';
import { describeJudgingRoom } from '../testing/judging-room.js';
import {
  addTeam,
  allReleased,
  beginTask,
  exampleOutput,
  handInByFetch,
  handInByPage,
  outcomeOnPage,
  scored,
} from '../testing/shared-task.js';

const PATIENCE = 240_000;

describeJudgingRoom("a team's room", (room) => {
  it('shows a team its own sentences alone, and its links as they are', { timeout: PATIENCE }, async () => {
    const { id } = await beginTask(room, { release: { ...allReleased(), leaderboard: null, systems: null } });
    const { key } = await addTeam(room, id, 'careful');
    await handInByFetch(room, key, exampleOutput('careful'));
    await scored(room, id);
    const page = await (await room.visit()).newPage();
    await page.goto(`/team/${key}`);
    await page.getByRole('link', { name: /Open in the explorer/u }).press('Enter');
    await page.getByRole('article').first().waitFor();
    expect(new URL(page.url()).searchParams.get('system')).toBe('#1');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.goBack().then(() => page.getByRole('button', { name: 'M2 without edits' }).press('Enter')),
    ]);
    expect(download.suggestedFilename()).toBe('source.m2');

    const organiser = await room.organise(`/tasks/${id}/teams`);
    await organiser.getByRole('button', { name: 'Revoke link of careful' }).press('Enter');
    await organiser.getByText('no link').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await page.goto(`/join/${'x'.repeat(43)}`);
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await Promise.all([page, organiser].map((opened) => opened.context().close()));
    expect(room.complaints()).toEqual([]);
  });

  it('counts only what is scored, and says when nothing is left', { timeout: PATIENCE }, async () => {
    const now = Date.now();
    const phase = { name: 'Test', opensAt: now - 1000, closesAt: now + 3_600_000, timeZone: 'UTC', limit: 1 };
    const { id } = await beginTask(room, { phases: [phase] });
    const { key } = await addTeam(room, id, 'careful');
    const page = await (await room.visit()).newPage();
    await page.goto(`/team/${key}`);
    await page.getByText('Left: 1 in this phase.').waitFor();
    await handInByPage(page, { name: 'wrong.txt', text: 'one line\n' });
    await page.getByRole('alert').waitFor();
    expect(await page.getByText('Left: 1 in this phase.').count()).toBe(1);
    await handInByPage(page, { name: 'careful.txt', text: exampleOutput('careful') });
    expect(await outcomeOnPage(page, 1)).toContain('scored');
    await page.getByText('All submissions of this phase are used.').waitFor();
    expect(await page.getByRole('button', { name: 'Output of your system' }).count()).toBe(0);
    await page.context().close();
  });
});
