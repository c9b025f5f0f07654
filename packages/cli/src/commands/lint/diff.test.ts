import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseMustLines, type DiffDocument } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { describeInBrowser, objections, pageWidth } from '../../../../charts/src/testing/browser.js';
import { file, folder, json, stet } from '../../testing/stet.js';

const CHECKERS = fileURLToPath(new URL('../../../../../examples/checkers/', import.meta.url));
const [GOLD, OLD, NEW] = ['gold.m2', 'proofreader-1.0.jsonl', 'proofreader-1.1.jsonl'].map((name) =>
  join(CHECKERS, name),
);
const DIFF = ['lint', 'diff', '--resamples', '100', '--baseline', OLD];
const JUDGED = [...DIFF, '--gold', GOLD, '--detokenise'];

const diffOf = (...args: readonly string[]): DiffDocument => json([...args, '--json']) as unknown as DiffDocument;

describe('stet lint diff', () => {
  const diff = diffOf(...JUDGED, NEW);

  it('counts what became of each lint, and says of what came and went whether it is right', () => {
    expect(diff.counts).toEqual({ same: 20, changed: 1, moved: 0, 'other rule': 4, removed: 4, added: 5 });
    const [confusion] = diff.newRules;
    expect(confusion).toMatchObject({ rule: 'Confusion', added: { verdicts: { right: 1, wrong: 2, unknown: 0 } } });
    expect(diff.registers.map(({ register, added, removed }) => [register, added, removed])).toEqual([
      ['learners', 3, 0],
      ['letters', 1, 3],
      ['manuals', 1, 1],
    ]);
  });

  it('says nothing of right and wrong without a gold, unless the texts are clean', () => {
    const verdicts = (...args: readonly string[]) =>
      new Set(diffOf(...DIFF, ...args, NEW).changes.flatMap(({ verdict }) => verdict ?? []));
    expect(verdicts()).toEqual(new Set(['unknown']));
    expect(verdicts('--clean')).toEqual(new Set(['wrong']));
  });

  it('gives the same document for the same files, under a signature with the hashes of what they say, not of how long it took', () => {
    expect(diffOf(...JUDGED, NEW)).toEqual(diff);
    expect(diff.signature).toMatch(
      /^lint-diff\|before:[0-9a-f]{12}\|now:[0-9a-f]{12}\|gold:[0-9a-f]{12}\|clean:yes\|/u,
    );
    const printed = readFileSync(NEW, 'utf8');
    const [faster, other] = [
      printed.replaceAll(/"ms":[\d.]+/gu, '"ms":0.5'),
      printed.replace('"message":"', '"message":"!'),
    ];
    expect([faster, other]).not.toContain(printed);
    expect(diffOf(...JUDGED, file('faster.jsonl', faster)).signature).toBe(diff.signature);
    expect(diffOf(...JUDGED, file('other.jsonl', other)).signature).not.toBe(diff.signature);
  });

  it('prints tables in every format, and the rule that changed most with its first example', () => {
    const printed = (format: string): string => stet(...JUDGED, '--format', format, '--top', '1', NEW).stdout;
    expect(printed('text')).toMatch(
      /Most changed is Confusion: 3 came, 0 went. First example \(added, clean text\): \[There\] is\sone/u,
    );
    expect(printed('markdown')).toContain('| Confusion | 0 | 3 | 3 | 0 | 2 | 0 | 0 | 0 | 0 |');
    expect(printed('csv')).toContain('Register,Texts,Words,Added,Removed,p');
    expect(printed('latex')).toContain('\\begin{tabular}');
    expect(stet(...DIFF, NEW).stdout).toMatch(/Confusion +0 +3 +3 +0 +learners \+1, letters \+1, manuals \+1/u);
  });

  it('calls a checker unstable that says something else when it is asked again, and leaves that out', () => {
    const flaky = readFileSync(OLD, 'utf8')
      .split('\n')
      .filter((line) => !line.includes('"text":"Ullapool"'))
      .join('\n');
    const again = file('again.jsonl', flaky);
    expect(stet('lint', 'diff', '--baseline', OLD, again).stdout).toContain(
      'Both runs are of proofreader 1.0.0, and they differ in 1 lint: the checker is unstable.',
    );
    expect(stet('lint', 'diff', '--baseline', OLD, OLD).stdout).toContain('it is stable here');
    const steady = diffOf(...JUDGED, '--again', again, NEW);
    expect(steady.unstable).toMatchObject([{ version: '1.0.0', lint: { rule: 'Spelling', text: 'Ullapool' } }]);
    expect(steady.counts.removed).toBe(diff.counts.removed - 1);
    expect(stet(...JUDGED, '--again', again, NEW).stdout).toMatch(
      /1\.0\.0 +Spelling +letters\.txt#2, \d+ to \d+ +Ullapool/u,
    );
    expect(stet(...DIFF, '--again', file('third.jsonl', flaky.replace('"1.0.0"', '"0.9"')), NEW)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('[NOT_COMPARABLE]') as string,
    });
  });
});

describeInBrowser('the page of stet lint diff', (open) => {
  const path = join(folder, 'diff.html');
  stet(...JUDGED, '--html', path, NEW);
  const html = readFileSync(path, 'utf8');

  it('lets readers collect examples into a file that stet reads', async () => {
    const opened = await open(html, { width: 1024, policy: true, query: '' });
    await opened.locator('#the-new ~ .stet-table a', { hasText: 'Confusion' }).click();
    const button = opened.locator('#new-1 button').first();
    await button.click();
    await opened.locator('#new-1 button', { hasText: '✅ must pass' }).waitFor();
    await opened.locator('#new-1 li').nth(2).locator('button').click();
    await opened.locator('#new-1 button', { hasText: '❌ must be flagged' }).waitFor();
    const lines = opened.locator('#new-examples [data-collected-lines]');
    await expect.poll(() => lines.textContent()).toContain('❌ `Confusion` They was very happy with there new house');
    const [download] = await Promise.all([
      opened.waitForEvent('download'),
      opened.locator('#new-examples [data-collected-file]').click(),
    ]);
    expect(download.suggestedFilename()).toBe('must.txt');
    const collected = parseMustLines(readFileSync(await download.path(), 'utf8'));
    expect(collected.map(({ must, rule, text }) => `${must} ${rule} ${text}`)).toEqual([
      'pass Confusion There is one more thing.',
      'flag Confusion They was very happy with there new house 😀.',
    ]);
    // Another list adds to the same file, and shows it there.
    await opened.locator('#changed-examples summary').first().click();
    await opened.locator('#changed-1 button').first().click();
    await expect
      .poll(() => opened.locator('#changed-examples [data-collected-count]').textContent())
      .toBe('3 examples');
    await lines.waitFor({ state: 'hidden' });
    await opened.locator('#changed-1 button').first().click();
    await opened.locator('#changed-1 button').first().click();
    // Twice more: the opposite, then nothing.
    await button.click();
    await opened.locator('#new-1 button', { hasText: '❌ must be flagged' }).nth(1).waitFor();
    await button.click();
    await expect.poll(() => opened.locator('#new-examples [data-collected-count]').textContent()).toBe('1 example');
  });

  it('has nothing for axe to object to, and fits the screen, unfolded', async () => {
    const opened = await open(html, { width: 1440, colorScheme: 'dark' });
    await opened.evaluate(`document.querySelectorAll('details').forEach((details) => { details.open = true; })`);
    await opened.locator('button[data-must-rule]').first().click();
    for (const width of [1440, 1024, 390]) {
      await opened.setViewportSize({ width, height: 800 });
      await expect.poll(() => pageWidth(opened)).toBeLessThanOrEqual(width);
      expect(await objections(opened)).toEqual([]);
    }
  });
});
