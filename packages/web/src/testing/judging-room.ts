import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, type Campaign, type JudgeLink, type Plan, type Practice } from '@stet/server';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  NO_CHROMIUM,
  PATIENCE_MS,
  closePages,
  findChromium,
  openBrowser,
} from '../../../charts/src/testing/chromium.js';

export const EXAMPLE = fileURLToPath(new URL('../../../../examples/evening-class/', import.meta.url));
export const EXAMPLE_SYSTEMS = ['careful', 'reckless', 'speller', 'unchanged'];

/** A real server with its data in a folder of its own, and a real browser. */
export interface JudgingRoom {
  readonly url: string;
  /** Moves the clock of the server. */
  readonly later: (ms: number) => void;
  /** Calls the API as the organiser. */
  readonly api: <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;
  readonly upload: (path: string, text: string) => Promise<void>;
  /** What the API answers, as it is. */
  readonly text: (path: string) => Promise<string>;
  /** Somebody's browser. */
  readonly visit: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page of an organiser who has signed in. */
  readonly organise: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** What browsers complained about since the last call. */
  readonly complaints: () => string[];
  /** The routes requested from the server since the last call. */
  readonly requests: () => string[];
}

/** A server for the tests of a room. */
interface RoomServer {
  readonly url: string;
  /** Signs the first organiser in. */
  readonly organiserLink: string;
  readonly close: () => Promise<void>;
}

interface ServerSettings {
  readonly folder: string;
  readonly clock: () => number;
  readonly onRequest: (route: string) => void;
}

/** Tests of the whole app; skipped, with a message, where there is no browser. */
export function describeJudgingRoom(
  name: string,
  tests: (room: JudgingRoom) => void,
  serve: (settings: ServerSettings) => Promise<RoomServer> = serveHere,
): void {
  describe(name, () => {
    const executablePath = findChromium();
    if (executablePath === undefined) {
      it.skip(NO_CHROMIUM, () => undefined);
      return;
    }
    const room = {} as { -readonly [Key in keyof JudgingRoom]: JudgingRoom[Key] };
    let close: () => Promise<void>;
    beforeAll(async () => {
      const opened = await openRoom(executablePath, serve);
      close = opened.close;
      Object.assign(room, opened.room);
    });
    afterAll(() => close());
    tests(room);
  });
}

/** In the process of the tests, which is quickest. */
async function serveHere({ folder, clock, onRequest }: ServerSettings): Promise<RoomServer> {
  const {
    url,
    organiserLink = '',
    close,
  } = await startServer({
    host: '127.0.0.1',
    port: 0,
    database: { folder },
    log: (event, { route } = {}) => {
      if (event === 'request') onRequest(String(route));
    },
    clock,
    // However busy the machine is, pages that do not ask for a refusal get none.
    patienceMs: PATIENCE_MS,
  });
  return { url, organiserLink, close };
}

async function openRoom(
  executablePath: string,
  serve: (settings: ServerSettings) => Promise<RoomServer>,
): Promise<{ room: JudgingRoom; close: () => Promise<void> }> {
  if (!existsSync(BUILT)) throw new Error('the web app is not built: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'stet-web-'));
  let ahead = 0;
  const requests: string[] = [];
  const server = await serve({
    folder,
    clock: () => Date.now() + ahead,
    onRequest: (route) => requests.push(route),
  });
  const { url, organiserLink } = server;
  const browser = await openBrowser(executablePath);
  const complaints: string[] = [];
  let cookie = '';
  let organisers = 0;
  const send = async (method: string, path: string, type: string, body: string | undefined): Promise<Response> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { cookie, 'content-type': type },
      ...(body === undefined ? {} : { body }),
    });
    expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([response.status, '']);
    return response;
  };
  const api = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await send(method, path, 'application/json', body === undefined ? body : JSON.stringify(body));
    const text = await response.text();
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };
  await api('POST', '/session', { token: organiserLink.split('=')[1] });
  const visit = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 }, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('console', (message) => {
      // A request that fails is what some tests are about.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        complaints.push(message.text());
      }
    });
    return context;
  };
  const room: JudgingRoom = {
    url,
    later: (ms) => {
      ahead += ms;
    },
    api,
    upload: async (path, text) => {
      await send('PUT', path, 'application/octet-stream', text);
    },
    text: async (path) => (await send('GET', path, 'application/json', undefined)).text(),
    visit,
    organise: async (path, options) => {
      const { link } = await api<{ link: string }>('POST', '/organisers', {
        name: `Olive the ${++organisers}th of a long line of organisers`,
      });
      const context = await visit(options);
      // To follow the link would load one more page each time.
      const signedIn = await context.request.post('/api/v1/session', { data: { token: link.split('=')[1] } });
      expect(signedIn.ok()).toBe(true);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    complaints: () => complaints.splice(0),
    requests: () => requests.splice(0),
  };
  return {
    room,
    close: async () => {
      await closePages();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Running {
  readonly id: string;
  /** By the name of the judge: paths. */
  readonly links: Readonly<Record<string, string>>;
}

export interface Setup {
  readonly name?: string;
  readonly instructions?: string;
  readonly plan?: Partial<Plan>;
  readonly judges?: readonly string[];
  readonly texts?: Readonly<Record<string, string>>;
  readonly practice?: Practice['items'];
}

/** The server shows a placeholder page if the app is not built. */
const BUILT = fileURLToPath(new URL('../../../server/app/index.html', import.meta.url));

const readExample = (file: string): string => readFileSync(EXAMPLE + file, 'utf8');

/** A draft with texts, by default those of the example; its id. */
export async function draftCampaign(
  room: JudgingRoom,
  { name = 'Evening class', instructions = 'Rank them.', texts }: Pick<Setup, 'name' | 'instructions' | 'texts'> = {},
): Promise<string> {
  const { id } = await room.api<Campaign>('POST', '/campaigns', { name, instructions });
  const { source = readExample('source.txt'), ...systems } =
    texts ?? Object.fromEntries(EXAMPLE_SYSTEMS.map((system) => [system, readExample(`systems/${system}.txt`)]));
  await room.upload(`/campaigns/${id}/texts/source`, source);
  for (const [system, output] of Object.entries(systems))
    await room.upload(`/campaigns/${id}/systems/${system}`, output);
  return id;
}

/** A running campaign. */
export async function runCampaign(room: JudgingRoom, setup: Setup = {}): Promise<Running> {
  const { plan = {}, judges = ['Ann'], practice = [] } = setup;
  const id = await draftCampaign(room, setup);
  await room.api('PUT', `/campaigns/${id}/plan`, { items: 8, tooFastSeconds: 0, ...plan });
  if (practice.length > 0) await room.api('PUT', `/campaigns/${id}/practice`, { items: practice });
  const links: Record<string, string> = {};
  for (const judge of judges) {
    links[judge] = (await room.api<JudgeLink>('POST', `/campaigns/${id}/judges`, { name: judge })).link;
  }
  await room.api('PUT', `/campaigns/${id}/state`, { state: 'running' });
  return { id, links };
}

/** Opens a judge's page and goes past the welcome. */
export async function sitDown(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  const begin = page.getByRole('button', { name: /^Begin/u });
  await begin.or(page.locator('.outputs')).waitFor();
  if (await begin.isVisible()) await begin.click();
  await page.locator('.outputs').waitFor();
  return page;
}

/** The page ignores keys for a moment after an item appears. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(350);
}

/** Ranks the outputs of the item on the page by keys: 1 for the first shown, 2 for the second … */
export async function rankByKeys(page: Page): Promise<void> {
  const count = await page.locator('.output').count();
  for (let rank = 1; rank <= count; rank++) await page.keyboard.press(String(rank));
}

/** The number of the item on the page. */
export async function itemNumber(page: Page): Promise<number> {
  return Number(/\d+/u.exec(await page.locator('h1').innerText())?.[0]);
}

/** The texts of the outputs on the page in the order shown, without marks. */
export async function shownOutputs(page: Page): Promise<string[]> {
  return page.locator('.output .sentence').evaluateAll((sentences) =>
    sentences.map((sentence) => {
      const copy = sentence.cloneNode(true) as Element;
      copy.querySelectorAll('del').forEach((deleted) => deleted.remove());
      return copy.textContent.replace(/\s+/gu, ' ').trim();
    }),
  );
}

/** The checked ranks in the order shown; null for an output without one. */
export async function shownRanks(page: Page): Promise<(number | null)[]> {
  return page.locator('.output').evaluateAll((outputs) =>
    outputs.map((output) => {
      const checked = output.querySelector<HTMLInputElement>('input:checked');
      return checked === null ? null : Number(checked.value);
    }),
  );
}
