import type { Campaign, ItemDetail, JudgeLink, Page as Rows } from '@stet/server';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { STANDARD_INSTRUCTIONS } from '../prepare/standard-instructions.js';
import {
  describeJudgingRoom,
  itemNumber,
  rankByKeys,
  runCampaign,
  settle,
  shownRanks,
  sitDown,
  type JudgingRoom,
} from '../testing/judging-room.js';
import { looksRight } from '../testing/looks-right.js';

const saved = 'All saved';

/** Every answer that the server has, in the order in which they came. */
async function answersOf(room: JudgingRoom, campaign: string): Promise<ItemDetail['judgments']> {
  const { rows } = await room.api<Rows<{ id: string }>>('GET', `/campaigns/${campaign}/items?limit=200`);
  const items = await Promise.all(
    rows.map(({ id }) => room.api<ItemDetail>('GET', `/campaigns/${campaign}/items/${id}`)),
  );
  return items.flatMap(({ judgments }) => judgments).sort((a, b) => a.answeredAt - b.answeredAt);
}

async function shownRanksAt(page: Page, item: number): Promise<(number | null)[]> {
  await page.goBack();
  await page.waitForURL(`**?item=${item}#*`);
  return shownRanks(page);
}

describeJudgingRoom('the judge’s page', (room) => {
  it('is worked by keys alone: digits rank, arrows move, Enter saves, Backspace goes back', async () => {
    const { id, links } = await runCampaign(room);
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    const first = await itemNumber(page);
    await settle(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('2');
    await expect.poll(async () => (await shownRanks(page)).slice(0, 2)).toEqual([2, 1]);
    await page.keyboard.press('Enter');
    if ((await shownRanks(page)).includes(null)) await page.getByText(/^Rank .* first\.$/u).waitFor();
    while ((await shownRanks(page)).includes(null)) await page.keyboard.press('1');
    const givenRanks = await shownRanks(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**?item=${first + 1}#*`);
    await page.getByText(saved).waitFor();
    await settle(page);
    await page.keyboard.press('Backspace');
    await page.waitForURL(`**?item=${first}#*`);
    await expect.poll(() => shownRanks(page)).toEqual(givenRanks);
    await expect.poll(() => answersOf(room, id)).toHaveLength(1);
    await context.close();
    expect(room.complaints()).toEqual([]);
  });

  it('ranks by dragging letters, with ties', async () => {
    const { links } = await runCampaign(room);
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    const chip = (output: number): Locator => page.locator('.output .chip').nth(output);
    const carry = async (output: number, slot: number): Promise<void> => {
      await chip(output).hover();
      await page.mouse.down();
      await page.locator('.place').nth(slot).hover();
      await page.locator(`.place.over:nth-child(${slot + 1})`).waitFor();
    };
    const drag = async (output: number, slot: number): Promise<void> => {
      await carry(output, slot);
      await page.mouse.up();
      await expect.poll(async () => (await shownRanks(page))[output]).toBe(slot === 0 ? null : slot);
    };
    await drag(0, 2);
    await drag(1, 2);
    await expect.poll(async () => (await shownRanks(page)).slice(0, 2)).toEqual([2, 2]);
    await drag(0, 0);
    await carry(1, 1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.held').count()).toBe(0);
    await page.mouse.up();
    await drag(0, 1);
    await expect.poll(async () => (await shownRanks(page)).slice(0, 2)).toEqual([1, 2]);
    await context.close();
  });

  it('takes a letter to where it is let go, also when the hand is faster than the page', async () => {
    const { links } = await runCampaign(room);
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    await page.evaluate(() => {
      const [chip, place] = [document.querySelector('.output .chip'), document.querySelectorAll('.place')[2]];
      const send = (type: string, { x, y, width, height }: DOMRect): unknown =>
        chip?.dispatchEvent(
          new PointerEvent(type, {
            ...{ bubbles: true, isPrimary: true, pointerId: 1 },
            ...{ clientX: x + width / 2, clientY: y + height / 2 },
          }),
        );
      // All of it in one task: nothing is drawn in between.
      if (chip !== null) send('pointerdown', chip.getBoundingClientRect());
      for (const type of ['pointermove', 'pointerup']) send(type, place.getBoundingClientRect());
    });
    await expect.poll(async () => (await shownRanks(page))[0]).toBe(2);
    await context.close();
  });

  it.each([
    [1440, 900],
    [1024, 768],
    [390, 844],
  ])('counts every click on a rank, also of rows that reach under the tray: %i × %i', async (width, height) => {
    const sentence =
      'People who can not find their way through so long a sentence read it again from its very beginning .';
    const texts = Object.fromEntries(
      ['source', 'a', 'b', 'c', 'd', 'e'].map((name) => [name, `${sentence} ${sentence} ${name}\n`]),
    );
    const { links } = await runCampaign(room, { texts, plan: { items: 1 } });
    const context = await room.visit({ viewport: { width, height } });
    const page = await sitDown(context, links.Ann);
    const count = await page.locator('.output').count();
    for (let output = 0; output < count; output++) {
      for (let rank = 1; rank <= count; rank++) {
        const button = page
          .locator('.output')
          .nth(output)
          .locator('label')
          .nth(rank - 1);
        const tray = await page.locator('.foot').boundingBox();
        const box = await button.boundingBox();
        if (tray === null || box === null) throw new Error('nothing to click');
        // The lower half of the button is under the tray, wherever the page can be scrolled so far.
        await page.evaluate((by) => scrollBy(0, by), box.y + box.height / 2 - tray.y);
        const shown = await button.boundingBox();
        if (shown === null) throw new Error('nothing to click');
        const y = Math.max(shown.y, 0) + 8;
        await page.mouse.move(shown.x + shown.width / 2, y);
        await page.mouse.down();
        await page.waitForTimeout(30);
        await page.mouse.up();
        await expect.poll(async () => [output, rank, (await shownRanks(page))[output]]).toEqual([output, rank, rank]);
      }
    }
    await context.close();
  });

  it('asks for the ranks that are missing, and no longer when they are given', async () => {
    const { links } = await runCampaign(room);
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    await settle(page);
    await page.keyboard.press('Enter');
    await page.getByText('Rank A, B').waitFor();
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.missing').innerText()).toMatch(/^Rank B/u);
    while ((await shownRanks(page)).includes(null)) await page.keyboard.press('1');
    await expect.poll(() => page.locator('.missing').innerText()).toBe('');
    await context.close();
  });

  it('shows the keys when asked by ?', async () => {
    const { links } = await runCampaign(room);
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Instructions' }).getByText('show these instructions').waitFor();
    await context.close();
  });

  it('counts practice apart, says when it counts, and shows a share that stays', async () => {
    const outputs = ['A cat is here .', 'A cat are here .'].map((text, at) => ({ text, rank: at + 1 }));
    const sample = { source: 'A cat are here .', before: null, after: null, outputs, explanation: '' };
    const { links } = await runCampaign(room, { practice: [sample], judges: ['Ann', 'Bob'] });
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    const answer = async (): Promise<void> => {
      await settle(page);
      await rankByKeys(page);
      await page.keyboard.press('Enter');
    };
    await page.getByRole('heading', { name: 'Practice 1' }).waitFor();
    await answer();
    await page.getByText('We would say:').waitFor();
    await settle(page);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('heading', { name: 'Item 1' }).waitFor();
    await page.getByText('Now it counts.').waitFor();
    await page.getByText('0 of 4', { exact: true }).waitFor();
    await answer();
    await page.getByRole('heading', { name: 'Item 2' }).waitFor();
    await page.getByText('1 of 4', { exact: true }).waitFor();
    await expect.poll(() => page.getByText('Now it counts.').count()).toBe(0);
    await context.close();
  });

  it('has one line for the ranking on a phone, so that the outputs can be read', async () => {
    const { links } = await runCampaign(room);
    const context = await room.visit({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(links.Ann);
    await page.getByRole('button', { name: /^Begin/u }).waitFor();
    await expect.poll(() => page.locator('.keys').isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Begin/u }).tap();
    await page.locator('.outputs').waitFor();
    const count = await page.locator('.output').count();
    await page.getByRole('group', { name: 'Rank of output A' }).getByRole('radio').nth(1).tap();
    await page.getByText(`1 of ${count} ranked`).waitFor();
    await expect.poll(() => page.locator('.places').isVisible()).toBe(false);
    await expect.poll(async () => (await page.locator('.foot').boundingBox())?.height).toBeLessThan(120);
    await context.close();
  });

  it('ranks by dragging letters with a finger', async () => {
    const { links } = await runCampaign(room);
    const context = await room.visit({ hasTouch: true, viewport: { width: 820, height: 1180 } });
    const page = await sitDown(context, links.Ann);
    const from = await page.locator('.output .chip').first().boundingBox();
    const to = await page.locator('.place').nth(1).boundingBox();
    if (from === null || to === null) throw new Error('nothing to drag');
    const finger = await context.newCDPSession(page);
    const at = (x: number, y: number): { touchPoints: { x: number; y: number }[] } => ({ touchPoints: [{ x, y }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from.x + 10, from.y + 10) });
    for (const progress of [0.1, 0.4, 0.7, 1]) {
      const x = from.x + 10 + progress * (to.x + to.width / 2 - from.x - 10);
      const y = from.y + 10 + progress * (to.y + to.height / 2 - from.y - 10);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x, y) });
    }
    await page.locator('.place.over').waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await shownRanks(page))[0]).toBe(1);
    await context.close();
  });

  it('brings back a draft after a reload', async () => {
    const { links } = await runCampaign(room);
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    await page.keyboard.press('2');
    await page.getByRole('button', { name: /Skip, flag/u }).click();
    await page.getByRole('textbox', { name: 'Comment' }).fill('the second is odd');
    await page.getByLabel(/Flag this item/u).check();
    await page.reload();
    await page.locator('.outputs').waitFor();
    await expect.poll(async () => (await shownRanks(page))[0]).toBe(2);
    await expect.poll(() => page.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('the second is odd');
    await expect.poll(() => page.getByLabel(/Flag this item/u).isChecked()).toBe(true);
    await context.close();
  });

  it('keeps answers while offline, goes on with the next items, and sends each once and in order', async () => {
    const { id, links } = await runCampaign(room);
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    const first = await itemNumber(page);
    await page.waitForTimeout(800);
    await context.setOffline(true);
    for (const at of [0, 1, 2]) {
      await page.waitForURL(`**?item=${first + at}#*`);
      await settle(page);
      await rankByKeys(page);
      await page.keyboard.press('Enter');
    }
    await page.getByText('Offline: 3 answers kept here').waitFor();
    expect(await answersOf(room, id)).toEqual([]);
    await context.setOffline(false);
    await page.getByText(saved).waitFor();
    const answers = await answersOf(room, id);
    expect(answers).toHaveLength(3);
    expect(answers.every(({ revision }) => revision === 1)).toBe(true);
    await context.close();
  });

  it('saves once when a button is pressed twice or a key is held down', async () => {
    const { id, links } = await runCampaign(room);
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    await settle(page);
    await rankByKeys(page);
    await page.getByRole('button', { name: 'Save and go on' }).dblclick();
    await page.getByText(saved).waitFor();
    await settle(page);
    await rankByKeys(page);
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.getByText('2 of').waitFor();
    await page.getByText(saved).waitFor();
    const answers = await answersOf(room, id);
    expect(answers).toHaveLength(2);
    expect(answers.every(({ revision }) => revision === 1)).toBe(true);
    await context.close();
  });

  it('does not let two tabs fight: the other one shows what was answered', async () => {
    const { id, links } = await runCampaign(room);
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    const secondTab = await sitDown(context, links.Ann);
    const first = await itemNumber(page);
    await expect.poll(() => itemNumber(secondTab)).toBe(first);
    await settle(page);
    await rankByKeys(page);
    const givenRanks = await shownRanks(page);
    await page.keyboard.press('Enter');
    await page.getByText(saved).waitFor();
    await secondTab.getByText('ranked', { exact: true }).waitFor();
    await expect.poll(() => shownRanks(secondTab)).toEqual(givenRanks);
    await expect.poll(() => answersOf(room, id)).toHaveLength(1);
    await context.close();
  });

  it('shows the answer that stands when another browser was faster, and lets the judge choose', async () => {
    const { id, links } = await runCampaign(room);
    const [laptop, phone] = [await room.visit(), await room.visit()];
    const page = await sitDown(laptop, links.Ann);
    const late = await sitDown(phone, links.Ann);
    const first = await itemNumber(page);
    await settle(page);
    await rankByKeys(page);
    await page.keyboard.press('Enter');
    await page.getByText(saved).waitFor();
    for (let left = await late.locator('.output').count(); left > 0; left--) await late.keyboard.press('1');
    await late.keyboard.press('Enter');
    await late.getByRole('button', { name: `Look at item ${first}` }).click();
    await late.getByText('This item was answered in another window.').waitFor();
    await expect.poll(() => answersOf(room, id)).toHaveLength(1);
    await expect.poll(() => shownRanks(late)).toEqual(await shownRanksAt(page, first));
    await late.getByRole('button', { name: 'Use the one from here' }).click();
    await late.getByText(saved).waitFor();
    await expect.poll(async () => (await answersOf(room, id)).at(-1)?.revision).toBe(2);
    await expect.poll(async () => new Set((await answersOf(room, id)).at(-1)?.ranks)).toEqual(new Set([1]));
    await Promise.all([laptop.close(), phone.close()]);
  });

  it('goes back by the browser’s button', async () => {
    const { links } = await runCampaign(room);
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    const first = await itemNumber(page);
    await settle(page);
    await rankByKeys(page);
    const givenRanks = await shownRanks(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**?item=${first + 1}#*`);
    await page.goBack();
    await page.waitForURL(`**?item=${first}#*`);
    await expect.poll(() => shownRanks(page)).toEqual(givenRanks);
    await page.goForward();
    await expect.poll(() => shownRanks(page)).toContain(null);
    await context.close();
  });

  it('asks for the new link when the old one was renewed, and then carries on with what waits', async () => {
    const { id, links } = await runCampaign(room);
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    const [{ id: judge }] = (await room.api<{ rows: { id: string }[] }>('GET', `/campaigns/${id}/judges`)).rows;
    await settle(page);
    await rankByKeys(page);
    const { link } = await room.api<JudgeLink>('POST', `/campaigns/${id}/judges/${judge}/link`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your link has changed' }).waitFor();
    expect(await answersOf(room, id)).toEqual([]);
    await page.getByLabel('Your new link').fill(room.url + link);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**#${link.split('#')[1]}`);
    await expect.poll(async () => (await answersOf(room, id)).length).toBe(1);
    await context.close();
  });

  it('skips with a reason, and goes on', async () => {
    const { id, links } = await runCampaign(room);
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    const first = await itemNumber(page);
    await page.getByRole('button', { name: /Skip, flag/u }).click();
    await page.getByLabel('Skip, because').selectOption('not-a-sentence');
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await page.waitForURL(`**?item=${first + 1}#*`);
    await page.getByText(saved).waitFor();
    await expect.poll(() => answersOf(room, id)).toMatchObject([{ ranks: null, skip: 'not-a-sentence' }]);
    await context.close();
  });

  it('says so when everything is judged', async () => {
    const { id, links } = await runCampaign(room, { plan: { items: 2 } });
    const context = await room.visit();
    const page = await sitDown(context, links.Ann);
    for (const at of [1, 2]) {
      await page.waitForURL(`**?item=${at}#*`);
      await settle(page);
      await rankByKeys(page);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: 'All done' }).waitFor();
    await expect.poll(() => room.api<Campaign>('GET', `/campaigns/${id}`)).toMatchObject({ judged: 2, wanted: 2 });
    await context.close();
    expect(room.complaints()).toEqual([]);
  });

  it('speaks the language of the judge’s browser, until the judge chooses another, which keeps what was begun', async () => {
    const { id, links } = await runCampaign(room, { instructions: STANDARD_INSTRUCTIONS.ranking });
    const organiser = await room.organise(`/campaigns/${id}/items`, { locale: 'en-GB' });
    await organiser.getByRole('heading', { name: '8 items' }).waitFor();
    await organiser.context().close();
    const context = await room.visit({ locale: 'uk-UA' });
    const page = await context.newPage();
    await page.goto(links.Ann);
    await page.locator('.instructions', { hasText: /\p{Script=Cyrillic}/u }).waitFor();
    await page.getByRole('button', { name: 'Почати' }).click();
    await page.getByRole('heading', { name: 'Завдання 1' }).waitFor();
    await looksRight(page, 'the desk in Ukrainian');
    await settle(page);
    await page.keyboard.press('2');
    await expect.poll(async () => (await shownRanks(page))[0]).toBe(2);
    await page.getByLabel('Мова').selectOption('de');
    await page.getByRole('heading', { name: 'Aufgabe 1' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    await expect.poll(async () => (await shownRanks(page))[0]).toBe(2);
    await looksRight(page, 'the desk in German');
    await page.reload();
    await page.getByRole('heading', { name: 'Aufgabe 1' }).waitFor();
    await expect.poll(async () => (await shownRanks(page))[0]).toBe(2);
    await settle(page);
    await page.getByRole('button', { name: 'Speichern und weiter' }).click();
    await page.getByText(/^Geben Sie zuerst .* einen Rang\.$/u).waitFor();
    await context.close();
    expect(room.complaints()).toEqual([]);
  });
});
