import type { Campaign, Judge } from '@stet/server';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { atRest } from '../../../charts/src/testing/browser.js';
import { describeJudgingRoom, rankByKeys, runCampaign, settle } from '../testing/judging-room.js';
import { looksRight } from '../testing/looks-right.js';

const PHONE = { viewport: { width: 390, height: 800 } };

describeJudgingRoom('a crowd', (room) => {
  /** Comes by the link as a recruiting service would send them. */
  async function arrive(context: BrowserContext, link: string, participant: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(link.replace('{{%PROLIFIC_PID%}}', participant));
    await page.locator('h1').waitFor();
    return page;
  }

  async function judgeItems(page: Page, count: number): Promise<void> {
    for (let item = 1; item <= count; item++) {
      await page.waitForURL(`**?item=${item}#*`);
      await settle(page);
      await rankByKeys(page);
      await page.keyboard.press('Enter');
    }
  }

  it('is recruited by the organiser, agrees, judges its share and gets the code', async () => {
    const { id } = await runCampaign(room, { judges: [] });
    const organiser = await room.organise(`/campaigns/${id}/settings`);
    await organiser.getByRole('button', { name: 'Recruit participants' }).click();
    await organiser.getByLabel('Participants, at most').fill('1');
    await organiser.getByLabel('Items for each').fill('2');
    await organiser.getByLabel('What participants agree to').fill('You may be quoted.');
    await organiser.getByLabel('Completion code').fill('C0FFEE');
    await looksRight(organiser, 'settings of a crowd');
    await organiser.getByRole('button', { name: 'Save', exact: true }).click();
    await organiser.getByText('Saved.').waitFor();
    await organiser.getByRole('link', { name: 'Judges' }).click();
    await organiser.getByRole('button', { name: 'Make the link' }).click();
    const link = await organiser.getByLabel('The link for participants').inputValue();
    expect(link).toMatch(/\/take-part\/[\w-]{43}\?PROLIFIC_PID=\{\{%PROLIFIC_PID%\}\}$/u);

    const context = await room.visit(PHONE);
    const page = await arrive(context, link, 'abc123');
    await expect.poll(() => page.url()).toMatch(/\/take-part\?PROLIFIC_PID=abc123#[\w-]{43}$/u);
    await page.getByText('You may be quoted.').waitFor();
    await looksRight(page, 'consent');
    await page.setViewportSize(PHONE.viewport);
    await page.getByRole('button', { name: 'I agree, begin' }).click();
    await judgeItems(page, 2);
    await page.getByRole('heading', { name: 'All done' }).waitFor();
    await expect.poll(() => page.getByLabel('Your completion code').inputValue()).toBe('C0FFEE');
    await looksRight(page, 'completion');

    const elsewhere = await arrive(await room.visit(), link, 'abc123');
    await elsewhere.getByRole('heading', { name: 'This study is full' }).waitFor();
    await elsewhere.getByRole('button', { name: 'I have begun already' }).click();
    await elsewhere.getByLabel('Your completion code').waitFor();

    const { rows } = await room.api<{ rows: Judge[] }>('GET', `/campaigns/${id}/judges`);
    expect(rows).toMatchObject([{ participant: 'abc123', name: 'participant-1', judged: 2 }]);
    await organiser.getByText('1 of at most 1 have begun, 1 have finished.').waitFor();
    const [download] = await Promise.all([
      organiser.waitForEvent('download'),
      organiser.getByRole('link', { name: 'Download the list' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Evening-class.participants.csv');
    await looksRight(organiser, 'judges with participants');
    expect(room.complaints()).toEqual([]);
  });

  it('is told in plain words why it cannot enter', async () => {
    const { id } = await runCampaign(room, { judges: [] });
    const completion = { kind: 'address', address: 'https://recruits.example/done' };
    await room.api('PUT', `/campaigns/${id}/crowd`, { parameter: 'who', limit: 1, itemsEach: 1, completion });
    const { link } = await room.api<{ link: string }>('POST', `/campaigns/${id}/crowd/link`);
    const context = await room.visit();
    const titleFor = async (address: string): Promise<string> => {
      const page = await arrive(context, address, '');
      await atRest(page);
      return page.locator('h1').innerText();
    };
    const incomplete = 'This link is incomplete';
    expect(await titleFor(link)).toBe(incomplete);
    expect(await titleFor(`${link}a%20b`)).toBe(incomplete);
    expect(await titleFor(`${link}${'x'.repeat(65)}`)).toBe(incomplete);
    expect(await titleFor(`/take-part/${'x'.repeat(43)}?who=p1`)).toBe('This link does not work');
    const late = await arrive(context, `${link}p2`, '');
    const page = await arrive(context, `${link}p1`, '');
    await page.getByRole('button', { name: 'I agree, begin' }).click();
    await judgeItems(page, 1);
    const confirm = page.getByRole('link', { name: 'Confirm at recruits.example' });
    await expect.poll(() => confirm.getAttribute('href')).toBe('https://recruits.example/done');
    // The last place was taken while this one was reading.
    await late.getByRole('button', { name: 'I agree, begin' }).click();
    await late.getByText('Nobody with your participant id has begun.').waitFor();
    await expect.poll(() => late.locator('h1').innerText()).toBe('This study is full');
    await looksRight(late, 'full');
    await room.api<Campaign>('PUT', `/campaigns/${id}/state`, { state: 'paused' });
    expect(await titleFor(`${link}p3`)).toBe('This study is not open');
    await context.close();
    expect(room.complaints()).toEqual([]);
  });
});
