import type { Plan } from '@stet/server';
import { expect, it } from 'vitest';
import { objections, pageWidth } from '../../charts/src/testing/browser.js';
import {
  describeJudgingRoom,
  rankByKeys,
  runCampaign,
  settle,
  sitDown,
  type JudgingRoom,
  type Running,
} from './testing/judging-room.js';

const PHONE = 390;
const NARROWEST = 320;
const LONG = `${'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4)}!`;

/** The right-to-left text is ours: "The boy go to school", and corrections of it. */
const HEBREW = {
  source: 'הילד הולכת לבית הספר .\nאני אוהב תפוחים .\n',
  one: 'הילד הולך לבית הספר .\nאני אוהב תפוחים .\n',
  two: 'הילדה הולכת לבית הספר .\nאני אוהב תפוח .\n',
};

/** Ann and Ben judge everything, more than their share, since Cleo never comes. */
async function someJudgments(room: JudgingRoom): Promise<Running> {
  const campaign = await runCampaign(room, {
    plan: { items: 4, overlap: { share: 1, judges: 2 } },
    judges: ['Ann', 'Ben', 'Cleo'],
  });
  for (const name of ['Ann', 'Ben']) {
    const context = await room.visit();
    const page = await sitDown(context, campaign.links[name]);
    for (const item of [1, 2, 3, 4]) {
      await page.waitForURL(`**?item=${item}#*`);
      await settle(page);
      await rankByKeys(page);
      await page.keyboard.press('Enter');
    }
    await page.getByText('All done').waitFor();
    await context.close();
  }
  return campaign;
}

/** A campaign that only has to be started. */
async function planned(room: JudgingRoom): Promise<string> {
  const { id } = await room.api<{ id: string }>('POST', '/campaigns', { name: 'Planned' });
  await room.upload(`/campaigns/${id}/texts/source`, 'a b\nc d\n');
  await room.upload(`/campaigns/${id}/systems/one`, 'a c\nc e\n');
  await room.upload(`/campaigns/${id}/systems/two`, 'a d\nc d\n');
  await room.api('PUT', `/campaigns/${id}/plan`, { items: 2 });
  return id;
}

describeJudgingRoom('every page', (room) => {
  it('has nothing that axe objects to, and fits on a phone', async () => {
    const { id, links } = await someJudgments(room);
    const draft = await room.api<{ id: string }>('POST', '/campaigns', { name: LONG });
    const page = await room.organise('/');
    const rooms = ['', '/items', '/judges', '/settings'].map((path) => `/campaigns/${id}${path}`);
    for (const path of [
      '/',
      '/campaigns/new',
      `/campaigns/${draft.id}`,
      `/campaigns/${await planned(room)}`,
      ...rooms,
      `/campaigns/${id}/preview`,
      '/tasks/none',
    ]) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      expect([path, await objections(page)]).toEqual([path, []]);
      for (const width of [PHONE, NARROWEST]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(async () => [path, width, await pageWidth(page)]).toEqual([path, width, width]);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    await page.context().close();

    const judge = await (await room.visit({ viewport: { width: PHONE, height: 844 } })).newPage();
    for (const path of [links.Ann, links.Ann.replace('#', '?item=1#'), `/judge/${'x'.repeat(43)}`]) {
      await judge.goto(path);
      await judge.locator('h1').first().waitFor();
      expect([path, await objections(judge)]).toEqual([path, []]);
      await expect.poll(() => pageWidth(judge)).toBe(PHONE);
    }
    await judge.goto(links.Ann.replace('#', '?item=1#'));
    // Ann has done the work of others too: what is shown never exceeds her share.
    await judge.getByText(/^(\d+) of \1, and \d+ more$/u).waitFor();
    await expect.poll(() => pageWidth(judge)).toBe(PHONE);
    await judge.getByRole('button', { name: /Skip, flag/u }).click();
    await judge.getByRole('button', { name: 'Instructions' }).click();
    await judge.getByRole('dialog').waitFor();
    expect(await objections(judge)).toEqual([]);
    await judge.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('has nothing to object to for a stranger, nor without a network', async () => {
    const stranger = await (await room.visit({ viewport: { width: PHONE, height: 844 } })).newPage();
    for (const path of ['/', '/campaigns/new']) {
      await stranger.goto(path);
      await stranger.getByLabel('Organiser link').waitFor();
      expect([path, await objections(stranger)]).toEqual([path, []]);
      await expect.poll(() => pageWidth(stranger)).toBe(PHONE);
    }
    await stranger.route('**/api/**', (route) => route.abort());
    await stranger.goto('/');
    await stranger.getByRole('heading', { name: 'The page did not load' }).waitFor();
    expect(await objections(stranger)).toEqual([]);
    await stranger.unroute('**/api/**');
    await stranger.getByLabel('Organiser link').waitFor();
    await stranger.context().close();

    const { links } = await runCampaign(room, { plan: { items: 3 }, judges: ['Ann'] });
    const context = await room.visit();
    const judge = await sitDown(context, links.Ann);
    await settle(judge);
    await context.setOffline(true);
    await rankByKeys(judge);
    await judge.keyboard.press('Enter');
    await judge
      .getByText(/offline|network|not sent/iu)
      .first()
      .waitFor();
    expect(await objections(judge)).toEqual([]);
    await context.close();
  });

  it('welcomes a new judge, with practice, without objections', async () => {
    const { id } = await room.api<{ id: string }>('POST', '/campaigns', { name: 'New', instructions: 'Rank them.' });
    await room.upload(`/campaigns/${id}/texts/source`, 'a b\n');
    await room.upload(`/campaigns/${id}/systems/one`, 'a c\n');
    await room.upload(`/campaigns/${id}/systems/two`, 'a d\n');
    await room.api('PUT', `/campaigns/${id}/plan`, { items: 1 });
    const outputs = ['x y', 'x z'].map((text, at) => ({ text, rank: at + 1 }));
    await room.api('PUT', `/campaigns/${id}/practice`, { items: [{ source: 'x', outputs, explanation: 'Because.' }] });
    const { link } = await room.api<{ link: string }>('POST', `/campaigns/${id}/judges`, { name: 'Cleo' });
    await room.api('PUT', `/campaigns/${id}/state`, { state: 'running' });
    const page = await (await room.visit()).newPage();
    await page.goto(link);
    await page.getByRole('button', { name: 'Begin practice' }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Begin practice' }).press('Enter');
    await page.getByText('Rank the outputs.').waitFor();
    await settle(page);
    await rankByKeys(page);
    await page.keyboard.press('Enter');
    await page.getByText('We would say:').waitFor();
    expect(await objections(page)).toEqual([]);
    await settle(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Item 1' }).waitFor();
    await page.context().close();
  });

  it('sets right-to-left sentences from right to left, in their language', async () => {
    const { links } = await runCampaign(room, { texts: HEBREW, plan: { items: 1, language: 'he' } });
    const page = await sitDown(await room.visit(), links.Ann);
    const sentences = page.locator('.sentence');
    await expect
      .poll(() => sentences.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).direction)))
      .toEqual(Array.from({ length: await sentences.count() }, () => 'rtl'));
    await expect.poll(() => sentences.first().getAttribute('lang')).toBe('he');
    await expect.poll(() => page.locator('html').evaluate((html) => getComputedStyle(html).direction)).toBe('ltr');
    await page.context().close();
  });

  it.each<Plan['protocol']>([
    { kind: 'direct', scales: ['fluency'] },
    { kind: 'pairwise', drawing: 'even' },
  ])('puts the letter of a right-to-left output where it begins: $kind', async (protocol) => {
    const { links } = await runCampaign(room, { texts: HEBREW, plan: { items: 1, protocol } });
    const page = await sitDown(await room.visit(), links.Ann);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const output = page.locator('.output').first();
      const [letter, sentence] = await Promise.all(
        ['.letter', '.sentence'].map((part) => output.locator(part).boundingBox()),
      );
      expect(letter?.x).toBeGreaterThan((sentence?.x ?? Infinity) + (sentence?.width ?? 0) - 1);
      await expect.poll(() => pageWidth(page)).toBe(width);
    }
    // Points go up to the right, as the words of the page are read.
    if (protocol.kind === 'direct') {
      const slider = page.locator('.score input').first();
      await slider.focus();
      for (const key of ['5', 'ArrowRight']) await page.keyboard.press(key);
      await expect.poll(() => page.locator('.score-value').first().innerText()).toBe('51');
    }
    await page.context().close();
  });

  it('tells edits by more than colour, and hides the marks when asked', async () => {
    const { links } = await runCampaign(room, {
      texts: { source: 'He go home now .\n', one: 'He goes home .\n', two: 'He go home .\n' },
      plan: { items: 1 },
    });
    const page = await sitDown(await room.visit(), links.Ann);
    const lines = (tag: string): Promise<string[]> =>
      page
        .locator(`.output ${tag}`)
        .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).textDecorationLine));
    await expect.poll(async () => new Set(await lines('ins'))).toEqual(new Set(['underline']));
    await expect.poll(async () => new Set(await lines('del'))).toEqual(new Set(['line-through']));
    await expect.poll(() => page.locator('.output del').allInnerTexts()).toContain('go');
    await page.keyboard.press('m');
    await expect.poll(() => page.locator('.output ins, .output del').count()).toBe(0);
    await expect.poll(() => page.locator('.output .sentence').allInnerTexts()).toContain('He goes home .');
    await page.context().close();
  });
});
