import type { ItemDetail, Judge, Page as Rows, Quality } from '@stet/server';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  describeJudgingRoom,
  runCampaign,
  settle,
  shownOutputs,
  sitDown,
  type JudgingRoom,
  type Running,
} from '../testing/judging-room.js';
import { looksRight } from '../testing/looks-right.js';

const SENTENCES = ['one', 'two', 'three', 'four'].map((word) => `The ${word} old man are walking in the park .`);
const TEXTS = {
  source: SENTENCES.join('\n'),
  good: SENTENCES.map((sentence) => sentence.replace('are', 'is')).join('\n'),
  same: SENTENCES.join('\n'),
};
const WRITTEN = Object.values(TEXTS).flatMap((text) => text.split('\n'));

describeJudgingRoom('care for quality', (room) => {
  /** Ranks what reads well first; `careless` judges rank upside down. */
  async function rank(page: Page, careless: boolean): Promise<void> {
    const outputs = await shownOutputs(page);
    const badness = outputs.map((text) => (WRITTEN.includes(text) ? Number(text.includes(' are ')) : 2));
    const ranks = badness.map((own) => 1 + badness.filter((other) => (careless ? other > own : other < own)).length);
    for (const [output, given] of ranks.entries()) {
      await page.locator('.output').nth(output).locator(`input[value="${given}"]`).check({ force: true });
    }
    await page.getByRole('button', { name: 'Save and go on' }).click();
  }

  async function judgeAll(page: Page, items: number, careless: boolean): Promise<void> {
    for (let item = 2; item <= items + 1; item++) {
      await page.waitForURL(`**?item=${item}#*`);
      await settle(page);
      expect(await page.locator('main').innerText()).not.toMatch(/check|We would say/iu);
      await rank(page, careless);
    }
    await page.getByRole('heading', { name: 'All done' }).waitFor();
  }

  async function checked(): Promise<Running> {
    const plan = { items: 3, checkEvery: 2, overlap: { share: 1, judges: 2 } };
    return runCampaign(room, { plan, judges: ['Ann', 'Ben'], texts: TEXTS });
  }

  it('explains a check in practice, is silent in earnest, and tells the organiser; work is set aside and counted again', async () => {
    const { id, links } = await checked();
    const context = await room.visit({ viewport: { width: 390, height: 800 } });
    const ben = await sitDown(context, links.Ben);
    await settle(ben);
    await rank(ben, true);
    await ben.getByText('cannot be as good').waitFor();
    await looksRight(ben, 'a failed check in practice');
    await settle(ben);
    await ben.getByRole('button', { name: 'Go on' }).click();
    await judgeAll(ben, 4, true);
    const ann = await sitDown(await room.visit(), links.Ann);
    await settle(ann);
    await rank(ann, false);
    await ann.getByText('and you noticed').waitFor();
    await settle(ann);
    await ann.getByRole('button', { name: 'Go on' }).click();
    await judgeAll(ann, 4, false);

    const { judges } = await room.api<Quality>('GET', `/campaigns/${id}/quality`);
    expect(judges).toMatchObject([
      { name: 'Ann', checks: { seen: 1, passed: 1 }, distance: 1 },
      { name: 'Ben', checks: { seen: 1, passed: 0 }, distance: 1 },
    ]);
    await expect.poll(() => mainAnswers(room, id)).toBe(6);

    const page = await room.organise(`/campaigns/${id}/judges`);
    const card = page.locator('.judge-cards li').filter({ hasText: 'Ben' });
    await card.getByText('0 of 1').waitFor();
    await card.getByRole('button', { name: 'Set aside Ben' }).press('Enter');
    const scoresOf = async (title: string): Promise<number[]> => {
      const figure = page.getByRole('figure').filter({ hasText: title });
      await figure.waitFor();
      return (await figure.locator('svg text.value').allTextContents()).map(Number);
    };
    // Ben said the opposite of Ann, every time.
    await expect.poll(() => scoresOf('With Ben, as it counts now')).toEqual([0.5, 0.5]);
    await expect.poll(() => scoresOf('Without Ben')).toEqual([1, 0]);
    await looksRight(page, 'the ranking with and without a judge');
    expect(await isSetAside(room, id, 'Ben')).toBe(false);
    await card.getByRole('button', { name: 'Set the work of Ben aside' }).click();
    await page.getByText('The work of Ben is set aside').waitFor();
    await expect.poll(() => scoresOf('Without Ben, as it counts now')).toEqual([1, 0]);
    await expect.poll(() => isSetAside(room, id, 'Ben')).toBe(true);
    await card.getByRole('button', { name: 'Count the work of Ben again' }).click();
    await page.getByText('The work of Ben counts.').waitFor();
    expect(room.complaints()).toEqual([]);
  });
});

async function isSetAside(room: JudgingRoom, id: string, judge: string): Promise<boolean | undefined> {
  const { rows } = await room.api<{ rows: Judge[] }>('GET', `/campaigns/${id}/judges`);
  return rows.find(({ name }) => name === judge)?.leftOut;
}

/** Answers that are part of the evaluation. */
async function mainAnswers(room: JudgingRoom, id: string): Promise<number> {
  const { rows } = await room.api<Rows<{ id: string }>>('GET', `/campaigns/${id}/items`);
  const items = await Promise.all(rows.map((row) => room.api<ItemDetail>('GET', `/campaigns/${id}/items/${row.id}`)));
  return items.flatMap(({ judgments }) => judgments).length;
}
