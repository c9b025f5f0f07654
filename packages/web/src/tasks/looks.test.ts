import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { atRest, objections, pageWidth } from '../../../charts/src/testing/browser.js';
import { describeJudgingRoom } from '../testing/judging-room.js';
import { looksRight } from '../testing/looks-right.js';
import {
  addTeam,
  allReleased,
  beginTask,
  exampleOutput,
  handInByFetch,
  saveByPage,
  scored,
  scoredTask,
} from '../testing/shared-task.js';

const PHONE = 375;
const LONG = `${'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4)}!`;

/** The right-to-left text is ours: "The boy go to school . I like apples ." and a correction of it. */
const HEBREW_GOLD = `S הילד הולכת לבית הספר .
A 1 2|||SVA|||הולך|||REQUIRED|||-NONE-|||0

S אני אוהב תפוחים .

`;
const HEBREW_OUTPUT = 'הילד הולך לבית הספר .\nאני אוהב תפוח .\n';

async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await atRest(page);
}

async function opensRight(page: Page, path: string): Promise<void> {
  await settled(page, path);
  await looksRight(page, path);
}

describeJudgingRoom('every page of a task', (room) => {
  it('shows the current room among its tabs on a phone', async () => {
    const { id } = await beginTask(room, { name: 'Many rooms', gold: '', phases: [] });
    const page = await room.organise(`/tasks/${id}/settings`, { viewport: { width: PHONE, height: 800 } });
    const current = page.getByRole('navigation', { name: 'Rooms of the task' }).getByRole('link', { name: 'Settings' });
    const isInSight = async (): Promise<boolean> => {
      const box = await current.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= PHONE;
    };
    await expect.poll(isInSight).toBe(true);
    // Also when the phone is turned.
    await page.setViewportSize({ width: 1280, height: 375 });
    await page.waitForFunction(() => document.querySelector('nav.rooms')?.scrollLeft === 0);
    // What watches a size hears of it with the next frame, and of none that was gone by then.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.setViewportSize({ width: PHONE, height: 800 });
    await expect.poll(isInSight).toBe(true);
    await page.context().close();
  });

  it('has nothing that axe objects to, and fits on a phone', async () => {
    const { id, keys } = await scoredTask(room, {
      release: allReleased(),
      metrics: ['m2', 'gleu', 'i-measure', 'bleu'],
      description: LONG,
    });
    await handInByFetch(room, keys.careful, exampleOutput('reckless'), LONG);
    const { id: draft } = await beginTask(room, { name: LONG, gold: '', phases: [] });
    const { key: early } = await addTeam(room, draft, LONG.slice(0, 80));
    const { link: join } = await room.api<{ link: string }>('POST', `/tasks/${id}/join-link`);
    await scored(room, id);

    const organiser = await room.organise('/');
    for (const path of [
      '/',
      '/tasks/new',
      `/tasks/${id}?type=ArtOrDet`,
      `/tasks/${id}/submissions`,
      `/tasks/${id}/teams`,
      `/tasks/${id}/settings`,
      `/tasks/${draft}`,
      `/tasks/${draft}/settings`,
      `/tasks/${draft}/submissions`,
    ]) {
      await opensRight(organiser, path);
    }
    await organiser.context().close();

    const visitor = await (await room.visit()).newPage();
    for (const path of [
      '/',
      `/tasks/${id}`,
      `/tasks/${id}/explorer?system=careful&system=reckless&sentence=2`,
      `/tasks/${draft}`,
      '/tasks/none',
      join,
      `/join/${'x'.repeat(43)}`,
      `/team/${'x'.repeat(43)}`,
      `/team/${keys.careful}`,
      `/team/${keys.careful}/explorer`,
      `/team/${keys.careful}/leaderboard`,
      `/team/${early}`,
    ]) {
      await opensRight(visitor, path);
    }
    await settled(visitor, `/team/${keys.careful}`);
    await visitor.locator('.submissions summary').first().press('Enter');
    await visitor.getByText('Recall by error type').first().waitFor();
    expect(await objections(visitor)).toEqual([]);
    await visitor.setViewportSize({ width: PHONE, height: 800 });
    await expect.poll(() => pageWidth(visitor)).toBe(PHONE);
    await visitor.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('sets right-to-left sentences and names from right to left', async () => {
    const { id } = await beginTask(room, {
      name: 'משימה משותפת',
      gold: HEBREW_GOLD,
      language: 'he',
      description: 'תקנו את המשפטים .',
      release: allReleased(),
    });
    const { key } = await addTeam(room, id, 'הצוות');
    expect((await handInByFetch(room, key, HEBREW_OUTPUT)).status).toBe(201);
    await scored(room, id);
    const page = await (await room.visit()).newPage();
    await settled(page, `/tasks/${id}/explorer`);
    const sentence = page.getByText('הילד').first();
    await sentence.waitFor();
    await expect.poll(() => sentence.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await expect.poll(() => page.locator('html').evaluate((html) => getComputedStyle(html).direction)).toBe('ltr');
    await settled(page, `/tasks/${id}`);
    const instructions = page.locator('.instructions');
    await expect.poll(() => instructions.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    expect(await objections(page)).toEqual([]);
    await page.context().close();
  });

  it('keeps what it shows without a network, says so, and goes on with it', async () => {
    const { keys } = await scoredTask(room);
    const context = await room.visit();
    const page = await context.newPage();
    await settled(page, `/team/${keys.careful}`);
    await context.setOffline(true);
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('Check that you are online');
    await expect.poll(() => page.getByRole('heading', { name: 'Submission 1' }).count()).toBe(1);
    expect(await objections(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await context.close();
  });

  it('asks an organiser to sign in again when the session has ended, and keeps the page', async () => {
    const { id } = await beginTask(room);
    const page = await room.organise(`/tasks/${id}/settings`);
    await page.getByLabel('What teams are told').fill('Half a sentence');
    const me = (await page.locator('.who bdi').innerText()).trim();
    const { rows } = await room.api<{ rows: { id: string; name: string }[] }>('GET', '/organisers');
    await room.api('DELETE', `/organisers/${rows.find(({ name }) => name === me)?.id ?? ''}/sessions`);
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    const { link } = await room.api<{ link: string }>('POST', '/organisers', { name: 'Olive again' });
    await page.getByLabel('Organiser link').fill(room.url + link);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('What teams are told').inputValue()).toBe('Half a sentence');
    await saveByPage(page);
    await page.context().close();
  });
});
