import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { objections, pageWidth } from '../../../charts/src/testing/browser.js';

const PHONE = 375;
const NARROWEST = 320;

/** Expects no axe violations, and nothing wider than a phone screen. */
export async function looksRight(page: Page, what: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector('p.waiting') === null);
  expect([what, await objections(page)]).toEqual([what, []]);
  for (const width of [PHONE, NARROWEST]) {
    await page.setViewportSize({ width, height: 800 });
    expect([what, width, await pageWidth(page)]).toEqual([what, width, width]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}
