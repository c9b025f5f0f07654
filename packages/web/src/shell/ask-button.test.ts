import type { Campaign, Task } from '@stet/server';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { objections } from '../../../charts/src/testing/browser.js';
import { describeJudgingRoom, EXAMPLE, EXAMPLE_SYSTEMS, runCampaign } from '../testing/judging-room.js';
import { addTeam, beginTask } from '../testing/shared-task.js';

/** Opens a question by keyboard, and checks that the safe button has the focus and that the focus stays inside. */
async function ask(page: Page, button: string | RegExp, title: string): Promise<Locator> {
  const asking = page.getByRole('button', { name: button });
  // A button that cannot be pressed yet takes no keys either.
  await asking.click({ trial: true });
  await asking.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(focused).toBe('Cancel');
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    const escaped = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(escaped).toBe(false);
  }
  return dialog;
}

/** Asks, and cancels by Escape. */
async function askAndCancel(page: Page, button: string | RegExp, title: string): Promise<void> {
  const dialog = await ask(page, button, title);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

describeJudgingRoom('a dangerous act', (room) => {
  it('is asked about: releasing the gold while a phase is open, at once or with the form', async () => {
    const { id } = await beginTask(room, { name: 'Open phase' });
    const released = async (): Promise<Task['settings']['release']> =>
      (await room.api<Task>('GET', `/tasks/${id}`)).settings.release;
    const page = await room.organise(`/tasks/${id}/settings`);
    await askAndCancel(page, 'Release now the gold', 'Release the gold now?');
    expect((await released()).gold).toBeNull();
    const dialog = await ask(page, 'Release now the gold', 'Release the gold now?');
    await expect.poll(() => dialog.innerText()).toContain('copy the answers');
    expect(await objections(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Release now' }).press('Enter');
    await page.getByRole('button', { name: 'Hide now the gold' }).press('Enter');
    await page.getByRole('button', { name: 'Release now the gold' }).waitFor();
    expect((await released()).gold).toBeNull();

    await page.getByLabel('Gold from').fill('2020-01-01T00:00');
    await askAndCancel(page, 'Save', 'Save this?');
    expect((await released()).gold).toBeNull();
    await page.getByRole('button', { name: 'Release now the source' }).press('Enter');
    await page.getByRole('button', { name: 'Hide now the source' }).waitFor();
    await page.getByText('Not saved yet: the release dates.').waitFor();
    await expect.poll(() => released()).toMatchObject({ gold: null, source: expect.any(Number) as number });
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('is asked about: renewing and revoking a link, replacing and closing the registration', async () => {
    const { id } = await beginTask(room, { name: 'Links' });
    await addTeam(room, id, 'careful');
    const page = await room.organise(`/tasks/${id}/teams`);
    await askAndCancel(page, 'Renew link of careful', 'Renew the link of careful?');
    await askAndCancel(page, 'Revoke link of careful', 'Revoke the link of careful?');
    await expect.poll(() => page.getByText('no link', { exact: true }).count()).toBe(0);

    await page.getByRole('button', { name: 'Make a link' }).press('Enter');
    await page.getByText('it cannot be shown again').waitFor();
    const link = await page.getByLabel('Registration link').inputValue();
    await askAndCancel(page, 'Make a new link', 'Replace the registration link?');
    await askAndCancel(page, 'Close registration', 'Close registration?');
    await expect.poll(() => page.getByLabel('Registration link').inputValue()).toBe(link);
    const dialog = await ask(page, 'Make a new link', 'Replace the registration link?');
    await dialog.getByRole('button', { name: 'Make a new link' }).press('Enter');
    await expect.poll(() => page.getByLabel('Registration link').inputValue()).not.toBe(link);
    const visitor = await (await room.visit()).newPage();
    await visitor.goto(link);
    await visitor.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await Promise.all([page.context().close(), visitor.context().close()]);
  });

  it('is asked about: starting a campaign, and what is unsaved', async () => {
    const { id } = await room.api<Campaign>('POST', '/campaigns', { name: 'To start', instructions: 'Rank them.' });
    const page = await room.organise(`/campaigns/${id}/settings`);
    const field = (name: string): Locator => page.getByRole('button', { name, exact: true });
    await field('Source').setInputFiles(`${EXAMPLE}source.txt`);
    await page.getByRole('rowheader', { name: 'Source' }).waitFor();
    await field('Systems').setInputFiles(EXAMPLE_SYSTEMS.map((name) => `${EXAMPLE}systems/${name}.txt`));
    await page.getByRole('rowheader', { name: 'unchanged' }).waitFor();
    await field('Draw the items').press('Enter');
    await page.getByText('items are drawn.').waitFor();
    await page.getByLabel('What judges are told').fill('Rank all of them.');
    const dialog = await ask(page, 'Start', 'Start the campaign?');
    await expect.poll(() => dialog.innerText()).toMatch(/No judge has a link yet.*Unsaved changes are lost/su);
    await page.keyboard.press('Escape');
    expect((await room.api<Campaign>('GET', `/campaigns/${id}`)).state).toBe('draft');
    await page.context().close();
  });

  it('cannot lose the links of judges: all are copied at once', async () => {
    const { id } = await runCampaign(room, { judges: [] });
    const page = await room.organise(`/campaigns/${id}/judges`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByLabel(/^Names/u).fill('Ann, Ben');
    await page.keyboard.press('Enter');
    await page.getByText('none of them can be shown again').waitFor();
    await page.getByRole('button', { name: 'Copy all' }).press('Enter');
    await page.getByText('Copied 2 links.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').map((line) => line.replace(/[\w-]{43}$/u, 'KEY'))).toEqual([
      `Ann\t${room.url}/judge#KEY`,
      `Ben\t${room.url}/judge#KEY`,
    ]);
    await page.context().close();
  });
});
