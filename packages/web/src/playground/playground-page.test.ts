import { metricKinds } from '@stet/core/internal';
import { expect, it } from 'vitest';
import { objections, pageWidth } from '../../../charts/src/testing/browser.js';
import { GOLD, SYSTEMS, file, folder, stet } from '../../../cli/src/testing/stet.js';
import { describeJudgingRoom, type JudgingRoom } from '../testing/judging-room.js';
import { EMPTY_INPUT } from './empty-input.js';
import { EXAMPLE_INPUT } from './example.js';
import { writeFragment } from './link/write-link.js';
import type { PlaygroundInput } from './playground-input.js';
import {
  chooseGold,
  chooseMetrics,
  download,
  drop,
  eveningClass,
  firstTable,
  goldBox,
  openLinked,
  openPlayground,
  outputBox,
  paste,
  scored,
  sourceBox,
} from './testing/playground.js';
import { plainText } from './testing/plain-text.js';
import type { Locator, Page } from 'playwright-core';

/** Words that German shares with English. */
const SHARED_WORDS = new Set(['Name', 'System', 'Text']);

/** Names of metrics and formats, which no language changes. */
const NAMES = new Set(['Stet', 'Markdown', 'LaTeX', 'CSV', 'JSON', ...metricKinds.map(({ title }) => title)]);

interface Spoken {
  /** What the page says, but for names, sentences and what is in a language of its own. */
  readonly words: readonly string[];
  /** The cells of the first table. */
  readonly numbers: readonly string[];
  /** What is in the boxes. */
  readonly typed: readonly string[];
}

async function wordsAndNumbers(page: Page): Promise<Spoken> {
  const texts = await page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode() !== null) {
      const parent = walker.currentNode.parentElement;
      if (parent === null || !parent.checkVisibility() || parent.closest('bdi, [lang], [dir], textarea, script'))
        continue;
      found.push(walker.currentNode.textContent?.trim() ?? '');
    }
    return found;
  });
  return {
    words: texts.filter((text) => /\p{L}{3}/u.test(text) && !NAMES.has(text)),
    numbers: await firstTable(page).locator('tbody td').allInnerTexts(),
    typed: await page
      .locator('.playground-input :is(textarea, input[type=text])')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
  };
}

describeJudgingRoom('the playground', (room: JudgingRoom) => {
  it('scores what is typed, and again when it changes', async () => {
    const page = await openPlayground(await room.visit());
    await chooseGold(page);
    await chooseMetrics(page, ['m2']);
    await expect
      .poll(() => page.locator('.results .empty li').allInnerTexts())
      .toEqual(['a gold standard in M2', 'the output of a system']);
    await paste(page, goldBox(page), 'S a b c\nA 1 2|||T|||x|||REQUIRED|||-NONE-|||0\n');
    await paste(page, outputBox(page, 1), 'a b c');
    await scored(page, '1 system, 1 sentence.');
    await expect
      .poll(() => firstTable(page).locator('tbody td').allInnerTexts())
      .toEqual(['100.00', '0.00', '0.00', '0', '0', '1']);
    await outputBox(page, 1).fill('a x c');
    await expect
      .poll(() => firstTable(page).locator('tbody td').allInnerTexts())
      .toEqual(['100.00', '100.00', '100.00', '1', '1', '1']);
    expect(room.complaints()).toEqual([]);
    await page.context().close();
  });

  it('takes dropped files, and gives files that are byte for byte what the command line prints', async () => {
    const page = await openPlayground(await room.visit());
    await chooseMetrics(page, ['m2', 'gleu']);
    await drop(page, page.locator('.file-field'), eveningClass);
    await scored(page, '4 systems, 60 sentences.');
    await page.getByLabel('Confidence intervals and tests').check();
    await page.getByText('Intervals: the score on 1000 random draws').waitFor();
    for (const [words, format] of [
      ['Text', 'text'],
      ['Markdown', 'markdown'],
      ['LaTeX', 'latex'],
      ['CSV', 'csv'],
      ['JSON', 'json'],
    ]) {
      const { stdout } = stet(
        'score',
        '--gold',
        GOLD,
        '--metric',
        'm2,gleu',
        '--significance',
        '--format',
        format,
        SYSTEMS,
      );
      expect(await download(page, words)).toBe(stdout);
    }
    await page.context().close();
  });

  it('says what is wrong as the command line says it, but for the names of options, and shows the line', async () => {
    const gold = 'S a b\nA 0 1|||T|||x|||REQUIRED|||-NONE-|||0\nA 1 5|||T|||x|||REQUIRED|||-NONE-|||0\n';
    const page = await openPlayground(await room.visit());
    await chooseGold(page);
    await paste(page, goldBox(page), gold);
    await paste(page, outputBox(page, 1), 'a b');
    const { stderr } = stet('score', '--gold', file('gold', gold), file('out', 'a b\n'));
    const alert = page.getByRole('alert');
    await alert.waitFor();
    const said = await alert.locator('.input-error').innerText();
    expect(`stet: ${said}\n`).toBe(
      stderr.replace(`${folder}/`, '').replace(/--(strict-original|skip-bad-edits)/gu, '“$1”'),
    );
    await page.getByRole('button', { name: 'Show line 3' }).click();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(gold.split('\n')[2]);
    await expect.poll(() => goldBox(page).evaluate((box) => document.activeElement === box)).toBe(true);
    await paste(page, goldBox(page), 'A 1 2|||T|||y|||REQUIRED|||-NONE-|||0');
    await scored(page, '1 system, 1 sentence.');
    await expect.poll(() => alert.count()).toBe(0);
    await page.context().close();
  });

  it('refuses a file that is not text, and keeps what is there', async () => {
    const page = await openPlayground(await room.visit());
    await page.getByRole('button', { name: 'Load the example' }).click();
    await page
      .getByLabel('Files')
      .setInputFiles({ name: 'latin.txt', mimeType: 'text/plain', buffer: Buffer.from([0x63, 0xe9]) });
    await page.getByText('[INVALID_UTF8]').waitFor();
    await page.getByText('latin.txt, 1 line, not taken').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Show line 1' }).count()).toBe(0);
    await scored(page, '3 systems, 6 sentences.');
    await page.context().close();
  });

  it('is worked by the keyboard alone', async () => {
    const page = await openPlayground(await room.visit());
    const tabTo = async (name: string): Promise<void> => {
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab');
        const reached = await page.evaluate(() => {
          const element = document.activeElement;
          return `${element?.textContent ?? ''} ${(element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? ''}`;
        });
        if (reached.includes(name)) return;
      }
      throw new Error(`no way to ${name} by Tab`);
    };
    await tabTo('Load the example');
    await page.keyboard.press('Enter');
    await scored(page, '3 systems, 6 sentences.');
    await expect.poll(() => firstTable(page).locator('thead').innerText()).toContain('HOO F1');
    await tabTo('HOO');
    await page.keyboard.press('Space');
    await expect.poll(() => firstTable(page).locator('thead').innerText()).not.toContain('HOO F1');
    await tabTo('Add a system');
    await page.context().close();
  });

  it('has nothing that axe objects to, and fits on a phone', async () => {
    const broken: PlaygroundInput = { ...EXAMPLE_INPUT, gold: { name: 'gold', text: 'S a\nB\n' } };
    const states = [
      EMPTY_INPUT,
      EXAMPLE_INPUT,
      broken,
      { ...EXAMPLE_INPUT, metrics: ['m2', 'i-measure'], resampling: { resamples: 100, seed: 1 } },
      { ...EXAMPLE_INPUT, basis: 'references' as const },
      plainText,
    ];
    const context = await room.visit();
    for (const state of states) {
      const page = await openLinked(context, state);
      await page.locator('.results table, .results .empty, .results [role=alert]').first().waitFor();
      await page.getByText('Options of the metrics').click();
      await page.waitForFunction(() => document.querySelector('.stale') === null);
      expect(await objections(page)).toEqual([]);
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(async () => [width, await pageWidth(page)]).toEqual([width, width]);
      }
      await page.close();
    }
    expect(room.complaints()).toEqual([]);
    await context.close();
  });

  it('sets right-to-left text from right to left', async () => {
    const gold = 'S הילד הולכת לבית הספר .\nA 1 2|||Vform|||הולך|||REQUIRED|||-NONE-|||0\n';
    const state: PlaygroundInput = {
      ...EMPTY_INPUT,
      basis: 'references',
      source: { name: 'מקור', text: 'הילד הולכת לבית הספר .\n' },
      references: [{ name: 'reference-1', text: 'הילד הולך לבית הספר .\n' }],
      gold: { name: 'gold', text: gold },
      systems: [{ name: 'מערכת', text: 'הילד הולך לבית הספר .\n' }],
      metrics: ['m2', 'bleu'],
    };
    const page = await openLinked(await room.visit(), state);
    await scored(page, '1 system, 1 sentence.');
    const direction = (box: Locator): Promise<string> => box.evaluate((element) => getComputedStyle(element).direction);
    await expect.poll(() => direction(sourceBox(page))).toBe('rtl');
    await expect.poll(() => direction(outputBox(page, 1))).toBe('rtl');
    await expect.poll(() => direction(page.locator('html'))).toBe('ltr');
    await chooseGold(page);
    await page.getByText('Recall by error type').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.context().close();
  });

  it('speaks Ukrainian and German with the numbers of English, and keeps what was typed', async () => {
    const page = await (await room.visit({ locale: 'uk-UA' })).newPage();
    await page.goto(`/playground${await writeFragment(EXAMPLE_INPUT)}`);
    await page.getByText('Оцінено: 3 системи, 6 речень.', { exact: true }).waitFor({ state: 'attached' });
    await page.getByRole('textbox', { name: 'Назва системи 1' }).fill('мій зошит');
    await firstTable(page).getByText('мій зошит').waitFor();
    await page.getByText('Оцінено: 3 системи, 6 речень.', { exact: true }).waitFor({ state: 'attached' });
    const spoken = [await wordsAndNumbers(page)];
    for (const [language, status] of [
      ['de', 'Bewertet: 3 Systeme, 6 Sätze.'],
      ['en', 'Scored: 3 systems, 6 sentences.'],
    ]) {
      await page.locator('.language-switch select').selectOption(language);
      await page.getByText(status, { exact: true }).waitFor({ state: 'attached' });
      spoken.push(await wordsAndNumbers(page));
    }
    const [ukrainian, german, english] = spoken;
    const inEnglish = english.numbers.map((number) => number.replace('.', ','));
    expect([ukrainian.numbers, german.numbers]).toEqual([inEnglish, inEnglish]);
    expect(english.numbers.filter((number) => /^\d+\.\d\d$/u.test(number)).length).toBeGreaterThan(10);
    expect(ukrainian.words.filter((text) => !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
    expect(german.words.filter((text) => english.words.includes(text) && !SHARED_WORDS.has(text))).toEqual([]);
    expect([ukrainian.typed, german.typed]).toEqual([english.typed, english.typed]);
    await page.context().close();
  });

  it('is one step away from the home page, and from where strangers sign in', async () => {
    const organiser = await room.organise('/');
    await organiser.getByRole('link', { name: 'Playground', exact: true }).click();
    await organiser.getByRole('heading', { name: 'Playground' }).waitFor();
    await organiser.context().close();
    const stranger = await (await room.visit()).newPage();
    await stranger.goto('/');
    await stranger.getByRole('link', { name: 'playground', exact: true }).click();
    await stranger.getByRole('heading', { name: 'Playground' }).waitFor();
    await stranger.context().close();
  });
});
