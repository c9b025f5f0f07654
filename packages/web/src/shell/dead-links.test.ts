import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { objections } from '../../../charts/src/testing/browser.js';
import { describeJudgingRoom, type JudgingRoom } from '../testing/judging-room.js';

const NO_KEY = 'x'.repeat(43);

/** One browser for all addresses of a kind: none of them leaves anything behind in it. */
function sharedPage(open: () => Promise<Page>): () => Promise<Page> {
  let page: Promise<Page> | undefined;
  return () => (page ??= open());
}

async function opened(room: JudgingRoom, path: string): Promise<Page> {
  const page = await (await room.visit()).newPage();
  await page.goto(path);
  return page;
}

const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name, level: 1 }).waitFor();

describeJudgingRoom('an address that names nothing', (room) => {
  const visitor = sharedPage(() => opened(room, '/'));
  const organiser = sharedPage(() => room.organise('/'));

  it.each(['/nowhere', '/nowhere/at/all', '/tasks/none/x/y', `/team/${NO_KEY}/a/b`, `/judge/${NO_KEY}/a`])(
    'is a page with ways on, and status 404: %s',
    async (path) => {
      const page = await visitor();
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await heading(page, 'This page does not exist');
      await page.getByRole('link', { name: 'Home' }).click();
      await page.getByRole('heading', { name: 'Evaluating grammatical error correction' }).waitFor();
      expect(room.complaints()).toEqual([]);
    },
  );

  it('has nothing that axe objects to', async () => {
    const page = await visitor();
    await page.goto('/nowhere');
    await heading(page, 'This page does not exist');
    expect(await objections(page)).toEqual([]);
  });

  it.each([
    '/tasks/none',
    '/tasks/none/settings',
    '/campaigns/none',
    '/campaigns/none/items',
    '/campaigns/none/preview',
  ])('may be that of a task or campaign which the server does not have: %s', async (path) => {
    const page = await organiser();
    await page.goto(path);
    await heading(page, 'This page does not exist');
  });
});

describeJudgingRoom('a link that no longer works', (room) => {
  const visitor = sharedPage(() => opened(room, '/'));

  it('says so to an organiser who opens it a second time, and asks for another', async () => {
    const { link } = await room.api<{ link: string }>('POST', '/organisers', { name: 'Pat' });
    const first = await opened(room, link);
    await first.getByRole('heading', { name: 'Campaigns' }).waitFor();
    await first.context().close();
    const second = await opened(room, link);
    const note = second.getByRole('alert');
    await note.waitFor();
    await expect.poll(() => note.innerText()).toContain('This link was used already or has expired.');
    await expect.poll(() => note.innerText()).toContain('Ask another organiser for a new one');
    await second.getByLabel('Organiser link').fill(room.url + link);
    await second.getByRole('button', { name: 'Sign in' }).click();
    await second.locator('form').getByText('This link was used already or has expired.').waitFor();
    await second.getByLabel('Organiser link').fill('https://example.org/judge');
    await second.getByRole('button', { name: 'Sign in' }).click();
    await second.getByText('That is not an organiser link.').waitFor();
    await second.context().close();
  });

  it('says so where the app is open already, and lets the next link in', async () => {
    const page = await opened(room, '/');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto(`/#organiser=${NO_KEY}`);
    await page.getByText('This link was used already or has expired.').waitFor();
    const { link } = await room.api<{ link: string }>('POST', '/organisers', { name: 'Ray' });
    await page.goto(link);
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
    expect(page.url()).not.toContain('organiser=');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });

  it.each(['judge', 'annotate', 'team', 'join'])('says so in the room that it opens: %s', async (name) => {
    const page = await visitor();
    await page.goto(`/${name}#${NO_KEY}`);
    await heading(page, 'This link has expired');
    await expect.poll(() => page.locator('main').innerText()).toContain('Ask the organiser for a new one.');
    expect(await objections(page)).toEqual([]);
  });

  it.each(['judge', 'annotate', 'team', 'join'])('is incomplete without its key: %s', async (name) => {
    const page = await visitor();
    await page.goto(`/${name}`);
    await heading(page, 'This link is incomplete');
  });
});
