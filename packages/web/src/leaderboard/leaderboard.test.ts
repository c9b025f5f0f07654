import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Leaderboard } from '@stet/server';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { atRest, objections, pageWidth } from '../../../charts/src/testing/browser.js';
import { printedCounts, shownCounts } from '../testing/board-counts.js';
import { describeJudgingRoom } from '../testing/judging-room.js';
import {
  EXAMPLE_GOLD,
  allReleased,
  currentBoard,
  exampleOutput,
  handInByFetch,
  scored,
  scoredTask,
  teamRoom,
  type ScoredTask,
} from '../testing/shared-task.js';

describeJudgingRoom('the leaderboard', (room) => {
  let scoredOnce: Promise<ScoredTask> | undefined;
  /** For the tests that only look: to score takes longer than all they do. */
  const publicTask = (): Promise<ScoredTask> =>
    (scoredOnce ??= scoredTask(room, { release: allReleased(), metrics: ['m2', 'gleu', 'i-measure', 'bleu'] }));

  it('sorts by any column, filters by error type, and keeps both in its address', async () => {
    const { id } = await publicTask();
    const page = await (await room.visit()).newPage();
    await page.goto(`/tasks/${id}`);
    const teams = page.locator('.board tbody th');
    const column = (name: string): ReturnType<Page['getByRole']> => page.getByRole('columnheader', { name });
    await teams.first().waitFor();
    await expect.poll(() => teams.allInnerTexts()).toEqual(['careful', 'reckless', 'speller', 'unchanged']);
    await expect.poll(() => column('Rank').getAttribute('aria-sort')).toBe('ascending');
    await page.getByRole('button', { name: 'R', exact: true }).press('Enter');
    await expect
      .poll(() => page.getByRole('columnheader', { name: /^R(?: .)?$/u }).getAttribute('aria-sort'))
      .toBe('descending');
    await expect.poll(() => teams.allInnerTexts()).toEqual(['reckless', 'careful', 'speller', 'unchanged']);
    await page.getByRole('button', { name: /^GLEU/u }).press('Enter');
    await page.getByRole('button', { name: /^GLEU/u }).press('Enter');
    await expect.poll(() => teams.first().innerText()).toBe('unchanged');
    await page.getByLabel('Error type').selectOption('ArtOrDet');
    await page.getByRole('button', { name: 'R of ArtOrDet' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?type=ArtOrDet');
    await page.getByRole('button', { name: /^GLEU/u }).press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?type=ArtOrDet&sort=gleu');
    const shown = await teams.allInnerTexts();
    await page.reload();
    await page.getByRole('button', { name: 'R of ArtOrDet' }).waitFor();
    await expect.poll(() => teams.allInnerTexts()).toEqual(shown);
    await expect.poll(() => new URL(page.url()).search).toBe('?type=ArtOrDet&sort=gleu');
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('shows the baselines that an organiser pinned apart, and without a rank', async () => {
    const { id } = await scoredTask(room, { release: allReleased() });
    const organiser = await room.organise(`/tasks/${id}/teams`);
    await organiser.getByRole('button', { name: 'Pin as baseline unchanged' }).click();
    await organiser.getByRole('button', { name: 'Rank like the others unchanged' }).waitFor();
    const page = await (await room.visit()).newPage();
    await page.goto(`/tasks/${id}`);
    const baselines = page.getByRole('region', { name: 'Baselines, not ranked' });
    await baselines.waitFor();
    await expect.poll(() => baselines.innerText()).toMatch(/unchanged\s+0\.00/u);
    await expect
      .poll(() => page.locator('.board tbody th').allInnerTexts())
      .toEqual(['careful', 'reckless', 'speller']);
    expect(await objections(page)).toEqual([]);
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('redraws chart and order by an error type, whose column stands beside the main score', async () => {
    const { id } = await publicTask();
    const { rows } = await room.api<Leaderboard>('GET', `/tasks/${id}/leaderboard?type=ArtOrDet`);
    const recalls = new Map(rows.map(({ team, type }) => [team, (type?.matched ?? 0) / (type?.gold ?? 1)]));
    const page = await (await room.visit({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(`/tasks/${id}`);
    const teams = page.locator('.board tbody th');
    await teams.first().waitFor();
    const byRank = await teams.allInnerTexts();
    await page.getByLabel('Error type').selectOption('ArtOrDet');
    const column = page.getByRole('columnheader', { name: 'R of ArtOrDet' });
    await column.waitFor();
    await expect.poll(() => column.getAttribute('aria-sort')).toBe('descending');
    const order = await teams.allInnerTexts();
    expect(order).not.toEqual(byRank);
    const shares = order.map((team) => recalls.get(team) ?? Number.NaN);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    const titles = await page.getByRole('columnheader').allInnerTexts();
    const at = titles.findIndex((title) => title.startsWith('R of ArtOrDet'));
    expect(titles[at + 1]).toBe('M²');
    const box = await column.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(1440);
    const drawn = await page.getByRole('img', { name: 'ArtOrDet' }).first().locator('text').allTextContents();
    expect(drawn.filter((text) => order.includes(text))).toEqual(order);
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('folds counts away, and keeps in the address that they are shown', async () => {
    const { id } = await publicTask();
    const page = await (await room.visit()).newPage();
    await page.goto(`/tasks/${id}`);
    await page.getByRole('columnheader', { name: 'M²' }).waitFor();
    const proposed = page.getByRole('columnheader', { name: 'Proposed' });
    await expect.poll(() => proposed.count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Show counts' }).press('Space');
    await proposed.waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?counts=yes');
    await page.reload();
    await proposed.waitFor();
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('uses the width of the screen, has one zero, and says which edge hides columns while the teams stay', async () => {
    const { id } = await publicTask();
    const page = await (await room.visit({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(`/tasks/${id}?counts=yes`);
    const table = page.getByRole('region', { name: 'Leaderboard: all scores' });
    await table.waitFor();
    await expect.poll(async () => (await table.boundingBox())?.width).toBeGreaterThan(1350);
    const nothing = table.getByRole('row').filter({ hasText: 'unchanged' });
    const scoresOf = (title: string): Promise<string> => nothing.locator(`[data-title="${title}"]`).innerText();
    await expect.poll(() => Promise.all(['M²', 'R', 'Correct'].map(scoresOf))).toEqual(['0.00', '0.00', '0']);
    expect(await table.innerText()).not.toMatch(/[-−+±]0\.00(?!\d)/u);
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect.poll(() => table.getAttribute('data-hides')).toBe('end');
    await expect.poll(() => table.evaluate((box) => getComputedStyle(box).maskImage)).toContain('gradient');
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
    await expect.poll(() => table.getAttribute('data-hides')).toBe('start');
    const [outer, team] = await Promise.all([table, table.locator('tbody th').first()].map((box) => box.boundingBox()));
    expect(team?.x).toBeCloseTo(outer?.x ?? Number.NaN, 0);
    await expect.poll(() => pageWidth(page)).toBeLessThanOrEqual(1024);
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('gives each team a card on a phone, with a name for each number', async () => {
    const { id } = await publicTask();
    const page = await (await room.visit({ viewport: { width: 390, height: 844 } })).newPage();
    await page.goto(`/tasks/${id}?type=ArtOrDet&counts=yes`);
    const rows = page.getByRole('region', { name: 'Leaderboard: all scores' }).locator('tbody').getByRole('row');
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBe(4);
    for (const cell of await rows.first().locator('th, td').all()) {
      const box = await cell.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    const name = await rows
      .first()
      .getByRole('cell')
      .nth(3)
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(name).toBe('"M²"');
    await page.getByRole('columnheader', { name: 'GLEU' }).getByRole('button').press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('gleu');
    await expect.poll(() => pageWidth(page)).toBeLessThanOrEqual(390);
    expect(await objections(page)).toEqual([]);
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('marks the row of the team that reads it by its link, tells its submissions, and leads back to its room', async () => {
    const { id, keys } = await scoredTask(room, { release: allReleased() });
    await handInByFetch(room, keys.speller, exampleOutput('careful'), 'second try');
    await scored(room, id);
    const page = await (await room.visit({ timezoneId: 'Europe/Berlin' })).newPage();
    await page.goto(`/team/${keys.speller}`);
    await page.getByRole('link', { name: 'See the leaderboard' }).press('Enter');
    const mine = page.locator('.board tbody tr').filter({ hasText: 'your team' });
    await mine.waitFor();
    await expect.poll(() => mine.count()).toBe(1);
    await expect.poll(() => mine.locator('th').innerText()).toMatch(/^speller/u);
    await expect.poll(() => mine.locator('[data-title="Submissions"]').innerText()).toBe('2');
    await expect
      .poll(() => mine.locator('[data-title="Submitted"]').innerText())
      .toMatch(/^\w{3} \d+ \w+ \d{4}, \d\d:\d\d Europe\/Berlin/u);
    await page.getByText('4 systems, 5 submissions, gold version 1.').waitFor();
    await page.getByText('Reproduce', { exact: true }).waitFor();
    await page.getByText('Copy or download the table').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the room of speller' }).press('Enter');
    await page.getByRole('heading', { name: 'Hand in' }).waitFor();
    await page.goto(`/tasks/${id}`);
    await page.locator('.board tbody tr').first().waitFor();
    await expect.poll(() => page.getByText('your team').count()).toBe(0);
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('says so while a new table is computed, and shows it by itself', async () => {
    const { id } = await publicTask();
    const page = await (await room.visit()).newPage();
    let isOld = true;
    await page.route(/\/leaderboard\?/u, async (route) => {
      const response = await route.fetch();
      const board = (await response.json()) as { rows: object[] };
      const last = { ...board, rows: board.rows.slice(0, 3), isCurrent: false };
      await route.fulfill({ response, json: isOld ? last : board });
    });
    await page.goto(`/tasks/${id}`);
    const note = page.getByText(/^This table is from .* A new one is being computed/u);
    await note.waitFor();
    await expect.poll(() => page.locator('.board tbody tr').count()).toBe(3);
    isOld = false;
    await note.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.board tbody tr').count()).toBe(4);
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('marks every score stale when the gold changes, and ranks anew', async () => {
    const { id, keys } = await scoredTask(room, { release: allReleased() });
    const board = await (await room.visit()).newPage();
    await board.goto(`/tasks/${id}`);
    const before = await shownCounts(board);
    expect(before).toEqual(printedCounts(['careful', 'reckless', 'speller', 'unchanged']));

    // The first annotator alone: another gold for the same sentences.
    const alone = readFileSync(EXAMPLE_GOLD, 'utf8')
      .split('\n')
      .filter((line) => !/^A .*\|\|\|1$/u.test(line))
      .join('\n');
    const organiser = await room.organise(`/tasks/${id}/settings`);
    await organiser.getByText(/makes 4 scores stale/u).waitFor();
    await organiser
      .getByRole('button', { name: 'Gold', exact: true })
      .setInputFiles({ name: 'alone.m2', mimeType: 'text/plain', buffer: Buffer.from(alone) });
    await organiser.getByText('60 sentences with a gold by 1 annotator.').waitFor();
    await scored(room, id);
    const { rows } = await currentBoard(room, id, 'gold');
    const after = Object.fromEntries(
      rows.map(({ team, scores: [{ parts }] }) => [
        team,
        ['correct', 'proposed', 'gold'].map((key) => String(parts[key])),
      ]),
    );
    expect(after).not.toEqual(before);
    await expect.poll(() => shownCounts(board)).toEqual(after);
    await expect
      .poll(async () => (await teamRoom(room, keys.careful)).submissions.map(({ state }) => state))
      .toEqual(['scored']);
    await Promise.all([organiser, board].map((page) => page.context().close()));
    expect(room.complaints()).toEqual([]);
  });

  it('withdraws and restores a submission, and never ranks what has no score', async () => {
    const { id, keys } = await scoredTask(room, { release: allReleased() });
    const organiser = await room.organise(`/tasks/${id}/submissions`);
    await organiser.getByRole('button', { name: 'Withdraw careful, submission 1' }).press('Enter');
    await organiser.getByRole('button', { name: 'Restore careful, submission 1' }).waitFor();
    const board = await (await room.visit()).newPage();
    await board.goto(`/tasks/${id}`);
    await expect.poll(async () => Object.keys(await shownCounts(board))).toEqual(['reckless', 'speller', 'unchanged']);
    await organiser.getByRole('button', { name: 'Restore careful, submission 1' }).press('Enter');
    await expect.poll(async () => Object.keys(await shownCounts(board))).toHaveLength(4);

    const team = await (await room.visit()).newPage();
    await team.goto(`/team/${keys.speller}`);
    await team.getByRole('button', { name: 'Withdraw submission 1' }).press('Enter');
    await team.getByRole('button', { name: 'Restore submission 1' }).waitFor();
    await expect.poll(async () => Object.keys(await shownCounts(board))).toHaveLength(3);
    await Promise.all([organiser, board, team].map((page) => page.context().close()));
    expect(room.complaints()).toEqual([]);
  });

  it('opens a link into the explorer at the same view, two systems side by side', async () => {
    const { id } = await publicTask();
    const page = await (await room.visit()).newPage();
    await page.goto(`/tasks/${id}`);
    await page.getByRole('rowheader', { name: 'careful' }).getByRole('link').press('Enter');
    await page.getByLabel('Compare with').selectOption('reckless');
    await page.getByLabel('Search').fill('city');
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0);
    await page.getByRole('article').first().getByText('city').first().waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('system')).toEqual(['careful', 'reckless']);
    await atRest(page);
    const shown = await page.getByRole('feed').innerText();
    const visitor = await (await room.visit()).newPage();
    await visitor.goto(page.url());
    await expect.poll(() => visitor.getByRole('feed').innerText()).toBe(shown);
    await Promise.all([page, visitor].map((opened) => opened.context().close()));
    expect(room.complaints()).toEqual([]);
  });

  it('shows a second leaderboard with alternative answers, and warns of its bias', async () => {
    const { id } = await scoredTask(room, { release: allReleased() });
    const folder = mkdtempSync(join(tmpdir(), 'stet-alternatives-'));
    const file = join(folder, 'alternatives.m2');
    // A third annotator with the edits of the first, except for articles.
    const added = readFileSync(EXAMPLE_GOLD, 'utf8')
      .split('\n')
      .flatMap((line) =>
        /^A .*\|\|\|0$/u.test(line) && !line.includes('ArtOrDet') ? [line, line.replace(/0$/u, '2')] : [line],
      )
      .join('\n');
    writeFileSync(file, added);
    await room.upload(`/tasks/${id}/alternatives`, added);
    await scored(room, id);
    const page = await (await room.visit()).newPage();
    await page.goto(`/tasks/${id}`);
    const systems = ['careful', 'reckless', 'speller', 'unchanged'];
    await expect.poll(() => shownCounts(page)).toEqual(printedCounts(systems));
    await expect.poll(() => shownCounts(page, 'With alternative answers')).toEqual(printedCounts(systems, file));
    await page.getByText('the comparison is biased').waitFor();
    await page
      .getByRole('region', { name: 'With alternative answers', exact: true })
      .getByRole('link')
      .first()
      .press('Enter');
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('gold')).toBe('alternatives');
    await expect.poll(() => page.getByRole('radio', { name: 'With alternative answers' }).isChecked()).toBe(true);
    rmSync(folder, { recursive: true });
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });
});
