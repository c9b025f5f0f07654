import { metricKinds } from '@stet/core/internal';
import { expect, it } from 'vitest';
import { objections, pageWidth } from '../../../charts/src/testing/browser.js';
import { file, stet } from '../../../cli/src/testing/stet.js';
import { describeJudgingRoom, type JudgingRoom } from '../testing/judging-room.js';
import { EXAMPLE_INPUT } from './example.js';
import { plainText } from './testing/plain-text.js';
import {
  chooseMetrics,
  download,
  openLinked,
  openPlayground,
  outputBox,
  paste,
  referenceBox,
  scored,
  sourceBox,
  timeToScores,
} from './testing/playground.js';

describeJudgingRoom('plain text in the playground', (room: JudgingRoom) => {
  it('makes do with source, output and reference: by every metric, as stet score gives it', async () => {
    const page = await openPlayground(await room.visit());
    const [reference] = plainText.references;
    const [output] = plainText.systems;
    await paste(page, sourceBox(page), plainText.source.text);
    await paste(page, referenceBox(page), reference.text);
    const answered = await timeToScores(page);
    await paste(page, outputBox(page, 1), output.text);
    await scored(page, '1 system, 3 sentences.');
    console.info(`every metric on plain text: the first answer ${Math.round(await answered())} ms after the last key`);
    const texts = ['--source', file('source', plainText.source.text), '--reference', file('reference', reference.text)];
    const { stdout } = stet(
      ...['score', ...texts, '--metric', 'all', '--by-type', '--json', `${output.name}=${file('output', output.text)}`],
    );
    const downloaded = (await download(page, 'JSON')).replace(
      'the option difficulty of the command line',
      '--difficulty',
    );
    expect(JSON.parse(downloaded)).toEqual(JSON.parse(stdout));
    const columns = (await page.locator('.results thead').allInnerTexts()).join();
    for (const { name, title } of metricKinds) {
      expect(stdout).toContain(`"${name}":{`);
      expect(columns).toContain(title);
    }
    await page
      .getByText('m2|beta:0.5|unchanged:2|annotator:best|case:exact|strict:no|annotators:1|gold:extracted')
      .waitFor();
    expect(await objections(page)).toEqual([]);
    expect(room.complaints()).toEqual([]);
    await page.context().close();
  });

  it('draws differences as proofreaders do, whichever metric is chosen', async () => {
    const page = await openLinked(await room.visit(), { ...plainText, metrics: ['gleu'] });
    await scored(page, '1 system, 3 sentences.');
    const sentence = page.getByRole('article').first();
    await expect
      .poll(async () => [await sentence.locator('del').allInnerTexts(), await sentence.locator('ins').allInnerTexts()])
      .toEqual([['go'], ['goes']]);
    await page.getByText('Both sides are edits that were extracted from the texts, as M² reads them').waitFor();
    await page.context().close();
  });

  it('scores English text of one’s own by ERRANT, by type', async () => {
    const page = await openPlayground(await room.visit());
    await chooseMetrics(page, ['errant']);
    await paste(page, sourceBox(page), 'She see two cat .\nI goed home .');
    await paste(page, referenceBox(page), 'She sees two cats .\nI went home .');
    const answered = await timeToScores(page);
    await paste(page, outputBox(page, 1), 'She sees two cat .\nI goed at home .');
    await scored(page, '1 system, 2 sentences.');
    console.info(`ERRANT in the playground: the first answer ${Math.round(await answered())} ms after the last key`);
    const types = page.getByRole('table', { name: 'system-1: errant by type' });
    await expect
      .poll(() => types.locator('tbody tr').allInnerTexts())
      .toEqual([
        'M:PREP\t0\t1\t0\t0.00\t100.00\t0.00',
        'R:NOUN:NUM\t0\t0\t1\t100.00\t0.00\t0.00',
        'R:VERB:INFL\t0\t0\t1\t100.00\t0.00\t0.00',
        'R:VERB:SVA\t1\t0\t0\t100.00\t100.00\t100.00',
      ]);
    await page.getByRole('article').first().getByText('R:VERB:SVA').first().waitFor();
    expect(await objections(page)).toEqual([]);
    expect(room.complaints()).toEqual([]);
    await page.context().close();
  });

  it('shows the types of the best system, and folds those of the others', async () => {
    const page = await openLinked(await room.visit(), EXAMPLE_INPUT);
    await scored(page, '3 systems, 6 sentences.');
    // Three systems by four metrics that tell types.
    const folded = (count: number): boolean[] => new Array<boolean>(count).fill(false);
    const open = (): Promise<boolean[]> =>
      page
        .locator('details.system-types')
        .evaluateAll((folds) => folds.map((fold) => (fold as HTMLDetailsElement).open));
    await expect.poll(() => open()).toEqual([true, ...folded(11)]);
    await page.locator('details.system-types summary').nth(2).click();
    await expect.poll(() => open()).toEqual([true, false, true, ...folded(9)]);
    // What was unfolded stays so when the scores change.
    const answered = await timeToScores(page);
    await outputBox(page, 1).press('ControlOrMeta+Home');
    await page.keyboard.type('x ');
    await page.waitForFunction(() => document.querySelector('.stale') === null);
    console.info(`every metric on the example: an answer ${Math.round(await answered())} ms after the last key`);
    await expect.poll(() => open()).toEqual([true, false, true, ...folded(9)]);
    expect(await objections(page)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => pageWidth(page)).toBe(width);
    }
    await page.context().close();
  });
});
