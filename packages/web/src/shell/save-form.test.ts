import type { Campaign, Task } from '@stet/server';
import { expect, it } from 'vitest';
import { describeJudgingRoom } from '../testing/judging-room.js';
import { beginTask, saveByPage } from '../testing/shared-task.js';

describeJudgingRoom('unsaved settings', (room) => {
  it('are saved together by one bar, from wherever on the page', async () => {
    const { id } = await beginTask(room, { name: 'One bar' });
    const page = await room.organise(`/tasks/${id}/settings`);
    await page.getByLabel('Resamples').fill('200');
    await page.getByLabel('What teams are told').fill('Be brief.');
    const bar = page.locator('.save-bar');
    await bar.getByText('Not saved yet: the resamples, what teams are told.').waitFor();
    await page.mouse.wheel(0, -100_000);
    await expect.poll(() => bar.getByRole('button', { name: 'Save' }).count()).toBe(1);
    await expect
      .poll(() => bar.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await saveByPage(page);
    const { settings } = await room.api<Task>('GET', `/tasks/${id}`);
    expect(settings).toMatchObject({ resamples: 200, description: 'Be brief.' });
    await page.getByLabel('Resamples').fill('300');
    await bar.getByRole('button', { name: 'Discard changes' }).press('Enter');
    await expect.poll(() => page.getByLabel('Resamples').inputValue()).toBe('200');
    await page.context().close();
  });

  it('are not lost by a link, by going back, or by closing the page, unless somebody says so', async () => {
    const { id } = await beginTask(room, { name: 'Stay here' });
    const page = await room.organise(`/tasks/${id}`);
    await page.getByRole('link', { name: 'Settings' }).press('Enter');
    await page.getByLabel('What teams are told').fill('Half a sentence');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    const stay = dialog.getByRole('button', { name: 'Stay here' });

    await page.getByRole('link', { name: 'Teams' }).press('Enter');
    await dialog.waitFor();
    await expect.poll(() => stay.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/tasks/${id}/settings`);

    await page.goBack();
    await stay.press('Enter');
    await expect.poll(() => page.getByLabel('What teams are told').inputValue()).toBe('Half a sentence');
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/tasks/${id}/settings`);

    const [asked] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();

    await page.goBack();
    await dialog.getByRole('button', { name: 'Leave and discard changes' }).press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/tasks/${id}`);
    await page.getByRole('link', { name: 'Settings' }).press('Enter');
    await expect.poll(() => page.getByLabel('What teams are told').inputValue()).toBe('');
    await page.getByRole('link', { name: 'Teams' }).press('Enter');
    await page.getByRole('heading', { name: 'Registration' }).waitFor();
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('of a campaign are saved together, too', async () => {
    const { id } = await room.api<Campaign>('POST', '/campaigns', { name: 'Both' });
    const page = await room.organise(`/campaigns/${id}/settings`);
    await page.getByLabel('What judges are told').fill('Rank them.');
    await page.getByRole('button', { name: 'Add an item' }).press('Enter');
    await page.getByText('Not saved yet: the instructions, the practice items.').waitFor();
    await page.getByRole('link', { name: 'Judges' }).press('Enter');
    await page.getByRole('button', { name: 'Stay here' }).press('Enter');
    await saveByPage(page);
    await expect
      .poll(async () => (await room.api<Campaign>('GET', `/campaigns/${id}`)).instructions)
      .toBe('Rank them.');
    const practice = await room.api<{ items: unknown[] }>('GET', `/campaigns/${id}/practice`);
    expect(practice.items).toHaveLength(1);
    await page.context().close();
  });
});
