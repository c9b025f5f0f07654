import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rank, readJudgments, type Ranking } from '@stet/core/internal';
import { startServer, type Campaign, type JudgeLink, type SystemRanking } from '@stet/server';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objections, pageWidth } from '../../../../../charts/src/testing/browser.js';
import {
  NO_CHROMIUM,
  PATIENCE_MS,
  closePages,
  findChromium,
  openBrowser,
} from '../../../../../charts/src/testing/chromium.js';
import { startProcess, type ServerProcess } from '../../../../../server/src/testing/server-process.js';
import { STANDARD_INSTRUCTIONS } from '../../../prepare/standard-instructions.js';

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

/** The texts of the outputs on the page, without marks. */
async function shownOutputs(page: Page): Promise<string[]> {
  return page.locator('.output .sentence').evaluateAll((sentences) =>
    sentences.map((sentence) => {
      const copy = sentence.cloneNode(true) as Element;
      copy.querySelectorAll('del').forEach((deleted) => deleted.remove());
      return copy.textContent.replace(/\s+/gu, ' ').trim();
    }),
  );
}

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
  await page.waitForTimeout(350);
  if (how === 'key') await page.keyboard.press('Enter');
  else await page.locator('.foot-actions .main').tap();
}

describe('a campaign of direct assessment', () => {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    it.skip(NO_CHROMIUM, () => undefined);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'stet-direct-'));
  let url: string;
  let server: ServerProcess;
  let browser: Browser;
  let cookie = '';
  let id: string;
  const links: Record<string, string> = {};

  const send = async (method: string, path: string, body?: unknown, type = 'application/json'): Promise<Response> => {
    const content = type === 'application/json' ? JSON.stringify(body) : String(body);
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { cookie, 'content-type': type },
      ...(body === undefined ? {} : { body: content }),
    });
    expect([path, response.status, response.ok ? '' : await response.clone().text()]).toEqual([
      path,
      response.status,
      '',
    ]);
    return response;
  };
  const api = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    (await (await send(method, path, body)).json()) as Answer;
  const visit = async (options: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({ baseURL: url, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    return context.newPage();
  };
  const exported = async (): Promise<Ranking[]> =>
    readJudgments(await (await send('GET', `/campaigns/${id}/export/jsonl`)).text());

  beforeAll(async () => {
    browser = await openBrowser(executablePath);
    const first = await startServer({ host: '127.0.0.1', port: 0, database: { folder }, log: () => undefined });
    ({ url } = first);
    const session = await send('POST', '/session', { token: first.organiserLink?.split('=')[1] });
    cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
    ({ id } = await api<Campaign>('POST', '/campaigns', {
      name: 'Evening class',
      instructions: STANDARD_INSTRUCTIONS.ranking,
    }));
    const upload = (path: string, lines: readonly string[]): Promise<Response> =>
      send('PUT', `/campaigns/${id}${path}`, `${lines.join('\n')}\n`, 'application/octet-stream');
    await upload('/texts/source', SOURCE);
    for (const [name, lines] of Object.entries(SYSTEMS)) await upload(`/systems/${name}`, lines);
    await first.close();
    server = await startProcess({ folder }, { port: Number(new URL(url).port), workers: 0 });
  });
  afterAll(async () => {
    await closePages();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is planned on the page, with the scales that the organiser wants', async () => {
    const page = await visit({ viewport: { width: 1024, height: 900 } });
    await page.goto((await api<{ link: string }>('POST', '/organisers', { name: 'Olive' })).link);
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
    await page.goto(`/campaigns/${id}/settings`);
    await page.getByLabel('Protocol').selectOption('direct');
    const told = page.getByLabel('What judges are told');
    expect(await told.inputValue()).toBe(STANDARD_INSTRUCTIONS.direct);
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
    expect(await shownScores(page)).toEqual(Array.from({ length: 6 }, () => '–'));
    expect(await objections(page)).toEqual([]);
    await page.context().close();
    const { plan } = await api<Campaign>('GET', `/campaigns/${id}`);
    expect(plan?.protocol).toEqual({ kind: 'direct', scales: ['grammaticality', 'meaning'] });
    await send('PUT', `/campaigns/${id}/practice`, { items: [PRACTICE] });
    for (const name of ['Ann', 'Bob']) {
      links[name] = (await api<JudgeLink>('POST', `/campaigns/${id}/judges`, { name })).link;
    }
    await send('PUT', `/campaigns/${id}/state`, { state: 'running' });
  });

  it('is judged by keys, and loses nothing when the page is reloaded and the server killed', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(links.Ann);
    await page.getByRole('button', { name: /^Begin/u }).click();
    await page.locator('.outputs').waitFor();
    // A slider that nobody touched is no answer.
    await page.locator('.score input').first().focus();
    await page.keyboard.press('9');
    await save(page, 'key');
    await page.getByText('Score A for meaning first.').waitFor();
    expect(await page.locator(':focus').getAttribute('aria-valuetext')).toBe('not set');
    await page.keyboard.press('End');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowLeft');
    expect((await shownScores(page)).slice(0, 2)).toEqual(['90', '89']);
    for (const key of ['9', '9']) {
      await page.keyboard.press('Tab');
      await page.keyboard.press(key);
    }
    await save(page, 'key');
    await page.getByText(/within 15 points of ours; furthest off is [AB] for grammaticality, by 60\./u).waitFor();
    await save(page, 'key');
    await page.getByText('Now it counts.').waitFor();

    await scoreByKeys(page);
    const drafted = await shownScores(page);
    await page.reload();
    await page.locator('.outputs').waitFor();
    expect(await shownScores(page)).toEqual(drafted);

    await server.kill();
    await save(page, 'key');
    await page.locator('.saving', { hasText: '1 answer' }).waitFor();
    server = await startProcess({ folder }, { port: Number(new URL(url).port), workers: 0 });
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
    await expect.poll(async () => (await exported()).length, { timeout: PATIENCE_MS }).toBe(ITEMS);
    await page.context().close();
  });

  it('is judged with a finger on a phone', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });
    await page.goto(links.Bob);
    await page.getByRole('button', { name: /^Begin/u }).tap();
    await page.locator('.outputs').waitFor();
    expect(await objections(page)).toEqual([]);
    expect(await pageWidth(page)).toBe(390);
    await scoreByPointer(page);
    await save(page, 'pointer');
    await page.getByText('We would say:').waitFor();
    await save(page, 'pointer');
    for (let item = 1; item <= ITEMS; item++) {
      await page.locator('h1', { hasText: `Item ${item}` }).waitFor();
      await scoreByPointer(page);
      await save(page, 'pointer');
    }
    await expect.poll(async () => (await exported()).length, { timeout: PATIENCE_MS }).toBe(2 * ITEMS);
    await page.context().close();
  });

  it('exports what the judges said, from which stet rank makes the ranking of the dashboard', async () => {
    const rankings = await exported();
    const ofAnn = rankings.filter(({ judge }) => judge === 'Ann').flatMap(({ outputs }) => outputs);
    expect(ofAnn).toHaveLength(3 * ITEMS);
    for (const { systems, scores } of ofAnn) {
      const [grammaticality, meaning] = OPINION[systems[0] as keyof typeof SYSTEMS];
      expect(scores).toEqual({ grammaticality, meaning });
    }
    const ranking = await rank(rankings, 'direct-assessment', { resamples: 200 });
    const { systems, signature } = await api<SystemRanking>('GET', `/campaigns/${id}/ranking?method=direct-assessment`);
    expect(signature).toBe(ranking.signature);
    expect(systems).toEqual(
      ranking.systems.map(({ name, score, range: [best, worst], cluster, assessment }) => ({
        ...{ name, score, best, worst, cluster },
        assessment,
      })),
    );
    expect(systems.map(({ name, cluster }) => [name, cluster])).toEqual([
      ['good', 1],
      ['fair', 2],
      ['poor', 3],
    ]);
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto((await api<{ link: string }>('POST', '/organisers', { name: 'Oscar' })).link);
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
    await page.goto(`/campaigns/${id}`);
    const table = page.getByRole('table', { name: 'Means of the scores' });
    await table.waitFor();
    expect(await table.locator('tbody th').allInnerTexts()).toEqual(['good', 'fair', 'poor']);
    expect(await table.locator('tbody tr').first().locator('td').first().innerText()).toContain(
      systems[0].score.toFixed(2),
    );
    await page.waitForFunction(() => document.querySelector('p.waiting') === null);
    expect(await objections(page)).toEqual([]);
  });
});
