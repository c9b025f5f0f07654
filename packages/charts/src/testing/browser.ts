import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, describe, it } from 'vitest';
import { findChromium, openBrowser, closePages } from './chromium.js';

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
      it.skip('skipped: no Chromium here; install it (apt-get install chromium) or set CHROME_PATH', () => undefined);
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

/** What axe objects to on a page, with the first element of each objection. */
export async function objections(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

/** How wide the page is with all it holds: more than the screen when something sticks out. */
export async function pageWidth(page: Page): Promise<number> {
  return Number(await page.evaluate('document.documentElement.scrollWidth'));
}
