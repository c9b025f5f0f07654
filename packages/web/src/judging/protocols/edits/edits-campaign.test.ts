import { editAgreement } from '@stet/core/internal';
import type { Campaign, JudgeLink, Verdicts } from '@stet/server';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { objections, pageWidth } from '../../../../../charts/src/testing/browser.js';
import { describeJudgingRoom, settle, sitDown } from '../../../testing/judging-room.js';
import { killedServer } from '../../../testing/killed-server.js';
import { expectSameRanking, exportedRankings, save, untilSaved } from '../../../testing/whole-campaign.js';

const SOURCE = ['He go home .', 'She like tea .', 'We is late .', '« الولد كتبت اليوم .'];
const SYSTEMS = {
  good: ['He goes home .', 'She likes tea .', 'We are late .', '« الولد كتب اليوم .'],
  fussy: ['He goes home now .', 'She likes tea now .', 'We are late now .', '« الولد كتب اليوم now .'],
  poor: ['He gone home .', 'She liking tea .', 'We be late .', '- الولد كتبت اليوم .'],
};
const PRACTICE = {
  source: 'They sings .',
  outputs: [
    {
      text: 'They sing .',
      rank: 1,
      details: { edits: [{ start: 1, end: 2, correction: 'sing', verdict: 'right' }] },
    },
    {
      text: 'They singing .',
      rank: 2,
      details: { edits: [{ start: 1, end: 2, correction: 'singing', verdict: 'wrong' }] },
    },
  ],
  explanation: 'The verb agrees.',
};
const ITEMS = 4;
const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
/** What the judges of this test think: of the words that an edit puts in, and of each system. */
const verdictOf = (put: string): 'right' | 'wrong' | 'unnecessary' =>
  put === 'now' ? 'unnecessary' : /^(?:goes|likes|are|كتب|sing)$/u.test(put) ? 'right' : 'wrong';
const rankOf = (puts: readonly string[]): number =>
  puts.some((put) => verdictOf(put) === 'wrong') ? 3 : puts.includes('now') ? 2 : 1;

/** The words that each edit puts in, for each output in the order shown. */
async function shownEdits(page: Page): Promise<string[][]> {
  return page
    .locator('.output')
    .evaluateAll((outputs) =>
      outputs.map((output) => [...output.querySelectorAll('.edit-chip ins')].map((word) => word.textContent)),
    );
}

async function shownVerdicts(page: Page): Promise<string[]> {
  return page.locator('.edit-chip .edit-verdict .unseen').allTextContents();
}

async function judgeByKeys(page: Page): Promise<void> {
  const outputs = await shownEdits(page);
  for (const put of outputs.flat()) await page.keyboard.press(verdictOf(put).charAt(0));
  for (const [at, puts] of outputs.entries()) {
    await page.locator('.output').nth(at).locator('input').first().focus();
    await page.keyboard.press(String(Math.min(outputs.length, rankOf(puts))));
  }
}

/** How the page sets the item in Arabic: the sentence, and in each chip what was taken out right of what was put in. */
async function directions(page: Page): Promise<{ sentences: string[]; isDeletedFirst: boolean[] }> {
  return {
    sentences: await page
      .locator('.output .sentence, .missed-errors .sentence')
      .evaluateAll((sentences) => sentences.map((sentence) => getComputedStyle(sentence).direction)),
    isDeletedFirst: await page.locator('.edit-chip:has(del):has(ins)').evaluateAll((chips) =>
      chips.map((chip) => {
        const [deleted, inserted] = ['del', 'ins'].map((name) => chip.querySelector(name)?.getBoundingClientRect().x);
        return Number(deleted) > Number(inserted);
      }),
    ),
  };
}

const PRESSES = { right: 1, wrong: 2, unnecessary: 3 };

async function judgeByFinger(page: Page): Promise<void> {
  for (const [at, puts] of (await shownEdits(page)).entries()) {
    const output = page.locator('.output').nth(at);
    for (const [index, put] of puts.entries()) {
      for (let press = 0; press < PRESSES[verdictOf(put)]; press++) await output.locator('.edit-chip').nth(index).tap();
    }
    const ranks = output.locator('.rank-buttons label');
    await ranks.nth(Math.min(await ranks.count(), rankOf(puts)) - 1).tap();
  }
}

const server = killedServer();

describeJudgingRoom(
  'a campaign in which edits are judged, then outputs ranked',
  (room) => {
    let id: string;
    const links: Record<string, string> = {};

    it('is planned and previewed on the page', async () => {
      ({ id } = await room.api<Campaign>('POST', '/campaigns', { name: 'Evening class' }));
      await room.upload(`/campaigns/${id}/texts/source`, textOf(SOURCE));
      for (const [name, lines] of Object.entries(SYSTEMS))
        await room.upload(`/campaigns/${id}/systems/${name}`, textOf(lines));
      const page = await room.organise(`/campaigns/${id}/settings`, { viewport: { width: 1440, height: 900 } });
      await page.getByLabel('Protocol').selectOption('edits');
      await page.getByLabel('Items').fill(String(ITEMS));
      await page.getByLabel('Overlap, percent').fill('100');
      await page.getByLabel('Repeat every').fill('0');
      await page.getByLabel('Too fast, seconds').fill('0');
      await page.getByRole('button', { name: 'Draw the items' }).click();
      await page.getByRole('link', { name: 'Preview it as a judge' }).click();
      await page.locator('.edit-chip').first().waitFor();
      await expect.poll(async () => new Set(await shownVerdicts(page))).toEqual(new Set([' not judged']));
      expect(await objections(page)).toEqual([]);
      await page.context().close();
      await expect
        .poll(async () => (await room.api<Campaign>('GET', `/campaigns/${id}`)).plan?.protocol)
        .toEqual({ kind: 'edits' });
      await room.api('PUT', `/campaigns/${id}/practice`, { items: [PRACTICE] });
      for (const name of ['Ann', 'Bob']) {
        links[name] = (await room.api<JudgeLink>('POST', `/campaigns/${id}/judges`, { name })).link;
      }
      await room.api('PUT', `/campaigns/${id}/state`, { state: 'running' });
    });

    it('is judged by keys, and loses nothing when the page is reloaded and the server killed', async () => {
      const context = await room.visit({ viewport: { width: 1440, height: 900 } });
      const page = await sitDown(context, links.Ann);
      const press = (): Promise<void> => page.keyboard.press('Enter');
      // An edit that nobody judged is no answer, and the page leads to it.
      await settle(page);
      await press();
      await page.getByText('Judge all changes of A first.').waitFor();
      await expect.poll(() => page.locator(':focus').getAttribute('class')).toContain('edit-chip');
      await page.keyboard.press('r');
      await page.keyboard.press('r');
      for (const [at, rank] of ['1', '2'].entries()) {
        await page.locator('.output').nth(at).locator('input').first().focus();
        await page.keyboard.press(rank);
      }
      await press();
      await page.getByText('You agree with us on 1 of 2 edits.').waitFor();
      await settle(page);
      await press();
      await page.getByText('Now it counts.').waitFor();

      await judgeByKeys(page);
      await page.getByText('Mark errors that outputs miss').click();
      await page.locator('.missed-word').nth(1).click();
      await page.getByText('Mark errors that outputs miss: 1 marked').waitFor();
      // From the word to the gap behind it, by keys; it is told to those who cannot see it.
      await page.keyboard.press('ArrowRight');
      const gap = page.locator(':focus');
      await expect.poll(() => gap.getAttribute('aria-label')).toMatch(/^missing before “/u);
      await page.keyboard.press('Space');
      await expect.poll(() => gap.getAttribute('aria-pressed')).toBe('true');
      await page
        .getByRole('status')
        .filter({ hasText: /^Marked: “.*”; missing before “.*”\.$/u })
        .waitFor();
      expect(await objections(page)).toEqual([]);
      // Changes are what is judged: nothing hides them.
      await expect.poll(() => page.getByRole('checkbox', { name: 'Marks' }).count()).toBe(0);
      await page.keyboard.press('m');
      const drafted = await shownVerdicts(page);
      expect(drafted).toContain(' unnecessary');
      await page.reload();
      await page.locator('.outputs').waitFor();
      await expect.poll(() => shownVerdicts(page)).toEqual(drafted);
      await page.getByText('Mark errors that outputs miss: 2 marked').waitFor();

      await server.kill();
      await settle(page);
      await press();
      await page.locator('.saving', { hasText: '1 answer' }).waitFor();
      await server.startAgain();
      await page.locator('h1', { hasText: 'Item 2' }).waitFor();
      for (let item = 2; item <= ITEMS; item++) {
        await settle(page);
        await judgeByKeys(page);
        await save(page, press);
      }
      await untilSaved(page);
      await expect.poll(() => exportedRankings(room, id)).toHaveLength(ITEMS);
      await context.close();
      expect(room.complaints()).toEqual([]);
    });

    it('is judged with a finger on a phone', async () => {
      const context = await room.visit({
        ...{ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' },
      });
      const page = await sitDown(context, links.Bob);
      const tapSave = (): Promise<void> => page.locator('.foot-actions .main').tap();
      await judgeByFinger(page);
      expect(await objections(page)).toEqual([]);
      await expect.poll(() => pageWidth(page)).toBe(390);
      const heights = await page
        .locator('.edit-chip')
        .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(32);
      await settle(page);
      await tapSave();
      await page.getByText('We would say:').waitFor();
      await settle(page);
      await tapSave();
      await page.locator('h1', { hasText: 'Item 1' }).waitFor();
      for (let item = 1; item <= ITEMS; item++) {
        await settle(page);
        await judgeByFinger(page);
        if (item === 1) {
          await page.getByText('Mark errors that outputs miss').tap();
          const gap = page.locator('.missed-gap').nth(1);
          const { width, height } = (await gap.boundingBox()) ?? { width: 0, height: 0 };
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
          await gap.tap();
          await page.getByText('Mark errors that outputs miss: 1 marked').waitFor();
          await expect.poll(() => pageWidth(page)).toBe(390);
        }
        if ((await page.locator('.source b', { hasText: 'الولد' }).count()) === 1) {
          await expect
            .poll(() => directions(page))
            .toEqual({
              sentences: ['rtl', 'rtl', 'rtl', 'rtl'],
              isDeletedFirst: [true, true, true],
            });
        }
        await save(page, tapSave);
      }
      await untilSaved(page);
      await expect.poll(() => exportedRankings(room, id)).toHaveLength(2 * ITEMS);
      await context.close();
      expect(room.complaints()).toEqual([]);
    });

    it('exports what the judges said, from which stet rank makes the ranking of the dashboard', async () => {
      const rankings = await exportedRankings(room, id);
      const gap = (at: number): object => ({ start: at, end: at });
      expect(rankings.flatMap(({ judge, missed = [] }) => (missed.length > 0 ? [[judge, missed]] : []))).toEqual([
        ['Ann', [{ start: 1, end: 2 }, gap(2)]],
        ['Bob', [gap(1)]],
      ]);
      for (const { systems, edits = [] } of rankings.flatMap(({ outputs }) => outputs)) {
        expect(edits).toHaveLength(systems[0] === 'fussy' ? 2 : 1);
        for (const { correction, verdict } of edits) expect(verdict).toBe(verdictOf(correction));
      }
      const shown = await expectSameRanking(room, id, rankings, 'expected-wins');
      expect(shown.systems.map(({ name }) => name)).toEqual(['good', 'fussy', 'poor']);
      const { inter, systems, missed, gaps } = await room.api<Verdicts>('GET', `/campaigns/${id}/verdicts`);
      expect([missed, gaps]).toEqual([3, 2]);
      expect(inter.comparisons).toBe(4 * ITEMS);
      expect(inter.cohen.value).toBe(editAgreement(rankings, { resamples: 0 }).inter.cohen.value);
      expect(systems).toContainEqual({ system: 'fussy', right: 8, wrong: 0, unnecessary: 8, shareRight: 0.5 });
      const archive = await room.text(`/campaigns/${id}/export/seeda`);
      expect(archive).toContain('step1/Ann/3.txt');
      expect(archive).toMatch(/<t>\S+ \[\S+\] \[\] .*<\/t>/u);
      expect(archive).toMatch(/<s\d>He \[go→goes\|True\] home \[→now\|False\] \.<\/s\d>/u);

      const page = await room.organise(`/campaigns/${id}`, { viewport: { width: 1440, height: 900 } });
      const table = page.getByRole('table', { name: 'An edit that several systems share' });
      await table.waitFor();
      await expect.poll(() => table.locator('tbody tr').first().innerText()).toMatch(/fussy\s+8\s+0\s+8\s+50/u);
      await page.getByText('2 where something is missing').waitFor();
      expect(await objections(page)).toEqual([]);

      await page.goto(`/campaigns/${id}/items`);
      await page.locator('.items summary').first().waitFor();
      for (const item of await page.locator('.items summary').all()) await item.click();
      await expect.poll(() => page.locator('.missed-caret').count()).toBe(2);
      await expect.poll(() => page.locator('.missed-stretch').count()).toBe(1);
      await expect.poll(() => page.locator('.verdict-signs [title=unnecessary]').count()).toBe(2 * ITEMS);
      expect(await objections(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => pageWidth(page)).toBe(390);
      await page.context().close();
      expect(room.complaints()).toEqual([]);
    });
  },
  server.serve,
);
