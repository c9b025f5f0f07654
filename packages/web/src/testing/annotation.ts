import type { AnnotatorLink, Task } from '@stet/server';
import type { Locator, Page } from 'playwright-core';
import type { JudgingRoom } from './judging-room.js';

export const ESSAY = '# My school\nHe go to the school by the bus. She like cats.\n\nI am agree with you.\n';

export interface AnnotatedTask {
  readonly id: string;
  /** By the name of the annotator: paths. */
  readonly links: Readonly<Record<string, string>>;
}

/** A task with an essay or more, and annotators. */
export async function annotatedTask(
  room: JudgingRoom,
  {
    essays = { 'school.txt': ESSAY },
    annotators = ['Ann', 'Ben'],
    language = 'en',
  }: {
    readonly essays?: Readonly<Record<string, string>>;
    readonly annotators?: readonly string[];
    readonly language?: string;
  } = {},
): Promise<AnnotatedTask> {
  const { id } = await room.api<Task>('POST', '/tasks', { name: 'Evening class', settings: { language } });
  for (const [file, text] of Object.entries(essays)) await room.upload(`/tasks/${id}/essays?file=${file}`, text);
  const links: Record<string, string> = {};
  for (const name of annotators) {
    links[name] = (await room.api<AnnotatorLink>('POST', `/tasks/${id}/annotators`, { name })).link;
  }
  return { id, links };
}

/** Opens the first essay of an annotator. */
export async function openEssay(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('.essay-list a').first().click();
  await page.locator('.essay-text').waitFor();
}

/** Fills in the form of a mark and saves it, by keys alone. */
export async function typeMark(page: Page, type: string, correction?: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Error type' }).waitFor();
  await page.keyboard.type(type);
  await page.keyboard.press('Tab');
  if (correction !== undefined) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(correction);
  }
  await page.keyboard.press('Enter');
  await page.locator('.mark-form').waitFor({ state: 'detached' });
}

export const marks = (page: Page): Locator => page.locator('.mark-list li');

/** Draws over a stretch of a paragraph with the mouse, from within its first word into its last. */
export async function drawOver(page: Page, stretch: string): Promise<void> {
  const box = await page.evaluate((text) => {
    for (const paragraph of document.querySelectorAll('[data-paragraph]')) {
      const start = paragraph.textContent.indexOf(text);
      if (start === -1) continue;
      const ends = [start, start + text.length].map((offset) => {
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        let left = offset;
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const { length } = node.textContent ?? '';
          if (left <= length) return { node, offset: left };
          left -= length;
        }
        throw new Error('behind the end');
      });
      const range = document.createRange();
      range.setStart(ends[0].node, ends[0].offset);
      range.setEnd(ends[1].node, ends[1].offset);
      const rects = range.getClientRects();
      const [first, last] = [rects[0], rects[rects.length - 1]];
      return {
        x: first.left + 3,
        y: first.top + first.height / 2,
        toX: last.right - 3,
        toY: last.top + last.height / 2,
      };
    }
    throw new Error('not in the essay');
  }, stretch);
  await page.mouse.move(box.x, box.y);
  await page.mouse.down();
  await page.mouse.move(box.toX, box.toY, { steps: 5 });
  await page.mouse.up();
}
