import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { proposeByKeys } from '../testing/alternatives.js';
import { ESSAY, drawOver, openEssay, typeMark } from '../testing/annotation.js';
import { shownCounts } from '../testing/board-counts.js';
import { describeJudgingRoom, type JudgingRoom } from '../testing/judging-room.js';
import {
  handInByFetch,
  checkByPage,
  handInByPage,
  joinByPage,
  outcomeOnPage,
  releaseAllByPage,
  saveByPage,
  scored,
} from '../testing/shared-task.js';
import { scoredAsFiles } from '../testing/taken-away.js';

/** What the teams make of the essay: sentences are those of the gold that the annotators make. */
const OUTPUTS = {
  alpha: 'My school\nHe goes to the school by the bus .\nShe likes cats .\nI am agree with you .\n',
  beta: 'My school\nHe walks to the school by the bus .\nShe loves cats .\nI agree with you .\n',
  gamma: 'My school\nHe go to the school by bus .\nShe likes cats .\nI am agree with you .\n',
};

/** Begins a task with essays, and returns the links of its annotators. */
async function setUp(organiser: Page): Promise<{ readonly id: string; readonly links: readonly string[] }> {
  await organiser.getByRole('link', { name: 'New task' }).press('Enter');
  await organiser.getByLabel('Name').fill('Evening class');
  await organiser.keyboard.press('Enter');
  await organiser.getByLabel('Resamples').fill('100');
  await organiser.getByRole('button', { name: 'Add a phase' }).press('Enter');
  await saveByPage(organiser);
  const id = /tasks\/([^/]+)/u.exec(organiser.url())?.[1] ?? '';
  await organiser.getByRole('link', { name: 'Annotation' }).press('Enter');
  await organiser
    .getByLabel('Add essays')
    .setInputFiles({ name: 'school.txt', mimeType: 'text/plain', buffer: Buffer.from(ESSAY) });
  await organiser.getByText('1 essay added.').waitFor();
  const links: string[] = [];
  for (const name of ['Ann', 'Ben']) {
    await organiser.getByLabel('Name', { exact: true }).fill(name);
    await organiser.getByRole('button', { name: 'Add annotator' }).press('Enter');
    links.push(await organiser.getByLabel(`The link of ${name}`).inputValue());
  }
  return { id, links };
}

async function done(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done with this essay' }).click();
  await page.getByText('All your essays are done.').waitFor();
  await page.getByText('All saved').waitFor();
}

/** The one marks by keys, the other by mouse; neither sees the other. */
async function annotate(ann: Page, ben: Page): Promise<void> {
  // Title, its end, then the first paragraph.
  for (const _ of ['My', 'school', 'end', 'He', 'go']) await ann.keyboard.press('ArrowRight');
  await ann.keyboard.press('Enter');
  await typeMark(ann, 'sva', 'goes');
  for (const [page, stretch, type, correction] of [
    ...([
      [ann, 'like', 'sva', 'likes'],
      [ann, 'am agree', 'vform', 'agree'],
      [ben, 'go', 'vt', 'went'],
      [ben, 'like', 'sva', 'likes'],
    ] as const),
  ]) {
    await drawOver(page, stretch);
    await page.getByRole('button', { name: 'Mark', exact: true }).click();
    await typeMark(page, type, correction);
  }
  for (const page of [ann, ben]) await done(page);
}

/** Three teams register; one hands in a wrong file first, one without a browser. */
async function handIn(room: JudgingRoom, link: string): Promise<{ readonly beta: Page; readonly key: string }> {
  const alpha = await (await room.visit()).newPage();
  await joinByPage(alpha, link, 'alpha');
  await handInByPage(alpha, { name: 'alpha.txt', text: OUTPUTS.alpha });
  expect(await outcomeOnPage(alpha, 1)).toContain('scored');
  await alpha.context().close();

  const beta = await (await room.visit()).newPage();
  const key = await joinByPage(beta, link, 'beta');
  await checkByPage(beta, { name: 'short.txt', text: OUTPUTS.beta.split('\n').slice(1).join('\n') });
  await beta.getByRole('alert').waitFor();
  await expect
    .poll(() => beta.getByRole('alert').innerText())
    .toMatch(/short\.txt.*4 lines.*3.*Nothing was submitted/su);
  await handInByPage(beta, { name: 'beta.txt', text: OUTPUTS.beta });
  expect(await outcomeOnPage(beta, 1)).toContain('scored');
  await beta.getByText('not released yet').first().waitFor();
  await expect.poll(() => beta.getByRole('link', { name: /Open in the explorer/u }).count()).toBe(0);

  const gamma = await (await room.visit()).newPage();
  const response = await handInByFetch(room, await joinByPage(gamma, link, 'gamma'), OUTPUTS.gamma);
  expect(response.status).toBe(201);
  expect(await outcomeOnPage(gamma, 1)).toContain('scored');
  await gamma.context().close();
  return { beta, key };
}

/** Beta says of two of its edits that they are right. */
async function dispute(beta: Page, key: string): Promise<void> {
  await beta.goto(`/team/${key}`);
  await beta.getByRole('link', { name: /Open in the explorer/u }).press('Enter');
  for (const [sentence, edit, type] of [
    [2, /right.*go → walks/u, 'vt'],
    [3, /right.*like → loves/u, 'wci'],
  ] as const) {
    await beta.locator(`[data-row="${sentence}"] .text`).first().click();
    await proposeByKeys(beta, beta.getByRole('button', { name: edit }), type, 'We mean it.');
  }
  await expect.poll(() => beta.getByText('We mean it.').count()).toBe(0);
}

/** Both accept the first and refuse the second: the one by keys, the other by mouse. */
async function judge(ann: Page, ben: Page): Promise<void> {
  for (const page of [ann, ben]) {
    await page.reload();
    await page.getByRole('link', { name: 'Judge 2 proposals' }).click();
    await page.getByRole('heading', { name: 'Question 1 of 2' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/alpha|beta|gamma|mean/u);
  }
  await ann.keyboard.press('a');
  await ann.getByRole('heading', { name: 'Question 2 of 2' }).waitFor();
  await ann.keyboard.press('r');
  await ben.getByRole('button', { name: 'Accept' }).click();
  await ben.getByRole('heading', { name: 'Question 2 of 2' }).waitFor();
  await ben.getByRole('button', { name: 'Refuse' }).click();
  for (const page of [ann, ben]) await page.getByText('2 of 2 answered, all saved. Thank you.').waitFor();
}

describeJudgingRoom('the story of a shared task', (room) => {
  it('goes from the first essay to two leaderboards that are right to the integer, and on to people', async () => {
    const organiser = await room.organise('/');
    const { id, links } = await setUp(organiser);
    const [ann, ben] = [await (await room.visit()).newPage(), await (await room.visit()).newPage()];
    await openEssay(ann, links[0]);
    await openEssay(ben, links[1]);
    await annotate(ann, ben);
    await organiser.getByText('Ann and Ben, 1 essay, 4 sentences, 21 tokens.').waitFor();
    await organiser.getByRole('button', { name: 'Make the gold' }).press('Enter');
    await organiser.getByText('Gold version 1: 4 sentences, 4 edits of 1 essay.').waitFor();

    await organiser.getByRole('link', { name: 'Teams' }).press('Enter');
    await organiser.getByRole('button', { name: 'Make a link' }).press('Enter');
    const { beta, key } = await handIn(room, await organiser.getByLabel('Registration link').inputValue());
    await organiser.getByRole('link', { name: 'Settings' }).press('Enter');
    await releaseAllByPage(organiser);
    await organiser.getByRole('link', { name: 'Alternatives' }).press('Enter');
    await organiser.getByRole('button', { name: 'Open now' }).press('Enter');
    await organiser.getByText('Teams can propose alternative answers now.').waitFor();

    await dispute(beta, key);
    await judge(ann, ben);
    await organiser.getByText('and 1 accepted proposal.').waitFor();
    await organiser.getByRole('button', { name: 'Make it and rescore' }).press('Enter');
    await organiser.getByText('Version 1: 1 proposal in 1 more annotation set.').waitFor();
    await scored(room, id);

    const printed = await scoredAsFiles(room, organiser, id);
    expect(printed.alternatives).not.toEqual(printed.gold);
    const stranger = await (await room.visit()).newPage();
    for (const page of [organiser, stranger]) {
      await page.goto(`/tasks/${id}`);
      await expect.poll(() => shownCounts(page)).toEqual(printed.gold);
      await expect.poll(() => shownCounts(page, 'With alternative answers')).toEqual(printed.alternatives);
    }
    await stranger.getByText('the comparison is biased').waitFor();
    await beta.goto(`/team/${key}`);
    await expect.poll(() => beta.locator('.proposals .state').allInnerTexts()).toEqual(['accepted', 'refused']);

    await organiser.getByRole('button', { name: 'Have people judge these submissions' }).press('Enter');
    await organiser.waitForURL(/\/campaigns\/[^/]+\/settings$/u);
    await organiser.getByText('alpha').first().waitFor();
    await stranger.getByRole('link', { name: 'people and metrics' }).press('Enter');
    await stranger.getByText('People are judging these submissions.').waitFor();
    await Promise.all([organiser, ann, ben, beta, stranger].map((page) => page.context().close()));
    expect(room.complaints()).toEqual([]);
  });
});
