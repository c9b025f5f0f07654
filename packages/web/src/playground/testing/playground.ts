import { readFileSync } from 'node:fs';
import { metricTitle } from '@stet/core/internal';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { GOLD, SYSTEMS } from '../../../../cli/src/testing/stet.js';
import { EXAMPLE_SYSTEMS } from '../../testing/judging-room.js';
import { writeFragment } from '../link/write-link.js';
import type { PlaygroundInput } from '../playground-input.js';

const read = (path: string): string => readFileSync(path, 'utf8');

/** A page at the playground, with what its metrics need loaded. */
export async function openPlayground(context: BrowserContext, path = '/playground'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { name: 'Playground' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** A page at a link that holds this input. */
export async function openLinked(context: BrowserContext, input: PlaygroundInput): Promise<Page> {
  return openPlayground(context, `/playground${await writeFragment(input)}`);
}

export const goldBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Gold (M2)' });
export const sourceBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Source', exact: true });
export const referenceBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Reference 1' });
export const outputBox = (page: Page, number: number): Locator =>
  page.getByRole('textbox', { name: `Output ${number}` });
export const chooseGold = (page: Page): Promise<void> => page.getByText('Gold edits', { exact: true }).click();

/** Waits for scores by all metrics. */
export const scored = (page: Page, words: string): Promise<void> =>
  page.getByText(`Scored: ${words}`, { exact: true }).waitFor({ state: 'attached' });
export const firstTable = (page: Page): Locator => page.locator('.results table').first();

/** Leaves only these metrics chosen. */
export async function chooseMetrics(page: Page, names: readonly string[]): Promise<void> {
  const titles = names.map(metricTitle);
  for (const box of await page.locator('section[aria-labelledby=metrics] > .checks > .check').all()) {
    await box.locator('input').setChecked(titles.includes(await box.innerText()));
  }
}

/** Puts text in a box as a person who pastes does. */
export async function paste(page: Page, box: Locator, text: string): Promise<void> {
  await box.focus();
  await page.keyboard.insertText(text);
}

/** Answers the question that the page asks. */
export async function answer(page: Page, title: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Waits until the browser keeps a draft with this text. */
export async function keptDraft(page: Page, text: string): Promise<void> {
  await page.waitForFunction((words) => Object.values(localStorage).some((kept) => String(kept).includes(words)), text);
}

/** Drops files on a place of the page. */
export async function drop(
  page: Page,
  target: Locator,
  files: readonly { name: string; text: string }[],
): Promise<void> {
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, text } of given) data.items.add(new File([text], name));
    return data;
  }, files);
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}

/** Begins to watch the page; the answer is the time between the last key and the first scores, as the page saw it. */
export async function timeToScores(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const times = { key: 0, scores: 0 };
    addEventListener('input', () => (times.key = performance.now()), true);
    const status = document.querySelector('.results [role=status]');
    let isScored = false;
    new MutationObserver(() => {
      const wasScored = isScored;
      isScored = status?.textContent.startsWith('Scored') === true;
      if (isScored && !wasScored) times.scores = performance.now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return times;
  });
  return () => watch.evaluate(({ key, scores }) => scores - key);
}

export async function download(page: Page, format: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('group', { name: 'Download the scores' }).getByRole('button', { name: format }).click();
  return read(await (await waiting).path());
}

export const eveningClass = [
  { name: 'gold.m2', text: read(GOLD) },
  ...EXAMPLE_SYSTEMS.map((name) => ({ name: `${name}.txt`, text: read(`${SYSTEMS}/${name}.txt`) })),
];
