import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editAgreement, rank, readJudgments, type Ranking } from '@stet/core/internal';
import { startServer, type Campaign, type JudgeLink, type SystemRanking, type Verdicts } from '@stet/server';
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

const SOURCE = ['He go home .', 'She like tea .', 'We is late .', 'It rain today .'];
const SYSTEMS = {
  good: ['He goes home .', 'She likes tea .', 'We are late .', 'It rains today .'],
  fussy: ['He goes home now .', 'She likes tea now .', 'We are late now .', 'It rains today now .'],
  poor: ['He gone home .', 'She liking tea .', 'We be late .', 'It raining today .'],
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
/** What the judges of this test think: of the words that an edit puts in, and of each system. */
const verdictOf = (put: string): 'right' | 'wrong' | 'unnecessary' =>
  put === 'now' ? 'unnecessary' : /^(?:goes|likes|are|rains|sing)$/u.test(put) ? 'right' : 'wrong';
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

async function save(page: Page, how: 'key' | 'finger'): Promise<void> {
  await page.waitForTimeout(350);
  if (how === 'key') await page.keyboard.press('Enter');
  else await page.locator('.foot-actions .main').tap();
}

describe('a campaign in which edits are judged, then outputs ranked', () => {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    it.skip(NO_CHROMIUM, () => undefined);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'stet-edits-'));
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
    expect([path, response.ok ? '' : await response.clone().text()]).toEqual([path, '']);
    return response;
  };
  const api = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    (await (await send(method, path, body)).json()) as Answer;
  const visit = async (options: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({ baseURL: url, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    return context.newPage();
  };
  const organise = async (name: string, path: string): Promise<Page> => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto((await api<{ link: string }>('POST', '/organisers', { name })).link);
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
    await page.goto(path);
    return page;
  };
  const exported = async (): Promise<Ranking[]> =>
    readJudgments(await (await send('GET', `/campaigns/${id}/export/jsonl`)).text());

  beforeAll(async () => {
    browser = await openBrowser(executablePath);
    const first = await startServer({ host: '127.0.0.1', port: 0, database: { folder }, log: () => undefined });
    ({ url } = first);
    const session = await send('POST', '/session', { token: first.organiserLink?.split('=')[1] });
    cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
    ({ id } = await api<Campaign>('POST', '/campaigns', { name: 'Evening class' }));
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

  it('is planned and previewed on the page', async () => {
    const page = await organise('Olive', `/campaigns/${id}/settings`);
    await page.getByLabel('Protocol').selectOption('edits');
    await page.getByLabel('Items').fill(String(ITEMS));
    await page.getByLabel('Overlap, percent').fill('100');
    await page.getByLabel('Repeat every').fill('0');
    await page.getByLabel('Too fast, seconds').fill('0');
    await page.getByRole('button', { name: 'Draw the items' }).click();
    await page.getByRole('link', { name: 'Preview it as a judge' }).click();
    await page.locator('.edit-chip').first().waitFor();
    expect(new Set(await shownVerdicts(page))).toEqual(new Set([' not judged']));
    expect(await objections(page)).toEqual([]);
    await page.context().close();
    expect((await api<Campaign>('GET', `/campaigns/${id}`)).plan?.protocol).toEqual({ kind: 'edits' });
    await send('PUT', `/campaigns/${id}/practice`, { items: [PRACTICE] });
    for (const name of ['Ann', 'Bob']) {
      links[name] = (await api<JudgeLink>('POST', `/campaigns/${id}/judges`, { name })).link;
    }
    await send('PUT', `/campaigns/${id}/state`, { state: 'running' });
  });

  it('is judged by keys, and loses nothing when the page is reloaded and the server killed', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(links.Ann);
    await page.getByRole('button', { name: 'Begin practice' }).click();
    await page.locator('.outputs').waitFor();
    // An edit that nobody judged is no answer, and the page leads to it.
    await save(page, 'key');
    await page.getByText('Judge all changes of A first.').waitFor();
    expect(await page.locator(':focus').getAttribute('class')).toContain('edit-chip');
    await page.keyboard.press('r');
    await page.keyboard.press('r');
    for (const [at, rank] of ['1', '2'].entries()) {
      await page.locator('.output').nth(at).locator('input').first().focus();
      await page.keyboard.press(rank);
    }
    await save(page, 'key');
    await page.getByText('You agree with us on 1 of 2 edits.').waitFor();
    await save(page, 'key');
    await page.getByText('Now it counts.').waitFor();

    await judgeByKeys(page);
    await page.getByText('Mark errors that outputs miss').click();
    await page.locator('.missed-word').nth(1).click();
    await page.getByText('Mark errors that outputs miss: 1 marked').waitFor();
    const drafted = await shownVerdicts(page);
    expect(drafted).toContain(' unnecessary');
    await page.reload();
    await page.locator('.outputs').waitFor();
    expect(await shownVerdicts(page)).toEqual(drafted);
    await page.getByText('Mark errors that outputs miss: 1 marked').waitFor();

    await server.kill();
    await save(page, 'key');
    await page.locator('.saving', { hasText: '1 answer' }).waitFor();
    server = await startProcess({ folder }, { port: Number(new URL(url).port), workers: 0 });
    for (let item = 2; item <= ITEMS; item++) {
      await page.locator('h1', { hasText: `Item ${item}` }).waitFor();
      await judgeByKeys(page);
      await save(page, 'key');
    }
    await expect.poll(async () => (await exported()).length, { timeout: PATIENCE_MS }).toBe(ITEMS);
    await page.context().close();
  });

  it('is judged with a finger on a phone', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });
    await page.goto(links.Bob);
    await page.getByRole('button', { name: 'Begin practice' }).tap();
    await page.locator('.outputs').waitFor();
    await judgeByFinger(page);
    expect(await objections(page)).toEqual([]);
    expect(await pageWidth(page)).toBe(390);
    const heights = await page
      .locator('.edit-chip')
      .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(32);
    await save(page, 'finger');
    await page.getByText('We would say:').waitFor();
    await save(page, 'finger');
    for (let item = 1; item <= ITEMS; item++) {
      await page.locator('h1', { hasText: `Item ${item}` }).waitFor();
      await judgeByFinger(page);
      await save(page, 'finger');
    }
    await expect.poll(async () => (await exported()).length, { timeout: PATIENCE_MS }).toBe(2 * ITEMS);
    await page.context().close();
  });

  it('exports what the judges said, from which stet rank makes the ranking of the dashboard', async () => {
    const rankings = await exported();
    expect(rankings.filter(({ missed = [] }) => missed.length > 0)).toHaveLength(1);
    for (const { systems, edits = [] } of rankings.flatMap(({ outputs }) => outputs)) {
      expect(edits).toHaveLength(systems[0] === 'fussy' ? 2 : 1);
      for (const { correction, verdict } of edits) expect(verdict).toBe(verdictOf(correction));
    }
    const ranking = await rank(rankings, 'expected-wins', { resamples: 200 });
    const shown = await api<SystemRanking>('GET', `/campaigns/${id}/ranking`);
    expect(shown.signature).toBe(ranking.signature);
    expect(shown.systems.map(({ name, score, best, worst, cluster }) => [name, score, best, worst, cluster])).toEqual(
      ranking.systems.map(({ name, score, range: [best, worst], cluster }) => [name, score, best, worst, cluster]),
    );
    expect(shown.systems.map(({ name }) => name)).toEqual(['good', 'fussy', 'poor']);
    const { inter, systems } = await api<Verdicts>('GET', `/campaigns/${id}/verdicts`);
    expect(inter.comparisons).toBe(4 * ITEMS);
    expect(inter.cohen.value).toBe(editAgreement(rankings, { resamples: 0 }).inter.cohen.value);
    expect(systems).toContainEqual({ system: 'fussy', right: 8, wrong: 0, unnecessary: 8, shareRight: 0.5 });
    const archive = await (await send('GET', `/campaigns/${id}/export/seeda`)).text();
    expect(archive).toContain('step1/Ann/3.txt');
    expect(archive).toMatch(/<s\d>He \[go→goes\|True\] home \[→now\|False\] \.<\/s\d>/u);

    const page = await organise('Oscar', `/campaigns/${id}`);
    const table = page.getByRole('table', { name: 'An edit that several systems share' });
    await table.waitFor();
    expect(await table.locator('tbody tr').first().innerText()).toMatch(/fussy\s+8\s+0\s+8\s+50/u);
    await page.waitForFunction(() => document.querySelector('p.waiting') === null);
    expect(await objections(page)).toEqual([]);
  });
});
