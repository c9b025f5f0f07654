import { readFileSync } from 'node:fs';
import { printJudgments, readJudgments } from '@stet/core/internal';
import type { ModelJudges } from '@stet/server';
import { afterAll, expect, it } from 'vitest';
import { startModelServer, answerPoints, pointsOfText } from '../../../checkers/src/testing/model-server.js';
import type { CheckerServer } from '../../../checkers/src/testing/checker-server.js';
import { EXAMPLE, describeJudgingRoom, draftCampaign } from '../testing/judging-room.js';
import { killedServer } from '../testing/killed-server.js';
import { looksRight } from '../testing/looks-right.js';

/** After so many answers the model falls silent, until its server is told to go on. */
const ANSWERED = 24;
/** A job ends soon, so that a killed worker is soon replaced. */
const JOB_SECONDS = 10;

let models: CheckerServer;
let isSilent = true;
/** How many questions the model answered. */
let answered = 0;
const server = killedServer(() => [
  ...['--model-judge', `local=${models.url}/v1`, '--job-seconds', String(JOB_SECONDS)],
]);

describeJudgingRoom(
  'a model that judges beside people',
  (room) => {
    afterAll(() => models.close());

    it('is added, asked, killed in the middle, and seen beside people without being mixed in', async () => {
      const id = await draftCampaign(room);
      const judgments = readJudgments(readFileSync(`${EXAMPLE}judgments.xml`, 'utf8')).filter(
        ({ sentence }) => sentence < 20,
      );
      const countedFromOne = judgments.map((ranking) => ({ ...ranking, sentence: ranking.sentence + 1 }));
      const page = await room.organise(`/campaigns/${id}/settings`);
      const counting = page.getByLabel('The file counts sentences from');
      await counting.selectOption('0');
      const { text } = printJudgments(countedFromOne, 'jsonl');
      const file = { name: 'judgments.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) };
      await page.getByLabel('Judgments', { exact: true }).setInputFiles(file);
      await page.getByText(/^Expected the same text from/u).waitFor();
      await counting.selectOption('guess');
      await page.waitForURL('**/dashboard');
      await page.getByText(/counted from 1/u).waitFor();
      const ranking = page.locator('#ranking-expected-wins-counted-title').locator('xpath=ancestor::figure');
      // The ranges by sentence come after those that are published.
      await ranking.getByText('by sentence').first().waitFor();
      const alone = await ranking.innerText();

      await page.getByRole('link', { name: 'Judges' }).click();
      await page.getByRole('textbox', { name: 'Model' }).fill('small');
      await page.getByLabel('Hidden controls').fill('3');
      await page.getByLabel('Show outputs also the other way round').check();
      await page.getByRole('button', { name: 'Add the model' }).click();
      await page.getByText(/^\d+ questions about \d+ items: some [\d,]+ tokens to the model/u).waitFor();
      await looksRight(page, 'a model that was added');
      await page.getByRole('button', { name: 'Ask small' }).click();
      await page.getByText(new RegExp(`^${ANSWERED} answers to \\d+ questions$`, 'u')).waitFor();
      await server.kill();
      isSilent = false;
      await server.startAgain();
      const card = page.locator('.judge-cards li').filter({ hasText: 'small' });
      await card.getByText('done', { exact: true }).waitFor();
      const { rows } = await room.api<ModelJudges>('GET', `/campaigns/${id}/models`);
      expect(rows).toMatchObject([{ name: 'small', state: 'done', skipped: 0, reason: null }]);
      // Everything that was answered before the kill had been kept: no question was answered twice.
      expect([rows[0].calls, rows[0].questions]).toEqual([answered, answered]);

      await page.getByRole('link', { name: 'Dashboard' }).click();
      const beside = page.getByRole('region', { name: 'Models beside people' });
      await beside.getByText('By small', { exact: true }).waitFor();
      await beside.getByRole('row', { name: /^small ines/u }).waitFor();
      await beside.getByRole('row', { name: /^ines marek/u }).waitFor();
      await beside.getByText(/^judge\|model:small\|/u).waitFor();
      await expect.poll(() => ranking.innerText()).toBe(alone);
      const xml = page.getByRole('link', { name: 'Judgments XML' });
      expect(await xml.getAttribute('href')).not.toContain('models');
      await looksRight(page, 'models beside people');
      await page.getByLabel('Include model judges in the results below').check();
      await expect.poll(() => ranking.innerText()).not.toBe(alone);
      await expect.poll(() => xml.getAttribute('href')).toContain('models=included');
      expect(room.complaints()).toEqual([]);
    });
  },
  async (settings) => {
    models = await startModelServer((request, { number }) => {
      if (isSilent && number >= ANSWERED) return { reply: 'hang' };
      answered++;
      return answerPoints(request, (shown) => pointsOfText(shown));
    });
    return server.serve(settings);
  },
);
