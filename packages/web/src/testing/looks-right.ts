import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { objections, pageWidth } from '../../../charts/src/testing/browser.js';

const PHONE = 375;
const NARROWEST = 320;

/** The buttons whose words are cut off, and the fields for dates that are too narrow for one. */
async function cutOff(page: Page): Promise<string[]> {
  return page.locator('button, .button, .state, [type="datetime-local"]').evaluateAll((elements) =>
    elements
      .filter((element) => {
        if (!element.checkVisibility()) return false;
        if (!element.matches('input')) return element.scrollWidth > element.clientWidth + 1;
        // What browsers draw inside a field can only be measured by another that may be as wide as it likes.
        const copy = element.cloneNode() as HTMLInputElement;
        copy.style.inlineSize = 'max-content';
        element.after(copy);
        const needed = copy.offsetWidth;
        copy.remove();
        return needed > element.offsetWidth;
      })
      .map((element) => element.textContent.trim() || (element as HTMLInputElement).value),
  );
}

/** Expects no axe violations, nothing cut off, and nothing wider than a phone screen. */
export async function looksRight(page: Page, what: string): Promise<void> {
  expect([what, await objections(page), await cutOff(page)]).toEqual([what, [], []]);
  await page.setViewportSize({ width: PHONE, height: 800 });
  await expect.poll(async () => [what, await pageWidth(page), await cutOff(page)]).toEqual([what, PHONE, []]);
  await page.setViewportSize({ width: NARROWEST, height: 800 });
  await expect.poll(async () => [what, await pageWidth(page)]).toEqual([what, NARROWEST]);
  await page.setViewportSize({ width: 1280, height: 900 });
}
