import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that a page breaks, with the first element of each. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(async (only) => {
    const run = (window as unknown as { readonly axe: typeof axe }).axe.run;
    // Without the result type, axe describes every element that passes, which takes most of its time.
    const { violations } = await run({ resultTypes: ['violations'], ...(only === undefined ? {} : { runOnly: only }) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
  }, rules?.slice());
}

/** A page keeps axe until it is left: to compile it again takes longer than many a page takes to check. */
async function loadAxe(page: Page): Promise<void> {
  if (page.frames().length > 1) throw new Error('this page has frames, which axe would not look at');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
}
