import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Submission } from '@stet/server';
import { expect, it } from 'vitest';
import { dropFile } from '../testing/drop-file.js';
import { describeJudgingRoom } from '../testing/judging-room.js';
import {
  addTeam,
  allReleased,
  beginTask,
  checkByPage,
  exampleOutput,
  handInByFetch,
  handInByPage,
  outcomeOnPage,
  scored,
  teamRoom,
} from '../testing/shared-task.js';

const inShell = promisify(execFile);

describeJudgingRoom("a team's room", (room) => {
  it('shows a team its own sentences alone, and its links as they are', async () => {
    const { id } = await beginTask(room, { release: { ...allReleased(), leaderboard: null, systems: null } });
    const { key } = await addTeam(room, id, 'careful');
    await handInByFetch(room, key, exampleOutput('careful'));
    await scored(room, id);
    const page = await (await room.visit()).newPage();
    await page.goto(`/team/${key}`);
    await page.getByRole('link', { name: /Open in the explorer/u }).press('Enter');
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('system')).toBe('#1');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.goBack().then(() => page.getByRole('button', { name: 'M2 without edits' }).press('Enter')),
    ]);
    expect(download.suggestedFilename()).toBe('source.m2');

    const organiser = await room.organise(`/tasks/${id}/teams`);
    await organiser.getByRole('button', { name: 'Revoke link of careful' }).press('Enter');
    await organiser.getByRole('button', { name: 'Revoke the link' }).press('Enter');
    await organiser.getByText('no link', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await page.goto(`/join/${'x'.repeat(43)}`);
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await Promise.all([page, organiser].map((opened) => opened.context().close()));
    expect(room.complaints()).toEqual([]);
  });

  it('shows its link again, sends its key in no address, and takes it out of links from before', async () => {
    const { id } = await beginTask(room, { release: allReleased() });
    const { key, link } = await addTeam(room, id, 'careful');
    await handInByFetch(room, key, exampleOutput('careful'));
    await scored(room, id);
    const page = await (await room.visit()).newPage();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url().split('#')[0]));
    await page.goto(link);
    await page.getByRole('link', { name: /Open in the explorer/u }).press('Enter');
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => page.url()).toMatch(new RegExp(`/team/explorer\\?system=%231#${key}$`, 'u'));
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await page.getByRole('link', { name: 'Back to the room of careful' }).press('Enter');
    await expect.poll(() => page.getByLabel('The link of your team').inputValue()).toBe(room.url + link);
    expect(sent.filter((url) => url.includes(key))).toEqual([]);
    await page.goto(`/team/${key}/explorer`);
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/team/explorer');
    await page.context().close();
  });

  it('is told beside the field that its name is taken, and may choose another', async () => {
    const { id } = await beginTask(room);
    await addTeam(room, id, 'careful');
    const { link } = await room.api<{ link: string }>('POST', `/tasks/${id}/join-link`);
    const page = await (await room.visit()).newPage();
    await page.goto(link);
    const name = page.getByLabel('Name of the team');
    await name.fill('Careful');
    await page.keyboard.press('Enter');
    const note = page.getByRole('alert');
    await expect.poll(() => note.innerText()).toBe('This name is taken. Choose another name.');
    const noteId = await note.getAttribute('id');
    await expect.poll(() => name.getAttribute('aria-describedby')).toBe(noteId);
    await name.fill('brave');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Enter your room' }).waitFor();
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('checks a chosen or dropped file first, and submits it only by the button', async () => {
    const { id } = await beginTask(room, { name: 'Checked first' });
    const { key } = await addTeam(room, id, 'careful');
    const page = await (await room.visit()).newPage();
    await page.goto(`/team/${key}`);
    const whole = exampleOutput('careful');
    const lines = whole.trimEnd().split('\n').length;
    await checkByPage(page, { name: 'careful.txt', text: whole });
    await page
      .getByText(new RegExp(`careful\\.txt can be submitted: ${lines} lines, .* \\d+ of them changed`, 'u'))
      .waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: `careful.txt, ${lines} lines` })
      .waitFor();
    await page.getByText('77.71').waitFor();
    await expect.poll(() => page.locator('.chosen-files').innerText()).toContain('✓');

    const unchanged = exampleOutput('unchanged');
    await dropFile(page.locator('.file-field'), 'unchanged.txt', unchanged);
    await page.getByText('nothing is corrected').waitFor();
    const asM2 = unchanged
      .trimEnd()
      .split('\n')
      .map((line) => `S ${line}\n\n`)
      .join('');
    await checkByPage(page, { name: 'system.m2', text: asM2 });
    await page.getByText('This is an M2 file.').waitFor();
    expect((await teamRoom(room, key)).submissions).toEqual([]);

    await checkByPage(page, { name: 'careful.txt', text: whole });
    await page.getByText('careful.txt can be submitted').waitFor();
    await page.getByRole('button', { name: 'Submit' }).press('Enter');
    expect(await outcomeOnPage(page, 1)).toContain('77.71');
    await expect.poll(() => page.getByText('can be submitted').count()).toBe(0);
    await expect.poll(async () => (await teamRoom(room, key)).submissions).toHaveLength(1);
    await checkByPage(page, { name: 'again.txt', text: whole });
    await page.getByText('This is the same text as your submission 1.').waitFor();
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('gives commands that name nothing, and that fetch the score', async () => {
    const { id } = await beginTask(room, { name: 'By command' });
    const { key } = await addTeam(room, id, 'careful');
    const page = await (await room.visit()).newPage();
    await page.goto(`/team/${key}`);
    await page.getByRole('button', { name: 'Show the token' }).press('Enter');
    const [submits, fetches] = await page.locator('.command').allInnerTexts();
    await page.context().close();
    const folder = mkdtempSync(join(tmpdir(), 'stet-curl-'));
    writeFileSync(join(folder, 'output.txt'), exampleOutput('careful'));
    const run = async (command: string): Promise<Submission> =>
      JSON.parse((await inShell('sh', ['-c', command], { cwd: folder })).stdout) as Submission;
    const submission = await run(submits);
    expect(submission.note).toBe('');
    await scored(room, id);
    const fetched = await run(fetches.replace('/ID', `/${submission.id}`));
    rmSync(folder, { recursive: true });
    expect(fetched).toMatchObject({ id: submission.id, state: 'scored' });
    expect(fetched.scores?.metrics[0].value).toBeCloseTo(0.7771, 4);
  });

  it('counts only what is scored, and says when nothing is left', async () => {
    const now = Date.now();
    const phase = { name: 'Test', opensAt: now - 1000, closesAt: now + 3_600_000, timeZone: 'UTC', limit: 1 };
    const { id } = await beginTask(room, { phases: [phase] });
    const { key } = await addTeam(room, id, 'careful');
    const page = await (await room.visit()).newPage();
    await page.goto(`/team/${key}`);
    await page.getByText('Left: 1 in this phase.').waitFor();
    await checkByPage(page, { name: 'wrong.txt', text: 'one line\n' });
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByText('Left: 1 in this phase.').count()).toBe(1);
    // Where submissions are limited, a check gives no score away.
    await checkByPage(page, { name: 'careful.txt', text: exampleOutput('careful') });
    const check = page.locator('.checked');
    await check.getByText('Left: 1 in this phase. You see the score once it is submitted.').waitFor();
    expect(await check.innerText()).not.toMatch(/\d\.\d/u);
    await handInByPage(page, { name: 'careful.txt', text: exampleOutput('careful') });
    expect(await outcomeOnPage(page, 1)).toContain('scored');
    await page.getByText('You have used all submissions of this phase.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Output of your system' }).count()).toBe(0);
    await page.context().close();
  });

  it('opens once the organiser approves the team, and is gone when they remove it', async () => {
    const { id } = await beginTask(room, { registration: { approval: true } });
    const organiser = await room.organise(`/tasks/${id}/teams`);
    await organiser.getByRole('button', { name: 'Make a link' }).press('Enter');
    const link = await organiser.getByLabel('Registration link').inputValue();
    const page = await (await room.visit()).newPage();
    await page.goto(link);
    await page.getByLabel('Name of the team').fill('newcomer');
    await page.getByRole('button', { name: 'Register' }).press('Enter');
    await page.getByRole('link', { name: 'Enter your room' }).press('Enter');
    await page.getByText('The organiser has yet to approve your team.').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Hand in' }).count()).toBe(0);

    await organiser.reload();
    await organiser.getByRole('button', { name: 'Approve newcomer' }).press('Enter');
    await organiser.getByText('approved newcomer').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Output of your system' }).waitFor();

    await organiser.getByRole('button', { name: 'Remove newcomer' }).press('Enter');
    await organiser.getByRole('button', { name: 'Remove it for good' }).press('Enter');
    await organiser.getByText('removed newcomer').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await Promise.all([page, organiser].map((opened) => opened.context().close()));
  });
});
