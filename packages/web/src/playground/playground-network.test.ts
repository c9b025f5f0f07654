import { metricKinds } from '@stet/core/internal';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { objections } from '../../../charts/src/testing/browser.js';
import { describeJudgingRoom, type JudgingRoom } from '../testing/judging-room.js';
import { EXAMPLE_INPUT } from './example.js';
import {
  answer,
  chooseGold,
  download,
  drop,
  eveningClass,
  firstTable,
  goldBox,
  openPlayground,
  outputBox,
  paste,
  scored,
} from './testing/playground.js';

/** What the metrics need beside the texts: the tagger with its model and words, the stemmer, the synonyms. */
const TABLES = ['tagger-en', 'model', 'words', 'snowball-stemmers', 'wordnet'];

/** A playground whose tables have all come. */
async function openLoaded(context: BrowserContext): Promise<Page> {
  const finished: string[] = [];
  context.on('requestfinished', (request) => finished.push(new URL(request.url()).pathname));
  const page = await openPlayground(context);
  const missing = (): string[] =>
    TABLES.filter((table) => !finished.some((path) => path.startsWith(`/assets/${table}-`)));
  await expect.poll(missing).toEqual([]);
  return page;
}

describeJudgingRoom('the playground and the network', (room: JudgingRoom) => {
  it('sends nothing: no request of any kind while text is pasted, files are dropped and all is scored', async () => {
    const context = await room.visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await openLoaded(context);
    await expect.poll(() => page.workers().map((worker) => new URL(worker.url()).origin)).toEqual([room.url]);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    context.on('request', (request) => sent.push(request.url()));
    context.on('serviceworker', (worker) => sent.push(worker.url()));
    page.on('websocket', (socket) => sent.push(socket.url()));
    room.requests();
    await page.getByRole('button', { name: 'Load the example' }).click();
    await scored(page, '3 systems, 6 sentences.');
    await page.getByRole('button', { name: 'Clear' }).click();
    await chooseGold(page);
    await paste(page, goldBox(page), EXAMPLE_INPUT.gold.text);
    await paste(page, outputBox(page, 1), EXAMPLE_INPUT.systems[0].text);
    await scored(page, '1 system, 6 sentences.');
    await page.getByRole('button', { name: 'Clear' }).click();
    await answer(page, 'Clear the page?', 'Clear');
    await drop(page, page.locator('.file-field'), eveningClass);
    await scored(page, '4 systems, 60 sentences.');
    await page.getByLabel('Confidence intervals and tests').check();
    for (const { name } of metricKinds) await page.getByText(`${name}|`).waitFor();
    await page.getByText('Intervals: the score on 1000 random draws').waitFor();
    await page.getByRole('button', { name: 'Copy a link with all of this' }).click();
    await page.getByText(/Copied, [\d,]+ characters/u).waitFor();
    expect(sent).toEqual([]);
    // The policy of the page allows requests to this server alone, so that its log is the whole truth.
    expect(room.requests()).toEqual([]);
    expect((await page.request.get('/playground')).headers()['content-security-policy']).toMatch(
      /^default-src 'self';/u,
    );
    expect(room.complaints()).toEqual([]);
    await context.close();
  });

  it('works with the network switched off', async () => {
    const context = await room.visit();
    const page = await openLoaded(context);
    await context.setOffline(true);
    await drop(page, page.locator('.file-field'), eveningClass);
    await scored(page, '4 systems, 60 sentences.');
    await page.getByLabel('Confidence intervals and tests').check();
    await page.getByText('Intervals: the score on 1000 random draws').waitFor();
    expect(await download(page, 'JSON')).toContain('"confidenceInterval"');
    await context.close();
  });

  it('answers before the tables of METEOR and ERRANT are here, and says what is still to come', async () => {
    const context = await room.visit();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route(/\/assets\/(wordnet|model)-/u, async (route) => {
      await held;
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto('/playground');
    await page.getByRole('button', { name: 'Load the example' }).click();
    await scored(page, '3 systems, 6 sentences. Still loading: ERRANT, CLEME, CLEME 2.0, GoToScorer, METEOR.');
    expect(await firstTable(page).locator('thead').innerText()).not.toContain('METEOR');
    expect(await objections(page)).toEqual([]);
    release();
    await scored(page, '3 systems, 6 sentences.');
    await expect.poll(() => firstTable(page).locator('thead').innerText()).toContain('METEOR');
    expect(room.complaints()).toEqual([]);
    await context.close();
  });

  it('scores by the other metrics where a table does not come, and says why one is missing', async () => {
    const context = await room.visit();
    await context.route(/\/assets\/wordnet-/u, (route) => route.abort());
    const page = await openPlayground(context);
    await page.getByRole('button', { name: 'Load the example' }).click();
    await scored(page, '3 systems, 6 sentences.');
    await page.getByText('No number by METEOR: the table of synonyms did not load.').waitFor();
    const heads = await firstTable(page).locator('thead').innerText();
    expect([heads.includes('METEOR'), heads.includes('ERRANT F0.5')]).toEqual([false, true]);
    expect(await objections(page)).toEqual([]);
    await context.close();
  });
});
