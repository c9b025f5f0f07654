import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, describe, it } from 'vitest';
import { axeViolations } from './axe.js';
import { NO_CHROMIUM, PATIENCE_MS, closePages, findChromium, openBrowser } from './chromium.js';

interface Screen {
  readonly colorScheme?: 'light' | 'dark';
  readonly width: number;
  /** Enforce the page's own policy; it then refuses what a test adds to the page, too. */
  readonly policy?: boolean;
  /** Open the page as a file with this query, as a reader would; by default it has no address. */
  readonly query?: string;
  /** False for a reader whose browser runs no scripts. */
  readonly scripts?: boolean;
}

export type OpenPage = (html: string, screen: Screen) => Promise<Page>;

/** Tests in a real browser; skipped, with a message, if there is none. */
export function describeInBrowser(name: string, tests: (open: OpenPage) => void): void {
  describe(name, () => {
    const executablePath = findChromium();
    if (executablePath === undefined) {
      it.skip(NO_CHROMIUM, () => undefined);
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), 'stet-page-'));
    afterAll(async () => {
      await closePages();
      rmSync(folder, { recursive: true, force: true });
    });
    tests(async (html, { colorScheme = 'light', width, policy = false, query, scripts = true }) => {
      const viewport = { width, height: 800 };
      const browser = await openBrowser(executablePath);
      const context = await browser.newContext({
        colorScheme,
        viewport,
        bypassCSP: !policy,
        javaScriptEnabled: scripts,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      if (query === undefined) {
        await page.setContent(html);
        return page;
      }
      const file = join(folder, 'page.html');
      writeFileSync(file, html);
      await page.goto(`${pathToFileURL(file).href}${query}`);
      return page;
    });
  });
}

/** The rules of axe that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Until nothing on the page is still to come: what is loading fades in, and what is out of date is shown pale. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector(':is(p, h1).waiting, [aria-busy="true"]') === null);
}

/** What axe objects to on a page at rest, in light and in dark colours, with the first element of each objection. */
export async function objections(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await lastingViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await lastingViolations(page, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((objection) => `dark: ${objection}`)];
}

/** A page may ask for news while axe looks at it, and is pale meanwhile; what is wrong with it is still wrong afterwards. */
async function lastingViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await atRest(page);
  const violations = await axeViolations(page, rules);
  if (violations.length === 0) return violations;
  await atRest(page);
  return axeViolations(page, rules);
}

/** How wide the page is with all it holds: more than the screen when something sticks out. */
export async function pageWidth(page: Page): Promise<number> {
  return Number(await page.evaluate('document.documentElement.scrollWidth'));
}
