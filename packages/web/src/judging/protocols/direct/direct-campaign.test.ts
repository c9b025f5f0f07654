import { scoreAgreement } from '@stet/core/internal';
import type { Campaign, JudgeLink } from '@stet/server';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { objections, pageWidth } from '../../../../../charts/src/testing/browser.js';
import { PATIENCE_MS } from '../../../../../charts/src/testing/chromium.js';
import { STANDARD_INSTRUCTIONS } from '../../../prepare/standard-instructions.js';
import { describeJudgingRoom, draftCampaign, settle, shownOutputs, sitDown } from '../../../testing/judging-room.js';
import { killedServer } from '../../../testing/killed-server.js';
import { expectSameRanking, exportedRankings } from '../../../testing/whole-campaign.js';

const server = killedServer();

const SOURCE = ['He go home .', 'She like tea .', 'We is late .', 'It rain .'];
const SYSTEMS = {
  good: ['He goes home .', 'She likes tea .', 'We are late .', 'It rains .'],
  fair: ['He goes to home .', 'She likes a tea .', 'We was late .', 'It is rain .'],
  poor: ['Him go home .', 'She liked tee .', 'We is lately .', 'It reins .'],
};
const PRACTICE = {
  source: 'They sings .',
  outputs: [
    { text: 'They sing .', rank: 1, details: { scores: { grammaticality: 100, meaning: 100 } } },
    { text: 'They singing .', rank: 2, details: { scores: { grammaticality: 30, meaning: 80 } } },
  ],
  explanation: 'The verb agrees.',
};
const ITEMS = 4;
/** What the judges of this test think of each system, on both scales. */
const OPINION = { good: [90, 80], fair: [60, 70], poor: [20, 40] } as const;

const systemOf = (text: string): keyof typeof SYSTEMS =>
  (Object.keys(SYSTEMS) as (keyof typeof SYSTEMS)[]).find((name) => SYSTEMS[name].includes(text)) ?? 'poor';

async function shownScores(page: Page): Promise<string[]> {
  return page.locator('.score-value').allInnerTexts();
}

/** Sets the sliders of the item by keys, going on with Tab. */
async function scoreByKeys(page: Page): Promise<void> {
  const scores = (await shownOutputs(page)).flatMap((text) => OPINION[systemOf(text)]);
  for (const [at, score] of scores.entries()) {
    if (at === 0) await page.locator('.score input').first().focus();
    else await page.keyboard.press('Tab');
    await page.keyboard.press(String(score / 10));
  }
}

/** Sets the sliders of the item by pressing on their tracks. */
async function scoreByPointer(page: Page): Promise<void> {
  const scores = (await shownOutputs(page)).flatMap((text) => OPINION[systemOf(text)]);
  for (const [at, score] of scores.entries()) {
    const slider = page.locator('.score input').nth(at);
    const box = await slider.boundingBox();
    if (box === null) throw new Error('the slider is not in view');
    await slider.tap({ position: { x: (box.width * score) / 100, y: box.height / 2 } });
  }
}

async function save(page: Page, how: 'key' | 'pointer'): Promise<void> {
  await settle(page);
  if (how === 'key') await page.keyboard.press('Enter');
  else await page.locator('.foot-actions .main').tap();
}

const TEXTS = {
  source: SOURCE.join('\n'),
  ...Object.fromEntries(Object.entries(SYSTEMS).map(([name, lines]) => [name, lines.join('\n')])),
};

describeJudgingRoom(
  'a campaign of direct assessment',
  (room) => {
    let id: string;
    const links: Record<string, string> = {};
    const open = async (link: string, options: BrowserContextOptions): Promise<Page> => {
      const page = await (await room.visit(options)).newPage();
      await page.goto(link);
      return page;
    };
    beforeAll(async () => {
      id = await draftCampaign(room, {
        instructions: STANDARD_INSTRUCTIONS.ranking,
        texts: TEXTS,
      });
    });

    it('is planned on the page, with the scales that the organiser wants', async () => {
      const page = await room.organise(`/campaigns/${id}/settings`, { viewport: { width: 1024, height: 900 } });
      await page.getByLabel('Protocol').selectOption('direct');
      const told = page.getByLabel('What judges are told');
      await expect.poll(() => told.inputValue()).toBe(STANDARD_INSTRUCTIONS.direct);
      await page.getByLabel('Fluency: Does it read naturally?').uncheck();
      await page.getByLabel('Items').fill(String(ITEMS));
      await page.getByLabel('Overlap, percent').fill('100');
      await page.getByLabel('Repeat every').fill('0');
      await page.getByLabel('Too fast, seconds').fill('0');
      // Saves the instructions with the plan.
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('link', { name: 'Preview it as a judge' }).click();
      await page.locator('.score').first().waitFor();
      // Each of three outputs has the two scales, and none of them a score.
      await expect.poll(() => shownScores(page)).toEqual(Array.from({ length: 6 }, () => '–'));
      expect(await objections(page)).toEqual([]);
      await page.context().close();
      const { plan } = await room.api<Campaign>('GET', `/campaigns/${id}`);
      expect(plan?.protocol).toEqual({ kind: 'direct', scales: ['grammaticality', 'meaning'] });
      await room.api('PUT', `/campaigns/${id}/practice`, { items: [PRACTICE] });
      for (const name of ['Ann', 'Bob']) {
        links[name] = (await room.api<JudgeLink>('POST', `/campaigns/${id}/judges`, { name })).link;
      }
      await room.api('PUT', `/campaigns/${id}/state`, { state: 'running' });
    });

    it('is judged by keys, and loses nothing when the page is reloaded and the server killed', async () => {
      const page = await sitDown(await room.visit({ viewport: { width: 1440, height: 900 } }), links.Ann);
      // What the ends and the middle of a scale mean stands on one line each.
      const tallest = (): Promise<number> =>
        page
          .locator('.anchors > span')
          .evaluateAll((anchors) => Math.max(...anchors.map((anchor) => anchor.getBoundingClientRect().height)));
      await expect.poll(tallest).toBeGreaterThan(0);
      expect(await tallest()).toBeLessThan(24);
      // A slider that nobody touched is no answer.
      await page.locator('.score input').first().focus();
      await page.keyboard.press('9');
      await save(page, 'key');
      await page.getByText('Score A for meaning first.').waitFor();
      await expect.poll(() => page.locator(':focus').getAttribute('aria-valuetext')).toBe('not set');
      await page.keyboard.press('End');
      await page.keyboard.press('PageDown');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(async () => (await shownScores(page)).slice(0, 2)).toEqual(['90', '89']);
      for (const key of ['9', '9']) {
        await page.keyboard.press('Tab');
        await page.keyboard.press(key);
      }
      await save(page, 'key');
      await page.getByText(/within 15 points of ours; furthest off is [AB] for grammaticality, by 60\./u).waitFor();
      await expect.poll(() => page.locator('h1 .state').textContent()).toBe(' scored');
      await save(page, 'key');
      await page.getByText('Now it counts.').waitFor();

      await scoreByKeys(page);
      const drafted = await shownScores(page);
      await page.reload();
      await page.locator('.outputs').waitFor();
      await expect.poll(() => shownScores(page)).toEqual(drafted);

      await server.kill();
      await save(page, 'key');
      await page.locator('.saving', { hasText: '1 answer' }).waitFor();
      await server.startAgain();
      for (let item = 2; item <= ITEMS; item++) {
        await page.locator('h1', { hasText: `Item ${item}` }).waitFor();
        await scoreByKeys(page);
        await save(page, 'key');
      }
      await page
        .getByText('All saved')
        .or(page.getByText(/You have judged/u))
        .first()
        .waitFor();
      await expect.poll(async () => (await exportedRankings(room, id)).length, { timeout: PATIENCE_MS }).toBe(ITEMS);
      await page.context().close();
    });

    it('is judged with a finger on a phone', async () => {
      const page = await open(links.Bob, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        colorScheme: 'dark',
      });
      await page.getByRole('button', { name: /^Begin/u }).tap();
      await page.locator('.outputs').waitFor();
      expect(await objections(page)).toEqual([]);
      await expect.poll(() => pageWidth(page)).toBe(390);
      await scoreByPointer(page);
      await save(page, 'pointer');
      await page.getByText('We would say:').waitFor();
      await save(page, 'pointer');
      for (let item = 1; item <= ITEMS; item++) {
        await page.locator('h1', { hasText: `Item ${item}` }).waitFor();
        await scoreByPointer(page);
        await save(page, 'pointer');
      }
      await expect
        .poll(async () => (await exportedRankings(room, id)).length, { timeout: PATIENCE_MS })
        .toBe(2 * ITEMS);
      await page.context().close();
    });

    it('exports what the judges said, from which stet rank makes the ranking of the dashboard', async () => {
      const rankings = await exportedRankings(room, id);
      const ofAnn = rankings.filter(({ judge }) => judge === 'Ann').flatMap(({ outputs }) => outputs);
      expect(ofAnn).toHaveLength(3 * ITEMS);
      for (const { systems, scores } of ofAnn) {
        const [grammaticality, meaning] = OPINION[systems[0] as keyof typeof SYSTEMS];
        expect(scores).toEqual({ grammaticality, meaning });
      }
      const { systems } = await expectSameRanking(room, id, rankings, 'direct-assessment');
      expect(systems.map(({ name, cluster }) => [name, cluster])).toEqual([
        ['good', 1],
        ['fair', 2],
        ['poor', 3],
      ]);
      const page = await room.organise(`/campaigns/${id}`, { viewport: { width: 1440, height: 900 } });
      const table = page.getByRole('table', { name: 'Means of the scores' });
      await table.waitFor();
      await expect.poll(() => table.locator('tbody th').allInnerTexts()).toEqual(['good', 'fair', 'poor']);
      await expect
        .poll(() => table.locator('tbody tr').first().locator('td').first().innerText())
        .toContain(systems[0].score.toFixed(2));
      const [{ alpha }] = scoreAgreement(rankings);
      const agreement = page.getByRole('table', { name: 'On the scores' }).locator('tbody tr');
      await expect.poll(() => agreement.locator('th').allInnerTexts()).toEqual(['grammaticality', 'meaning']);
      await expect
        .poll(() => agreement.first().locator('td').nth(1).innerText())
        .toMatch(new RegExp(`^${alpha.value?.toFixed(2)}`, 'u'));
      expect(await objections(page)).toEqual([]);
      await page.goto(`/campaigns/${id}/items`);
      await page.locator('summary').filter({ hasText: SOURCE[0] }).click();
      const scored = page.getByRole('region', { name: /and their scores$/u });
      await expect
        .poll(() => scored.locator('td.number').allInnerTexts(), { timeout: PATIENCE_MS })
        .toContain(OPINION.good.join(' · '));
      await page.goto(`/campaigns/${id}/judges`);
      await page.getByRole('button', { name: 'Set aside Bob' }).click();
      await page.getByRole('region', { name: 'Means of the scores: Without Bob' }).waitFor();
      await page.getByRole('region', { name: 'Means of the scores: With Bob' }).waitFor();
      expect(await objections(page)).toEqual([]);

      // The same judgments elsewhere, without a plan that says what was asked.
      const copy = await draftCampaign(room, { texts: TEXTS });
      await room.upload(`/campaigns/${copy}/judgments`, await room.text(`/campaigns/${id}/export/jsonl`));
      await page.goto(`/campaigns/${copy}`);
      await page.getByRole('radio', { name: 'Direct assessment', checked: true }).waitFor();
      await page.getByText('that of their mean z').waitFor();
      await page.getByText('Judgments XML leaves out the scores').waitFor();
      expect(room.complaints()).toEqual([]);
    });
  },
  server.serve,
);
