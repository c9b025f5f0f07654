import { essaysToM2, parseNucle, printM2 } from '@stet/core/internal';
import type { Annotator, AnnotatingRoom, Sheet } from '@stet/server';
import { expect, it } from 'vitest';
import { objections, pageWidth } from '../../../charts/src/testing/browser.js';
import { annotatedTask, drawOver, marks, openEssay, typeMark } from '../testing/annotation.js';
import { describeJudgingRoom, type JudgingRoom } from '../testing/judging-room.js';

const saved = 'All saved';

/** The annotator's first sheet as the server has it. */
async function sheetOf(room: JudgingRoom, link: string): Promise<Sheet> {
  const headers = { authorization: `Bearer ${link.replace('/annotate#', '')}` };
  const ask = async (path: string): Promise<unknown> => (await fetch(`${room.url}/api/v1${path}`, { headers })).json();
  const { essays } = (await ask('/annotating')) as AnnotatingRoom;
  return ((await ask(`/annotating/essays/${essays[0].id}`)) as { sheet: Sheet }).sheet;
}

const shortOf = ({ marks: sheetMarks }: Sheet): (readonly [number, number, string, string])[] =>
  sheetMarks.map(({ startOffset, endOffset, type, correction }) => [startOffset, endOffset, type, correction] as const);

describeJudgingRoom('the annotator’s page', (room) => {
  it('is worked by keys alone: choose, extend, mark, insert, delete, undo, redo', async () => {
    const { links } = await annotatedTask(room);
    const page = await (await room.visit()).newPage();
    await openEssay(page, links.Ann);
    // Title, its end, then the first paragraph.
    for (const _ of ['My', 'school', 'end', 'He', 'go']) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await typeMark(page, 'sva', 'goes');
    await page.getByText('He goes to the school by the bus. She like cats.').waitFor();
    // An overlapping mark: "go to".
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await typeMark(page, 'prep', 'went to');
    for (const _ of ['to', 'the']) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await typeMark(page, 'article');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('i');
    await typeMark(page, 'wci', 'big');
    await page.getByText('He goes to big school by the bus. She like cats.').waitFor();
    await expect.poll(() => marks(page).count()).toBe(4);
    await page.keyboard.press('Control+z');
    await expect.poll(() => marks(page).count()).toBe(3);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => marks(page).count()).toBe(4);
    await page.getByText(saved).waitFor();
    await expect
      .poll(async () => shortOf(await sheetOf(room, links.Ann)))
      .toEqual([
        [3, 5, 'SVA', 'goes'],
        [3, 8, 'Prep', 'went to'],
        [9, 12, 'ArtOrDet', ''],
        [13, 13, 'Wci', 'big'],
      ]);
    await expect.poll(async () => (await sheetOf(room, links.Ann)).revision).toBe(8);
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('takes what the mouse draws, to whole words or to characters, and lets marks be changed and removed', async () => {
    const { links } = await annotatedTask(room);
    const page = await (await room.visit()).newPage();
    await openEssay(page, links.Ann);
    await drawOver(page, 'by the bus');
    await page.getByRole('button', { name: 'Mark', exact: true }).click();
    await typeMark(page, 'prep', 'by bus');
    // A second mark right after it, over several words.
    await drawOver(page, 'like cats');
    await expect.poll(() => page.locator('.chosen').allInnerTexts()).toEqual(['like cats']);
    await page.keyboard.down('Alt');
    await drawOver(page, 'cats');
    await page.keyboard.up('Alt');
    await page.getByRole('button', { name: 'Mark', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await drawOver(page, 'am');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('combobox', { name: 'Error type' }).fill('vform');
    await page.getByRole('option', { name: /Vform/u }).click();
    await page.getByRole('textbox', { name: 'Comment' }).fill('agree is the verb');
    await page.getByRole('button', { name: 'Mark', exact: true }).click();
    await page.getByText('I agree with you.').waitFor();
    await page.getByRole('button', { name: 'Edit mark 1' }).click();
    await page.getByRole('textbox', { name: 'Correction' }).fill('on the bus');
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByText('He go to the school on the bus.').waitFor();
    await page.getByText(saved).waitFor();
    const sheet = await sheetOf(room, links.Ann);
    expect(shortOf(sheet)).toEqual([
      [20, 30, 'Prep', 'on the bus'],
      [2, 4, 'Vform', ''],
    ]);
    expect(sheet.marks[1].comment).toBe('agree is the verb');
    await page.getByRole('button', { name: 'Remove mark 2' }).click();
    await expect.poll(() => marks(page).count()).toBe(1);
    await page.context().close();
  });

  it('goes from the type to the correction by Enter, and chooses common types by a key', async () => {
    const { links } = await annotatedTask(room);
    const page = await (await room.visit()).newPage();
    await openEssay(page, links.Ann);
    await drawOver(page, 'like');
    await page.keyboard.press('Enter');
    await page.keyboard.type('sva');
    await page.keyboard.press('Enter');
    await page.keyboard.type('likes');
    await page.keyboard.press('Enter');
    await expect.poll(() => marks(page).allInnerTexts()).toEqual([expect.stringContaining('SVA like likes')]);
    await drawOver(page, 'bus');
    await page.keyboard.press('Enter');
    const common = page.getByRole('group', { name: 'Common types' }).getByRole('button').nth(1);
    const [type, ...keys] = (await common.innerText()).split(/\s+/u);
    expect(keys).toEqual(['Alt', '2']);
    await page.keyboard.press('Alt+2');
    await page.keyboard.type('train');
    await page.keyboard.press('Enter');
    await expect.poll(() => marks(page).nth(0).innerText()).toContain(`${type} bus train`);
    await page.context().close();
  });

  it('keeps what was typed for a word when another one is opened', async () => {
    const { links } = await annotatedTask(room);
    const page = await (await room.visit()).newPage();
    await openEssay(page, links.Ann);
    await drawOver(page, 'bus');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Correction' }).fill('train');
    await drawOver(page, 'like');
    await page.locator('.essay-text').press('Enter');
    await typeMark(page, 'sva', 'likes');
    await page.getByText('Not finished:').getByRole('button', { name: 'bus' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Correction' }).inputValue()).toBe('train');
    await page.context().close();
  });

  it('shows the sentence above the form on a phone, hints for fingers, and how to open a finished essay again', async () => {
    const others = 'Cats sleep all day.\n\n'.repeat(20);
    const { links } = await annotatedTask(room, { essays: { 'cats.txt': `${others}She like cats.\n\n${others}` } });
    const context = await room.visit({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await openEssay(page, links.Ann);
    await page.getByText('Tap a word').waitFor();
    // At the foot of the screen, where the form will be.
    const sentence = page.getByText('She like cats').first();
    await sentence.evaluate((text) => scrollBy(0, text.getBoundingClientRect().top - 0.7 * innerHeight));
    await sentence.tap();
    await page.getByRole('button', { name: 'Mark', exact: true }).tap();
    await expect.poll(() => page.locator('.mark-form .stretch').innerText()).toBe('She like cats.');
    await expect.poll(() => page.getByText('↑ ↓ choose').isVisible()).toBe(false);
    const inSight = async (): Promise<boolean> => {
      const [form, chosen] = await Promise.all(
        ['.margin.with-form', '.chosen'].map((box) => page.locator(box).boundingBox()),
      );
      return form !== null && chosen !== null && chosen.y >= 0 && chosen.y + chosen.height <= form.y;
    };
    await expect.poll(inSight).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await page.getByRole('button', { name: 'Done with this essay' }).tap();
    await page.goBack();
    await page.getByText('To change them, open it again.').waitFor();
    await expect.poll(() => page.locator('.for-fingers').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open again' }).tap();
    await page.getByRole('button', { name: 'Done with this essay' }).waitFor();
    await context.close();
  });

  it('says what is missing, and which mark will not be in the gold', async () => {
    const { links } = await annotatedTask(room);
    const page = await (await room.visit()).newPage();
    await openEssay(page, links.Ann);
    await drawOver(page, 'bus. She');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Error type' }).press('Enter');
    await page.getByText('Choose an error type.').waitFor();
    await typeMark(page, 'srun', 'bus and she');
    await page.getByText('Not in the gold: crosses sentences.').waitFor();
    await page.context().close();
  });

  it('keeps marks while offline, and sends each once when the network is back', async () => {
    const { links } = await annotatedTask(room);
    const context = await room.visit();
    const page = await context.newPage();
    await openEssay(page, links.Ann);
    await context.setOffline(true);
    for (const [stretch, correction] of [
      ['go', 'goes'],
      ['like', 'likes'],
    ]) {
      await drawOver(page, stretch);
      await page.keyboard.press('Enter');
      await typeMark(page, 'sva', correction);
    }
    await page.getByText('Offline: 2 changes kept here').waitFor();
    expect((await sheetOf(room, links.Ann)).revision).toBe(0);
    await context.setOffline(false);
    await page.getByText(saved).waitFor();
    await expect.poll(() => sheetOf(room, links.Ann)).toMatchObject({ revision: 2, marks: [{}, {}] });
    await context.close();
  });

  it('shows when another device marked the same essay, and lets the annotator choose', async () => {
    const { links } = await annotatedTask(room);
    const [laptop, phone] = [await (await room.visit()).newPage(), await (await room.visit()).newPage()];
    for (const page of [laptop, phone]) await openEssay(page, links.Ann);
    await drawOver(laptop, 'like');
    await laptop.keyboard.press('Enter');
    await typeMark(laptop, 'sva', 'likes');
    await laptop.getByText(saved).waitFor();
    await drawOver(phone, 'go');
    await phone.keyboard.press('Enter');
    await typeMark(phone, 'sva', 'goes');
    await phone.getByText('This essay was marked in another window.').waitFor();
    await expect.poll(async () => shortOf(await sheetOf(room, links.Ann))).toEqual([[36, 40, 'SVA', 'likes']]);
    await phone.getByRole('button', { name: 'Keep the marks from here' }).click();
    await phone.getByText(saved).waitFor();
    await expect.poll(async () => shortOf(await sheetOf(room, links.Ann))).toEqual([[3, 5, 'SVA', 'goes']]);
    for (const page of [laptop, phone]) await page.context().close();
  });

  it('tells the whole story: two annotators, a comparison, exports, a gold', async () => {
    const { id, links } = await annotatedTask(room);
    const answers: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
      Ann: [
        ['go', 'sva', 'goes'],
        ['like', 'sva', 'likes'],
        ['am agree', 'vform', 'agree'],
      ],
      Ben: [
        ['go', 'vt', 'went'],
        ['like', 'sva', 'likes'],
      ],
    };
    for (const [name, stretches] of Object.entries(answers)) {
      const page = await (await room.visit()).newPage();
      await openEssay(page, links[name]);
      for (const [stretch, type, correction] of stretches) {
        await drawOver(page, stretch);
        await page.keyboard.press('Enter');
        await typeMark(page, type, correction);
      }
      await page.getByRole('button', { name: 'Done with this essay' }).click();
      await page.getByText('All your essays are done.').waitFor();
      await page.getByText(saved).waitFor();
      await expect.poll(() => page.getByText('Compare your marks').count()).toBe(0);
      await page.context().close();
    }
    const organiser = await room.organise(`/tasks/${id}/annotation`);
    await organiser.getByRole('heading', { name: 'Comparison' }).waitFor();
    await organiser.getByText('Ann and Ben, 1 essay, 4 sentences, 21 tokens.').waitFor();
    const figure = async (name: string): Promise<string> =>
      organiser.locator('.figures div', { hasText: name }).locator('dd').first().innerText();
    await expect
      .poll(async () => [await figure('agreed'), await figure('different correction'), await figure('only one')])
      .toEqual(['1', '1', '1']);
    await organiser.getByLabel('Show').selectOption('alone');
    await organiser.getByText('1 sentence', { exact: true }).waitFor();
    await organiser.getByRole('button', { name: 'Make the gold' }).click();
    await organiser.getByText('Gold version 1: 4 sentences, 4 edits of 1 essay.').waitFor();
    const { rows } = await room.api<{ rows: Annotator[] }>('GET', `/tasks/${id}/annotators`);
    const download = async (path: string): Promise<string> => {
      const answer = await organiser.request.get(`/api/v1/tasks/${id}/annotation/export/${path}`);
      return answer.text();
    };
    const [first, second] = await Promise.all(rows.map((annotator) => download(`nucle?annotator=${annotator.id}`)));
    const expected = printM2(essaysToM2(parseNucle(first), { annotators: [parseNucle(second)] }).blocks);
    expect(await download('m2')).toBe(expected);
    await organiser.getByLabel('Annotators may compare').check();
    await organiser.context().close();
    const page = await (await room.visit()).newPage();
    await page.goto(links.Ben);
    await page.getByText('Compare your marks').click();
    await page.getByText('Ben and Ann, 1 essay, 4 sentences, 21 tokens.').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('has nothing that axe objects to, and fits on a phone', async () => {
    const { id, links } = await annotatedTask(room);
    const page = await (await room.visit()).newPage();
    await page.goto(links.Ann);
    await page.locator('.essay-list').waitFor();
    expect(await objections(page)).toEqual([]);
    await openEssay(page, links.Ann);
    await drawOver(page, 'go to');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Error type' }).press('ArrowDown');
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await typeMark(page, 'sva', 'goes to');
    await drawOver(page, 'to the');
    await page.keyboard.press('Delete');
    await typeMark(page, 'prep');
    expect(await objections(page)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => [width, await pageWidth(page)]).toEqual([width, width]);
      expect([width, await objections(page)]).toEqual([width, []]);
    }
    await page.goto(`/annotate/${'x'.repeat(43)}`);
    await page.getByText('This link has expired').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.context().close();
    const organiser = await room.organise(`/tasks/${id}/annotation`);
    await organiser.getByRole('heading', { name: 'Annotators', exact: true }).waitFor();
    expect(await objections(organiser)).toEqual([]);
    await organiser.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => pageWidth(organiser)).toBe(390);
    await organiser.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('is worked by touch: a word is chosen by a tap, and marked by the buttons', async () => {
    const { links } = await annotatedTask(room);
    const context = await room.visit({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await openEssay(page, links.Ann);
    const text = page.locator('[data-paragraph="1"]');
    await text.tap({ position: { x: 8, y: 24 } });
    await page.getByRole('button', { name: 'Add the word after' }).tap();
    await expect.poll(() => page.locator('.chosen').innerText()).toBe('He go');
    await page.getByRole('button', { name: 'Insert before' }).tap();
    await typeMark(page, 'trans', 'Now');
    await page.getByText('Now He go to the school').waitFor();
    await context.close();
  });

  it('reads and is worked from right to left where the essay does', async () => {
    const { links } = await annotatedTask(room, { essays: { 'he.txt': 'הילד הולכת לבית הספר.\n' }, language: 'he' });
    const page = await (await room.visit()).newPage();
    await openEssay(page, links.Ann);
    const paragraph = page.locator('[data-paragraph="0"]');
    await expect
      .poll(() => paragraph.evaluate((element) => [getComputedStyle(element).direction, element.getAttribute('lang')]))
      .toEqual(['rtl', 'he']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('.chosen').innerText()).toBe('הולכת');
    await page.keyboard.press('Enter');
    await typeMark(page, 'sva', 'הולך');
    await page.getByText('הילד הולך לבית הספר.').waitFor();
    await page.context().close();
  });
});
