import type { HumanEvaluation } from '@stet/server';
import { expect, it } from 'vitest';
import { describeJudgingRoom } from '../testing/judging-room.js';
import { judgeSubmissions } from '../testing/judge-task.js';
import {
  addTeam,
  allReleased,
  beginTask,
  exampleOutput,
  handInByFetch,
  scored,
  scoredTask,
} from '../testing/shared-task.js';

describeJudgingRoom('people and metrics', (room) => {
  it('are one click from the leaderboard, and for everybody once the campaign is closed', async () => {
    const { id } = await scoredTask(room, { release: allReleased(), metrics: ['m2', 'gleu'] });
    const organiser = await room.organise(`/tasks/${id}`);
    await organiser.getByRole('button', { name: 'Have people judge these submissions' }).press('Enter');
    await organiser.waitForURL(/\/campaigns\/[^/]+\/settings$/u);
    const campaign = /campaigns\/([^/]+)/u.exec(organiser.url())?.[1] ?? '';
    await organiser.goto(`/tasks/${id}/people`);
    await organiser.getByRole('heading', { name: 'People and metrics' }).waitFor();
    await organiser.locator('p.empty').waitFor();

    const stranger = await (await room.visit()).newPage();
    await stranger.goto(`/tasks/${id}`);
    await stranger.getByRole('link', { name: 'People', exact: true }).press('Enter');
    await stranger.getByText('People are judging these submissions.').waitFor();

    await judgeSubmissions(room, campaign);
    await organiser.reload();
    await organiser.getByText('Metrics against people').waitFor();
    const found = await room.api<HumanEvaluation>('GET', `/tasks/${id}/human`);
    const [m2] = found.correlations;
    const shown = organiser.getByRole('row', { name: /^M²/u });
    await expect.poll(() => shown.innerText()).toContain((m2.pearson.value ?? NaN).toFixed(3).replace('-', '−'));
    await expect.poll(async () => (await shown.innerText()).trim()).toMatch(/4$/u);
    for (const { name, human } of found.systems) {
      const row = organiser
        .getByRole('region', { name: 'Each system by people and by metrics' })
        .getByRole('row', { name });
      await expect.poll(() => row.innerText()).toContain((human ?? NaN).toFixed(3));
    }
    await expect.poll(() => organiser.getByText('M² and people').count()).toBeGreaterThan(0);
    await expect.poll(() => stranger.getByText('Metrics against people').count()).toBe(0);
    await room.api('PUT', `/campaigns/${campaign}/state`, { state: 'closed' });
    await stranger.reload();
    await stranger.getByText('Metrics against people').waitFor();
    await expect.poll(() => stranger.getByRole('link', { name: 'Open the campaign' }).count()).toBe(0);
    await organiser.getByRole('link', { name: 'Open the campaign' }).press('Enter');
    await organiser.getByRole('navigation', { name: 'Rooms of the campaign' }).waitFor();
    await Promise.all([organiser, stranger].map((page) => page.context().close()));
    expect(room.complaints()).toEqual([]);
  });

  it('say what is missing where there are too few systems', async () => {
    const { id } = await beginTask(room, { release: allReleased() });
    const page = await room.organise(`/tasks/${id}`);
    await page.getByText('Submissions of two teams are needed.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Have people/u }).isDisabled()).toBe(true);
    for (const system of ['careful', 'reckless']) {
      const { key } = await addTeam(room, id, system);
      await handInByFetch(room, key, exampleOutput(system));
    }
    await scored(room, id);
    await page.getByText('Submissions of two teams are needed.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Have people/u }).press('Enter');
    await page.waitForURL(/\/campaigns\/[^/]+\/settings$/u);
    await judgeSubmissions(room, /campaigns\/([^/]+)/u.exec(page.url())?.[1] ?? '', 5);
    await page.goto(`/tasks/${id}/people`);
    await page.getByText('Not enough systems').waitFor();
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });
});
