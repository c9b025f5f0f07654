import { readFileSync } from 'node:fs';
import type { Leaderboard, NewTaskSettings, Task, TeamLink, TeamRoom } from '@stet/server';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { EXAMPLE, EXAMPLE_SYSTEMS, type JudgingRoom } from './judging-room.js';

const DAY = 86_400_000;

export const exampleOutput = (system: string): string => readFileSync(`${EXAMPLE}systems/${system}.txt`, 'utf8');
export const EXAMPLE_GOLD = `${EXAMPLE}gold.m2`;

/** A phase that is open now. */
function openPhase(): NonNullable<NewTaskSettings['phases']>[number] {
  const now = Date.now();
  return { name: 'Test', opensAt: now - DAY, closesAt: now + DAY, timeZone: 'Asia/Singapore' };
}

/** Everything public since yesterday. */
export function allReleased(): NonNullable<NewTaskSettings['release']> {
  const yesterday = Date.now() - DAY;
  return { source: yesterday, leaderboard: yesterday, systems: yesterday, gold: yesterday };
}

/** A task with the gold of the example, or another one, made by the API. */
export async function beginTask(
  room: JudgingRoom,
  { name = 'Evening class', gold = readFileSync(EXAMPLE_GOLD, 'utf8'), ...settings }: TaskSetup = {},
): Promise<Task> {
  const body = { name, settings: { resamples: 100, phases: [openPhase()], ...settings } };
  const { id } = await room.api<Task>('POST', '/tasks', body);
  if (gold !== '') await room.upload(`/tasks/${id}/gold`, gold);
  return room.api<Task>('GET', `/tasks/${id}`);
}

export interface TaskSetup extends NewTaskSettings {
  readonly name?: string;
  readonly gold?: string;
}

/** Adds a team by the API. */
export function addTeam(room: JudgingRoom, task: string, name: string): Promise<TeamLink> {
  return room.api<TeamLink>('POST', `/tasks/${task}/teams`, { name });
}

/** Hands in as `curl` does, with the team's token. */
export async function handInByFetch(room: JudgingRoom, key: string, text: string, note = ''): Promise<Response> {
  return fetch(`${room.url}/api/v1/team/submissions?note=${encodeURIComponent(note)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
    body: text,
  });
}

/** What a team sees. */
export async function teamRoom(room: JudgingRoom, key: string): Promise<TeamRoom> {
  const response = await fetch(`${room.url}/api/v1/team`, { headers: { authorization: `Bearer ${key}` } });
  return (await response.json()) as TeamRoom;
}

/** Waits until nothing of a task is being scored. */
export async function scored(room: JudgingRoom, task: string): Promise<void> {
  await expect.poll(async () => (await room.api<Task>('GET', `/tasks/${task}`)).waiting).toBe(0);
}

/** The leaderboard of all that is scored: a busy server may show the one before for a while. */
export async function currentBoard(room: JudgingRoom, task: string, gold: string): Promise<Leaderboard> {
  const read = (): Promise<Leaderboard> => room.api('GET', `/tasks/${task}/leaderboard?gold=${gold}`);
  await expect
    .poll(async () => {
      const { isCurrent, rows } = await read();
      return isCurrent && rows.length > 0;
    })
    .toBe(true);
  return read();
}

/** A task whose teams, named as the systems of the example, have all been scored. */
export async function scoredTask(room: JudgingRoom, setup: TaskSetup = {}): Promise<ScoredTask> {
  const { id } = await beginTask(room, setup);
  const keys: Record<string, string> = {};
  for (const system of EXAMPLE_SYSTEMS) {
    const { key } = await addTeam(room, id, system);
    keys[system] = key;
    const response = await handInByFetch(room, key, exampleOutput(system));
    expect([system, response.ok]).toEqual([system, true]);
  }
  await scored(room, id);
  return { id, keys };
}

export interface ScoredTask {
  readonly id: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** Registers a team by the organiser's link, enters its room, and returns its key. */
export async function joinByPage(page: Page, link: string, name: string): Promise<string> {
  await page.goto(link);
  await page.getByLabel('Name of the team').fill(name);
  await page.keyboard.press('Enter');
  const teamLink = await page.getByLabel('The link of your team').inputValue();
  await page.getByRole('link', { name: 'Enter your room' }).press('Enter');
  await page.getByRole('heading', { name: 'Hand in' }).waitFor();
  return teamLink.split('/team#')[1];
}

export interface HandedFile {
  readonly name: string;
  readonly text: string;
  readonly note?: string;
}

/** Has a file checked by the page of a team. */
export async function checkByPage(page: Page, { name, text }: HandedFile): Promise<void> {
  const field = page.getByRole('button', { name: 'Output of your system' });
  await field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** Submits a file by the page of a team, under a name for it if there is one. */
export async function handInByPage(page: Page, { note = '', ...file }: HandedFile): Promise<void> {
  await checkByPage(page, file);
  await page.getByText(`${file.name} can be submitted`).waitFor();
  await page.getByLabel('What to call it').fill(note);
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
}

/** The state of a team's submission on its page, once it is scored or failed. */
export async function outcomeOnPage(page: Page, number: number): Promise<string> {
  const card = page.locator('.submissions > li').filter({ hasText: `Submission ${number}` });
  await expect.poll(() => card.locator('h3 .state').first().innerText()).toMatch(/^(scored|failed)$/u);
  return card.innerText();
}

/** Saves what is unsaved on a page of settings. */
export async function saveByPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('Saved.', { exact: true }).waitFor();
}

/** Lets everybody see everything, on the settings page, whatever it asks. */
export async function releaseAllByPage(page: Page): Promise<void> {
  for (const what of ['source', 'leaderboard', 'systems', 'gold']) {
    await page.getByRole('button', { name: `Release now the ${what}` }).press('Enter');
    const released = page.getByRole('button', { name: `Hide now the ${what}` });
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Release now', exact: true });
    await released.or(confirm).waitFor();
    if (await confirm.isVisible()) await confirm.press('Enter');
    await released.waitFor();
  }
}
