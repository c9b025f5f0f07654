import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findChromium } from './chromium.js';

interface Screen {
  readonly colorScheme?: 'light' | 'dark';
  readonly width: number;
  /** Let the page's own policy rule; what a test adds to the page is then refused, too. */
  readonly policy?: boolean;
}

export type OpenPage = (html: string, screen: Screen) => Promise<Page>;

/** Tests in a real browser; skipped, and said so, where there is none. */
export function describeInBrowser(name: string, tests: (open: OpenPage) => void): void {
  describe(name, () => {
    const executablePath = findChromium();
    if (executablePath === undefined) {
      it.skip('skipped: no Chromium here; install it (apt-get install chromium) or set CHROME_PATH', () => undefined);
      return;
    }
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    });
    afterAll(() => browser.close());
    tests(async (html, { colorScheme = 'light', width, policy = false }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, bypassCSP: !policy });
      const page = await context.newPage();
      await page.setContent(html);
      return page;
    });
  });
}

/** What axe objects to on a page, with the first place of each. */
export async function objections(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

/** How wide the page is with all it holds: more than the screen when something sticks out. */
export async function pageWidth(page: Page): Promise<number> {
  return Number(await page.evaluate('document.documentElement.scrollWidth'));
}
