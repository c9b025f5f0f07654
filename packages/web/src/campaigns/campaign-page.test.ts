import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Campaign, SystemRanking } from '@stet/server';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  EXAMPLE,
  EXAMPLE_SYSTEMS,
  describeJudgingRoom,
  runCampaign,
  settle,
  type JudgingRoom,
} from '../testing/judging-room.js';
import { saveByPage } from '../testing/shared-task.js';

const STET = fileURLToPath(new URL('../../../cli/bin/stet.js', import.meta.url));
const LEASE = 31 * 60_000;

/** Presses a button or follows a link by keyboard. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().press('Enter');
}

/** A file field, which browsers expose as a button. */
function fileField(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

interface Manner {
  readonly shorterFirst: boolean;
  /** Stop after this many items. */
  readonly most?: number;
}

/** Judges by keys until nothing is left, each judge with their own preference. */
async function judge(room: JudgingRoom, link: string, { shorterFirst, most = Infinity }: Manner): Promise<void> {
  const context = await room.visit();
  const page = await context.newPage();
  await page.goto(link);
  const begin = page.getByRole('button', { name: /^Begin/u });
  await begin.or(page.locator('.item-number, .no-item')).first().waitFor();
  if (await begin.isVisible()) await begin.press('Enter');
  const title = (): Promise<string> => page.locator('h1').first().innerText();
  let last = '';
  for (let judged = 0; judged < most;) {
    await expect
      .poll(async () => /^(Item|Practice|All done)/u.test(await title()) && (await title()) !== last)
      .toBe(true);
    last = await title();
    if (last === 'All done') break;
    await settle(page);
    const lengths = await page
      .locator('.output .sentence')
      .evaluateAll((outputs) => outputs.map((output) => output.innerHTML.length));
    for (const length of lengths) {
      const better = lengths.filter((rival) => (shorterFirst ? rival < length : rival > length)).length;
      await page.keyboard.press(String(better + 1));
    }
    await page.keyboard.press('Enter');
    if (last.startsWith('Practice')) {
      await page.getByText('We would say').waitFor();
      await settle(page);
      await page.keyboard.press('Enter');
    } else {
      judged++;
    }
  }
  await page.getByText('All saved').waitFor();
  await context.close();
  // Items that the page has prefetched become free again when their lease ends.
  room.later(LEASE);
}

/** What `stet rank --json` prints. */
interface PrintedRanking {
  readonly systems: readonly { readonly name: string }[];
}

describeJudgingRoom('a campaign', (room) => {
  it('goes from upload to ranking by keyboard; the exported judgments give the same ranking', async () => {
    const page = await room.organise('/');
    await press(page, 'link', 'New campaign');
    await page.getByLabel('Name').fill('Evening class');
    await page.keyboard.press('Enter');
    await page.getByText('Available after the items are drawn.').waitFor();

    await fileField(page, 'Source').setInputFiles(`${EXAMPLE}source.txt`);
    await page.getByRole('rowheader', { name: 'Source' }).waitFor();
    await fileField(page, 'Systems').setInputFiles(EXAMPLE_SYSTEMS.map((name) => `${EXAMPLE}systems/${name}.txt`));
    await page.getByRole('rowheader', { name: 'unchanged' }).waitFor();
    await fileField(page, 'Gold').setInputFiles(`${EXAMPLE}gold.m2`);
    await page.getByRole('rowheader', { name: 'Gold standard' }).waitFor();

    await page.getByLabel('Items', { exact: true }).fill('12');
    await page.getByLabel('Overlap, percent').fill('50');
    await page.getByLabel('Repeat every').fill('4');
    await expect.poll(() => page.locator('.preview .figures').innerText()).toContain('18');
    await press(page, 'button', 'Draw the items');
    await page.getByText('12 items are drawn.').waitFor();

    await press(page, 'link', 'Preview it as a judge');
    await page.getByText('nothing is saved').waitFor();
    expect(await page.locator('.outputs').innerText()).not.toMatch(/careful|reckless|speller|unchanged/u);
    await page.goBack();

    await press(page, 'link', 'Judges');
    await page.getByLabel(/^Names/u).fill('Ann, Ben, Cleo');
    await page.keyboard.press('Enter');
    await page.locator('.copy-link').nth(2).waitFor();
    const links = await page
      .locator('.copy-link input')
      .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
    expect(links).toHaveLength(3);
    await press(page, 'button', 'Start');
    await press(page, 'button', 'Start now');
    await page.getByText('running', { exact: true }).waitFor();

    const [ann, ben, cleo] = links;
    await judge(room, ann, { shorterFirst: true, most: 5 });
    await judge(room, ben, { shorterFirst: true, most: 5 });
    await judge(room, cleo, { shorterFirst: false });
    await judge(room, ann, { shorterFirst: true });
    await judge(room, ben, { shorterFirst: true });

    const id = /campaigns\/([^/]+)/u.exec(page.url())?.[1] ?? '';
    await expect.poll(() => room.api<Campaign>('GET', `/campaigns/${id}`)).toMatchObject({ judged: 18, wanted: 18 });
    await press(page, 'link', 'Dashboard');
    await page.getByText('18 of 18 judgments').waitFor();
    await page.locator('#ranking-expected-wins-counted').waitFor();
    const shown = await page.locator('#ranking-expected-wins-counted tbody th').allTextContents();

    const exported = join(tmpdir(), `stet-web-${id}.xml`);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'link', 'Judgments XML')]);
    await download.saveAs(exported);
    const { systems, runs } = await room.api<SystemRanking>('GET', `/campaigns/${id}/ranking`);
    const rank = [STET, 'rank', exported, '--json', '--resamples', String(runs)];
    const printed = JSON.parse(execFileSync(process.execPath, rank, { encoding: 'utf8' })) as PrintedRanking;
    rmSync(exported);
    expect(printed.systems.map(({ name }) => name)).toEqual(shown);
    expect(printed.systems).toMatchObject(
      systems.map(({ name, score, best, worst, cluster }) => ({ name, score, range: [best, worst], cluster })),
    );

    for (const section of ['Head to head', 'Agreement', 'Flagged items', 'How many more judgments']) {
      await page.getByRole('heading', { name: section }).waitFor();
    }
    await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual([]);
    await press(page, 'button', 'Close');
    await page.getByText('See the ranking, and export it.').waitFor();
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('says precisely what is wrong with a text, and keeps the others', async () => {
    const { id } = await room.api<Campaign>('POST', '/campaigns', { name: 'Trouble' });
    const page = await room.organise(`/campaigns/${id}`);
    const file = (name: string, text: string | Buffer): { name: string; mimeType: string; buffer: Buffer } => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await fileField(page, 'Source').setInputFiles(file('source.txt', 'one two\nthree four\nfive six\n'));
    await page.getByRole('rowheader', { name: 'Source' }).waitFor();
    await fileField(page, 'Systems').setInputFiles([
      file('good.txt', 'one two\nthree for\nfive six\n'),
      file('short.txt', 'one two\nfive six\n'),
      file('latin.txt', Buffer.from('one two\nthr\xe9e four\nfive six\n', 'latin1')),
    ]);
    await page.getByRole('rowheader', { name: 'good' }).waitFor();
    const problems = page.getByRole('alert');
    await expect.poll(() => problems.allInnerTexts()).toHaveLength(2);
    const [short, latin] = await problems.allInnerTexts();
    expect(short).toMatch(/short\.txt.*\b3 lines\b.*\b2\b/su);
    expect(latin).toMatch(/latin\.txt.*line 2/su);
    await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toEqual(['Source', 'good']);
    const gold = 'S one two\nA 0 1|||T|||x|||REQUIRED|||-NONE-|||0\nA 1 9|||T|||y|||REQUIRED|||-NONE-|||0\n\n';
    await fileField(page, 'Gold').setInputFiles(file('bad.m2', gold));
    await problems.getByText('line 3: 1 9, expected token offsets from 0 to 2').waitFor();
    await expect
      .poll(() => problems.allInnerTexts())
      .toEqual([expect.stringContaining('bad.m2 was not kept') as string]);
    await press(page, 'button', 'Upload it anyway, leaving out 1 edit');
    await page.getByRole('rowheader', { name: 'Gold standard' }).waitFor();
    await expect.poll(() => problems.count()).toBe(0);
    await page.context().close();
  });

  it('sets a judge aside, and shows the ranking both ways; renews and revokes links', async () => {
    const { id, links } = await runCampaign(room, {
      plan: { items: 3, overlap: { share: 1, judges: 2 } },
      judges: ['Ann', 'Ben'],
    });
    await judge(room, links.Ann, { shorterFirst: true });
    await judge(room, links.Ben, { shorterFirst: false });
    const page = await room.organise(`/campaigns/${id}/judges`);
    await press(page, 'button', 'Set aside Ben');
    await press(page, 'button', 'Set the work of Ben aside');
    await page.getByRole('heading', { name: 'The ranking both ways' }).waitFor();
    await page.locator('#ranking-expected-wins-counted').waitFor();
    await page.locator('#ranking-expected-wins-all').waitFor();

    await press(page, 'button', 'Renew link of Ann');
    await press(page, 'button', 'Renew the link');
    await page.getByLabel('The new link of Ann').waitFor();
    const visitor = await (await room.visit()).newPage();
    await visitor.goto(links.Ann);
    await visitor.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await visitor.goto(await page.getByLabel('The new link of Ann').inputValue());
    await visitor.getByRole('heading', { name: /done/u }).waitFor();
    await press(page, 'button', 'Revoke link of Ann');
    await press(page, 'button', 'Revoke the link');
    await page.getByText('no link').waitFor();
    await visitor.reload();
    await visitor.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await Promise.all([page.context().close(), visitor.context().close()]);
  });

  it('brings in judgments made elsewhere, and opens the backup of a campaign as a new one', async () => {
    const { id } = await room.api<Campaign>('POST', '/campaigns', { name: 'Made elsewhere' });
    const page = await room.organise(`/campaigns/${id}`);
    await fileField(page, 'Source').setInputFiles(`${EXAMPLE}source.txt`);
    await page.getByRole('rowheader', { name: 'Source' }).waitFor();
    await fileField(page, 'Systems').setInputFiles(EXAMPLE_SYSTEMS.map((name) => `${EXAMPLE}systems/${name}.txt`));
    await page.getByRole('rowheader', { name: 'unchanged' }).waitFor();
    await fileField(page, 'Judgments').setInputFiles(`${EXAMPLE}judgments.xml`);
    await page.getByText('149 of 149 judgments').waitFor();
    const ranking = page.locator('#ranking-expected-wins-counted tbody th');
    await ranking.first().waitFor({ state: 'attached' });
    const before = await ranking.allTextContents();

    const backup = join(tmpdir(), `stet-web-${id}.gz`);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'link', 'Backup of everything')]);
    await download.saveAs(backup);
    await page.goto('/campaigns/new');
    await fileField(page, 'Backup').setInputFiles(backup);
    await page.getByText('149 of 149 judgments').waitFor();
    rmSync(backup);
    expect(page.url()).not.toContain(id);
    await ranking.first().waitFor({ state: 'attached' });
    await expect.poll(() => ranking.allTextContents()).toEqual(before);
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('asks an organiser to sign in again when the session has ended, and keeps the page', async () => {
    const { id } = await room.api<Campaign>('POST', '/campaigns', { name: 'Long evening' });
    const page = await room.organise(`/campaigns/${id}/settings`);
    const { rows } = await room.api<{ rows: { id: string; name: string }[] }>('GET', '/organisers');
    await page.getByLabel('What judges are told').fill('Half a sentence');
    const me = (await page.locator('.who bdi').innerText()).trim();
    const organiser = rows.find(({ name }) => name === me);
    await room.api('DELETE', `/organisers/${organiser?.id ?? ''}/sessions`);
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    const { link } = await room.api<{ link: string }>('POST', '/organisers', { name: 'Olive again' });
    await page.getByLabel('Organiser link').fill(room.url + link);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('What judges are told').inputValue()).toBe('Half a sentence');
    await saveByPage(page);
    await page.context().close();
  });
});
