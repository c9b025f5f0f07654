import type { Benchmark, BenchmarkBoard, EntrantLink, Proposal, Task, Team } from '@stet/server';
import { expect, it } from 'vitest';
import { disputedTask, proposeByKeys } from '../testing/alternatives.js';
import { describeJudgingRoom, type JudgingRoom } from '../testing/judging-room.js';
import { looksRight } from '../testing/looks-right.js';
import { exampleOutput, scored } from '../testing/shared-task.js';

const RIGHT = { name: /^This edit is right/u };

/** A benchmark of two tracks without data sets, and a team of it. */
async function emptyBenchmark(room: JudgingRoom): Promise<{ readonly id: string; readonly key: string }> {
  const tracks = [{ name: 'Minimal' }, { name: 'Fluent' }];
  const { id } = await room.api<Benchmark>('POST', '/benchmarks', { name: 'Umbrella', settings: { tracks } });
  const { key } = await room.api<EntrantLink>('POST', `/benchmarks/${id}/teams`, { name: 'newcomer' });
  return { id, key };
}

async function markAsBaseline(room: JudgingRoom, task: string, name: string): Promise<void> {
  const { rows } = await room.api<{ rows: Team[] }>('GET', `/tasks/${task}/teams`);
  const team = rows.find((row) => row.name === name);
  await room.api('PUT', `/tasks/${task}/teams/${team?.id}/baseline`, { isBaseline: true });
}

describeJudgingRoom('a data set that is made of a task', (room) => {
  it('is copied on the page, and its teams propose alternative answers, which the board counts', async () => {
    const { id: original } = await disputedTask(room);
    await markAsBaseline(room, original, 'speller');
    const before = await room.api<Task>('GET', `/tasks/${original}`);
    const { id, key } = await emptyBenchmark(room);

    const organiser = await room.organise(`/benchmarks/${id}/data-sets`);
    const form = organiser.getByRole('region', { name: 'Make a data set of a task' });
    await form
      .getByRole('combobox', { name: 'Task' })
      .selectOption({ label: `Evening class (English, ${before.sentences} sentences)` });
    await form.getByRole('textbox', { name: 'Name of the data set' }).fill('Class');
    await form.getByRole('combobox', { name: 'Track' }).selectOption('Fluent');
    await form.getByRole('button', { name: 'Copy' }).press('Enter');
    const row = organiser.getByRole('listitem').filter({ hasText: 'Class' });
    await row.getByText(`English, ${before.sentences} sentences`).waitFor();
    await looksRight(organiser, 'the data sets of a benchmark');
    const { dataSets, teams } = await room.api<Benchmark>('GET', `/benchmarks/${id}`);
    expect({ teams, dataSets }).toMatchObject({ teams: 2, dataSets: [{ name: 'Class', track: 1, hasGold: true }] });
    expect(await room.api<Task>('GET', `/tasks/${original}`)).toEqual(before);
    const [{ task }] = dataSets;
    await row.getByRole('link', { name: 'Set up Class' }).press('Enter');
    await organiser.getByRole('link', { name: 'Teams' }).press('Enter');
    await organiser.getByText('This is a data set').waitFor();
    await organiser.getByRole('link', { name: 'Umbrella' }).first().press('Enter');
    await form.waitFor();

    const handed = await fetch(`${room.url}/api/v1/team/submissions?task=${task}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
      body: exampleOutput('reckless'),
    });
    expect(handed.ok).toBe(true);
    await scored(room, task);
    const team = await (await room.visit()).newPage();
    await team.goto(`/entrant#${key}`);
    await team.getByRole('link', { name: 'Your sentences Class' }).press('Enter');
    await team.getByRole('article').first().waitFor();
    await team.goto(`/entrant/explorer/${task}?outcome=unneeded#${key}`);
    await team.getByRole('article').first().locator('.text').first().click();
    await proposeByKeys(
      team,
      team.locator('[aria-current="true"]').getByRole('button', RIGHT).first(),
      'others',
      'Both are used.',
    );
    await team.getByRole('region', { name: 'Your alternative answers' }).getByText('Both are used.').waitFor();
    await looksRight(team, 'the sentences of a team of a benchmark');
    const { rows } = await room.api<{ rows: Proposal[] }>('GET', `/tasks/${task}/proposals`);
    expect(rows).toMatchObject([{ state: 'open', proposers: [{ team: 'newcomer' }] }]);
    await room.api('PUT', `/tasks/${task}/proposals/${rows[0].id}/decision`, { decision: 'accepted' });
    await room.api('POST', `/tasks/${task}/proposals/gold`);
    await scored(room, task);

    const visitor = await (await room.visit()).newPage();
    await visitor.goto(`/benchmarks/${id}/board`);
    const table = visitor.getByRole('region', { name: 'Leaderboard: Fluent' });
    const shown = async (gold: string): Promise<string> => {
      const { tracks } = await room.api<BenchmarkBoard>('GET', `/benchmarks/${id}/leaderboard?gold=${gold}`);
      return (100 * (tracks[0].rows[0].average.value ?? NaN)).toFixed(2);
    };
    await expect.poll(() => table.getByRole('row', { name: /newcomer/u }).innerText()).toContain(await shown('gold'));
    await table.getByRole('rowheader', { name: 'speller' }).waitFor();
    await visitor.getByText('Class: version 1.').waitFor();
    await visitor.getByRole('radio', { name: 'With alternative answers' }).press('Space');
    await visitor.getByText('Class: version 1 with alternative answers.').waitFor();
    await visitor.getByText('accepted in 1 of 1 data set').waitFor();
    const better = await shown('alternatives');
    expect(Number(better)).toBeGreaterThan(Number(await shown('gold')));
    await expect.poll(() => table.getByRole('row', { name: /newcomer/u }).innerText()).toContain(better);
    await looksRight(visitor, 'the board of a benchmark with alternative answers');
    expect(room.complaints()).toEqual([]);
    for (const page of [organiser, team, visitor]) await page.context().close();
  });
});
