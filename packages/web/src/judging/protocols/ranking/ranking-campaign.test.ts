import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { objections, pageWidth } from '../../../../../charts/src/testing/browser.js';
import { describeJudgingRoom, rankByKeys, runCampaign, settle, sitDown } from '../../../testing/judging-room.js';
import { killedServer } from '../../../testing/killed-server.js';
import { expectSameRanking, exportedRankings, save, untilSaved } from '../../../testing/whole-campaign.js';

const ITEMS = 4;
const server = killedServer();

/** Judges every item; the server is killed while the answer to the second is on its way. */
async function judgeAll(desk: Page, rankOutputs: () => Promise<void>, press: () => Promise<void>): Promise<void> {
  for (let item = 1; item <= ITEMS; item++) {
    await settle(desk);
    await rankOutputs();
    if (item === 2) {
      await untilSaved(desk);
      await server.kill();
      await press();
      await server.startAgain();
      await untilSaved(desk);
      await desk.locator('h1', { hasText: '3' }).waitFor();
    } else await save(desk, press);
  }
  await desk.getByText('All done').waitFor();
  await untilSaved(desk);
}

describeJudgingRoom(
  'a campaign of rankings',
  (room) => {
    it('is judged by pointer and by keys, loses nothing when the server is killed, and ranks as its export', async () => {
      const { id, links } = await runCampaign(room, {
        plan: { items: ITEMS, overlap: { share: 1, judges: 2 } },
        judges: ['Ann', 'Ben'],
      });
      const wide = await room.visit({ viewport: { width: 1440, height: 900 } });
      const ann = await sitDown(wide, links.Ann);
      const clickRanks = async (): Promise<void> => {
        for (const [at, output] of (await ann.locator('.output').all()).entries()) {
          await output.locator('.rank-buttons label').nth(at).click();
        }
      };
      await judgeAll(ann, clickRanks, () => ann.getByRole('button', { name: 'Save and go on' }).click());

      const phone = await room.visit({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
      const ben = await sitDown(phone, links.Ben);
      expect(await objections(ben)).toEqual([]);
      await expect.poll(() => pageWidth(ben)).toBe(390);
      await judgeAll(
        ben,
        () => rankByKeys(ben),
        () => ben.keyboard.press('Enter'),
      );

      const rankings = await exportedRankings(room, id);
      for (const name of ['Ann', 'Ben']) expect(rankings.filter(({ judge }) => judge === name)).toHaveLength(ITEMS);
      await expectSameRanking(room, id, rankings, 'expected-wins');
      expect(room.complaints()).toEqual([]);
      await wide.close();
      await phone.close();
    });
  },
  server.serve,
);
