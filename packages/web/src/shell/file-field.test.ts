import { readFileSync } from 'node:fs';
import type { Campaign, Task, UploadedText } from '@stet/server';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { objections } from '../../../charts/src/testing/browser.js';
import { dropFile } from '../testing/drop-file.js';
import { EXAMPLE, describeJudgingRoom } from '../testing/judging-room.js';
import { EXAMPLE_GOLD, exampleOutput } from '../testing/shared-task.js';

const fieldOf = (page: Page, label: string): Locator =>
  page.locator('.file-field').filter({ has: page.getByText(label, { exact: true }) });

describeJudgingRoom('a field for files', (room) => {
  it('shows name, lines and a tick, or a cross once the file is refused; a gold given as a source is offered as gold', async () => {
    const { id } = await room.api<Task>('POST', '/tasks', { name: 'Wrong file' });
    const page = await room.organise(`/tasks/${id}/settings`);
    const gold = readFileSync(EXAMPLE_GOLD, 'utf8');
    const source = fieldOf(page, 'Source');
    await dropFile(source, 'gold.m2', gold);
    const alert = page.getByRole('alert');
    await alert.getByText('found an M2 file').waitFor();
    const lines = gold.split('\n').length - 1;
    await expect
      .poll(() => source.locator('.chosen-files').innerText())
      .toMatch(new RegExp(`^✗\\s+gold\\.m2, ${lines} lines, not taken$`, 'u'));
    expect(await objections(page)).toEqual([]);
    expect((await room.api<Task>('GET', `/tasks/${id}`)).sentences).toBe(0);
    await alert.getByRole('button', { name: 'Upload it as the gold' }).press('Enter');
    await page.getByText('60 sentences with a gold by 2 annotators.').waitFor();
    await page.getByRole('button', { name: 'Source', exact: true }).setInputFiles(`${EXAMPLE}source.txt`);
    await expect.poll(() => source.locator('.chosen-files').innerText()).toMatch(/^✓\s+source\.txt, 60 lines$/u);
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('takes the sentences of a gold as the source of a campaign, and a system in M2 with its edits made', async () => {
    const { id } = await room.api<Campaign>('POST', '/campaigns', { name: 'Wrong file, too' });
    const page = await room.organise(`/campaigns/${id}/settings`);
    const gold = readFileSync(EXAMPLE_GOLD, 'utf8');
    await page.getByRole('button', { name: 'Source', exact: true }).setInputFiles(EXAMPLE_GOLD);
    await page.getByRole('button', { name: /^Use its sentences as the source/u }).press('Enter');
    await page.getByRole('rowheader', { name: 'Gold standard' }).waitFor();

    // The first annotator of the gold as if it were a system.
    const first = gold
      .split('\n')
      .filter((line) => !line.startsWith('A ') || line.endsWith('|||0'))
      .join('\n');
    await dropFile(fieldOf(page, 'Systems'), 'first.m2', first);
    await page.getByRole('rowheader', { name: 'first' }).waitFor();
    await dropFile(fieldOf(page, 'Systems'), 'careful.txt', exampleOutput('careful'));
    await page.getByRole('rowheader', { name: 'careful' }).waitFor();
    const { rows } = await room.api<{ rows: UploadedText[] }>('GET', `/campaigns/${id}/texts`);
    expect(rows.map(({ name, role, lines }) => [role, name, lines])).toEqual(
      expect.arrayContaining([
        ['source', '', 60],
        ['system', 'first', 60],
        ['system', 'careful', 60],
      ]),
    );
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });

  it('takes SEEDA’s judgments of edits once it has the ranks that belong to them', async () => {
    const { id } = await room.api<Campaign>('POST', '/campaigns', { name: 'SEEDA' });
    await room.upload(`/campaigns/${id}/texts/source`, 'He go home .\n');
    await room.upload(`/campaigns/${id}/systems/good`, 'He goes home .\n');
    await room.upload(`/campaigns/${id}/systems/poor`, 'He gone home .\n');
    const raw = ['He [go→goes|True] home .', 'He [go→gone] home .'];
    const stepOne = JSON.stringify({
      ...{ annotator: 1, file: 0, item: 1, srcId: 1, before: '', source: 'He [go] [] home .', after: '' },
      ...{ sourceAsReleased: true, unshown: [] },
      corrections: ['good', 'poor'].map((system, at) => ({ s: at + 1, systems: [system], raw: raw[at], edits: [] })),
    });
    const ranks = ['good', 'poor'].map((system, at) => `<translation system="${system}" rank="${at + 1}"/>`).join('');
    const item = `<ranking-item src-id="1" doc-id="INPUT" id="1" user="annotator1">${ranks}</ranking-item>`;
    const page = await room.organise(`/campaigns/${id}/settings`);
    const judgments = fieldOf(page, 'Judgments');
    await dropFile(judgments, 'step1.jsonl', stepOne);
    await page.getByText('Now choose the ranks that belong to them.').waitFor();
    await expect.poll(() => judgments.locator('.chosen-files').innerText()).toMatch(/^✓\s+step1\.jsonl, 1 line$/u);
    expect(await objections(page)).toEqual([]);
    await dropFile(
      fieldOf(page, 'Ranks'),
      'judgments_edit.xml',
      `<appraise-results><error-correction-ranking-result>${item}</error-correction-ranking-result></appraise-results>`,
    );
    await page.getByText('1 of 1 judgments').waitFor();
    await page.getByText('1 malformed brackets of edits; no verdict is taken from them').waitFor();
    await page.getByText('1 where something is missing').waitFor();
    await page.getByRole('link', { name: 'SEEDA’s files' }).waitFor();
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });

  it('of the playground takes a gold for what it is, wherever it is dropped', async () => {
    const page = await (await room.visit()).newPage();
    await page.goto('/playground');
    await page.getByRole('radio', { name: 'Source and references' }).check();
    const gold = readFileSync(EXAMPLE_GOLD, 'utf8');
    await dropFile(page.locator('.text-box').first(), 'gold.m2', gold);
    await expect.poll(() => page.getByLabel('Gold (M2)', { exact: true }).inputValue()).toBe(gold);
    const lines = gold.replace(/\n$/u, '').split('\n').length;
    await expect
      .poll(() => page.locator('.text-box').first().locator('small').innerText())
      .toBe(`✓ gold.m2, ${lines} lines`);
    await page.context().close();
  });
});
