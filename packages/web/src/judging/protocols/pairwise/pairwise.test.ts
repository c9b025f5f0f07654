import { drawingBias } from '@stet/core/internal';
import type { Campaign, JudgeLink } from '@stet/server';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { objections, pageWidth } from '../../../../../charts/src/testing/browser.js';
import {
  describeJudgingRoom,
  draftCampaign,
  runCampaign,
  settle,
  sitDown,
  type JudgingRoom,
} from '../../../testing/judging-room.js';
import { killedServer } from '../../../testing/killed-server.js';
import { expectSameRanking, exportedRankings, save, untilSaved } from '../../../testing/whole-campaign.js';

/** Four systems make six pairs. */
const PAIRS = 6;

const server = killedServer();

const draftOf = (room: JudgingRoom, name: string): Promise<string> =>
  draftCampaign(room, { name, instructions: 'Compare them.' });

const chosen = (page: Page): Promise<string | null> =>
  page
    .locator('.verdicts')
    .evaluate((choices) => choices.querySelector<HTMLInputElement>('input:checked')?.value ?? null);

describeJudgingRoom(
  'a campaign that compares pairs',
  (room) => {
    it('is planned on the organiser’s pages and judged by pointer, evenly, though the server is killed', async () => {
      const id = await draftOf(room, 'Evening class in pairs');
      const { link } = await room.api<JudgeLink>('POST', `/campaigns/${id}/judges`, { name: 'Ann' });
      const page = await room.organise(`/campaigns/${id}/settings`, { viewport: { width: 1440, height: 900 } });
      await page.getByLabel('Protocol').selectOption('pairwise');
      await expect.poll(() => page.getByLabel('Drawing').inputValue()).toBe('even');
      await expect.poll(() => page.getByLabel('Outputs on a page').count()).toBe(0);
      await page.getByLabel('Items', { exact: true }).fill('8');
      await page.getByLabel('Repeat every').fill('0');
      await page.getByLabel('Overlap, percent').fill('0');
      await expect.poll(() => page.locator('.preview .figures').innerText()).toMatch(/comparisons of each pair/u);
      await page.getByRole('button', { name: 'Draw the items' }).click();
      await page.getByText('8 items are drawn.').waitFor();
      await page.getByRole('button', { name: 'Add an item' }).click();
      await page.getByRole('button', { name: /^Save/u }).first().click();
      await expect.poll(async () => (await room.api<Campaign>('GET', `/campaigns/${id}`)).practice).toBe(1);
      expect(await objections(page)).toEqual([]);
      await page.goto(`/campaigns/${id}/preview`);
      await page.locator('.outputs.pair').waitFor();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => chosen(page)).toBe('second');
      await page.goto(`/campaigns/${id}/settings`);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.getByRole('button', { name: 'Start now' }).click();
      await expect.poll(async () => (await room.api<Campaign>('GET', `/campaigns/${id}`)).state).toBe('running');

      const context = await room.visit({ viewport: { width: 1440, height: 900 } });
      const desk = await sitDown(context, link);
      const [left, right] = await desk.locator('.pair .output').all();
      const [leftBox, rightBox] = [await left.boundingBox(), await right.boundingBox()];
      expect(rightBox?.y).toBe(leftBox?.y);
      // Practice: the model answer comes before the first item that counts.
      await settle(desk);
      await desk.getByRole('radio', { name: 'A is better' }).check();
      await desk.getByRole('button', { name: 'Save and go on' }).click();
      await desk.getByText('We would say:').waitFor();
      await settle(desk);
      await desk.getByRole('button', { name: 'Go on' }).click();
      await desk.getByText('Now it counts.').waitFor();
      for (let item = 0; item < 8; item++) {
        await settle(desk);
        if (item === 3) {
          await untilSaved(desk);
          await server.kill();
        }
        await desk
          .locator('.verdicts label')
          .nth(item % 3)
          .click();
        const saveButton = desk.getByRole('button', { name: 'Save and go on' });
        if (item === 3) {
          await saveButton.click();
          await server.startAgain();
          await untilSaved(desk);
          await desk.locator('h1', { hasText: '5' }).waitFor();
        } else await save(desk, () => saveButton.click());
      }
      await desk.getByText('All done').waitFor();
      await untilSaved(desk);

      const rankings = await exportedRankings(room, id);
      expect(rankings).toHaveLength(8);
      expect(rankings.every(({ outputs, drawing }) => outputs.length === 2 && drawing?.by === 'even')).toBe(true);
      await expectSameRanking(room, id, rankings, 'expected-wins');
      await page.goto(`/campaigns/${id}`);
      await page.getByText('All 8 pairs judged so far were drawn evenly.').waitFor();
      await expect.poll(() => page.locator('section[aria-labelledby=drawing] tbody tr').count()).toBe(PAIRS);
      expect(await objections(page)).toEqual([]);
      await context.close();
      await page.context().close();
      expect(room.complaints()).toEqual([]);
    });

    it('is judged by keys on a phone, adaptively, though the server is killed', async () => {
      const plan = { protocol: { kind: 'pairwise', drawing: 'adaptive' }, replacement: true, items: 10 } as const;
      const { id, links } = await runCampaign(room, { plan });
      const context = await room.visit({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
      const desk = await sitDown(context, links.Ann);
      const [left, right] = await desk.locator('.pair .output').all();
      const [leftBox, rightBox] = [await left.boundingBox(), await right.boundingBox()];
      expect(rightBox?.x).toBe(leftBox?.x);
      expect(rightBox?.y).toBeGreaterThan(leftBox?.y ?? Infinity);
      expect(await objections(desk)).toEqual([]);
      await expect.poll(() => pageWidth(desk)).toBe(390);
      await settle(desk);
      await desk.keyboard.press('Enter');
      await desk.getByText('Say which is better, or that they are equal.').waitFor();
      await desk.keyboard.press('?');
      await desk.getByText('they are equal', { exact: true }).waitFor();
      await desk.keyboard.press('Escape');
      const keys = [
        ['ArrowLeft', 'first'],
        ['=', 'equal'],
        ['ArrowRight', 'second'],
        ['1', 'first'],
        ['0', 'equal'],
        ['2', 'second'],
      ] as const;
      for (let item = 0; item < 10; item++) {
        const [key, verdict] = keys[item % keys.length];
        await settle(desk);
        await desk.keyboard.press(key);
        await expect.poll(() => chosen(desk)).toBe(verdict);
        if (item === 4) {
          // A draft survives the page.
          await desk.reload();
          await desk.locator('.outputs.pair').waitFor();
          await expect.poll(() => chosen(desk)).toBe(verdict);
          await settle(desk);
        }
        if (item === 7) {
          await untilSaved(desk);
          await server.kill();
          await desk.keyboard.press('Enter');
          await server.startAgain();
          await untilSaved(desk);
          await desk.locator('h1', { hasText: '9' }).waitFor();
        } else await save(desk, () => desk.keyboard.press('Enter'));
      }
      await desk.getByText('All done').waitFor();
      await untilSaved(desk);

      const rankings = await exportedRankings(room, id);
      expect(rankings).toHaveLength(10);
      expect(drawingBias(rankings)).toMatchObject({ even: PAIRS, adaptive: 10 - PAIRS });
      await expectSameRanking(room, id, rankings, 'bradley-terry');
      const page = await room.organise(`/campaigns/${id}`, {
        viewport: { width: 390, height: 844 },
        colorScheme: 'dark',
      });
      await expect.poll(() => page.getByRole('radio', { name: 'Bradley–Terry' }).isChecked()).toBe(true);
      await page.getByText(`${PAIRS} were drawn evenly and ${10 - PAIRS} where the order was least sure`).waitFor();
      expect(await objections(page)).toEqual([]);
      await expect.poll(() => pageWidth(page)).toBe(390);
      await context.close();
      await page.context().close();
      expect(room.complaints()).toEqual([]);
    });
  },
  server.serve,
);
