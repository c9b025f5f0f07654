import type { AnnotatorLink, Question } from '@stet/server';
import type { Locator, Page } from 'playwright-core';
import type { JudgingRoom } from './judging-room.js';
import { allReleased, scoredTask, type ScoredTask, type TaskSetup } from './shared-task.js';

const HOUR = 3_600_000;

export interface DisputedTask extends ScoredTask {
  /** By the name of the annotator: paths. */
  readonly annotators: Readonly<Record<string, string>>;
}

/** A task whose gold is public, that takes proposals, with annotators to judge them. */
export async function disputedTask(room: JudgingRoom, setup: TaskSetup = {}): Promise<DisputedTask> {
  const proposals = { opensAt: Date.now() - HOUR, closesAt: Date.now() + HOUR };
  const { id, keys } = await scoredTask(room, { release: allReleased(), proposals, ...setup });
  const annotators: Record<string, string> = {};
  for (const name of ['Ines', 'Marek']) {
    annotators[name] = (await room.api<AnnotatorLink>('POST', `/tasks/${id}/annotators`, { name })).link;
  }
  return { id, keys, annotators };
}

/** The sentences with an unneeded edit, on a team's explorer page. */
export async function unneededSentences(page: Page, key: string): Promise<Locator> {
  await page.goto(`/team/${key}/explorer?outcome=unneeded`);
  const sentences = page.getByRole('article');
  await sentences.first().waitFor();
  return sentences;
}

/** Says by keys alone that an edit in the open sentence is right. */
export async function proposeByKeys(page: Page, button: Locator, type: string, why: string): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Error type' }).waitFor();
  await page.keyboard.type(type);
  await page.keyboard.press('Tab');
  await page.keyboard.type(why);
  await page.keyboard.press('Enter');
  await page.locator('form.propose').waitFor({ state: 'detached' });
}

/** What an annotator is asked, as the server has it. */
export async function questionsOf(room: JudgingRoom, link: string): Promise<readonly Question[]> {
  const headers = { authorization: `Bearer ${link.replace('/annotate#', '')}` };
  const response = await fetch(`${room.url}/api/v1/annotating/proposals`, { headers });
  return ((await response.json()) as { readonly rows: readonly Question[] }).rows;
}
