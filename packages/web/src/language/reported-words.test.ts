import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { annotatedTask } from '../testing/annotation.js';
import { EMPTY_INPUT } from '../playground/empty-input.js';
import { EXAMPLE_INPUT } from '../playground/example.js';
import { writeFragment } from '../playground/link/write-link.js';
import type { PlaygroundInput } from '../playground/playground-input.js';
import { EXAMPLE, describeJudgingRoom, draftCampaign, type JudgingRoom } from '../testing/judging-room.js';
import { EXAMPLE_GOLD, beginTask } from '../testing/shared-task.js';

const readExample = (file: string): string => readFileSync(EXAMPLE + file, 'utf8');

const BAD_GOLD = readFileSync(EXAMPLE_GOLD, 'utf8').replace(/^A \d+ \d+/mu, 'A 3 99');
const BROKEN_M2: PlaygroundInput = {
  ...EMPTY_INPUT,
  basis: 'gold',
  metrics: ['m2'],
  gold: { name: 'gold.m2', text: 'S a b c\nA 1 2|||T|||x|||REQUIRED\n' },
  systems: [{ name: 'one', text: 'a b c' }],
};

/** I-measure cuts two corrections otherwise than the gold. */
const WARNED: PlaygroundInput = {
  ...EXAMPLE_INPUT,
  basis: 'gold',
  metrics: ['i-measure'],
  gold: { name: 'gold.m2', text: readExample('gold.m2') },
  systems: [{ name: 'careful', text: readExample('systems/careful.txt') }],
};

const fileOf = (name: string, text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** What stands on the page in English, because the language of the page has no words for it. */
const leftEnglish = (page: Page): Promise<string[]> => page.locator('main').locator('[lang=en]').allInnerTexts();

interface Expected {
  readonly locale: string;
  readonly wrongLines: RegExp;
  readonly badOffsets: RegExp;
  readonly brokenM2: RegExp;
  readonly warning: RegExp;
  readonly loss: RegExp;
  readonly type: string;
}

describeJudgingRoom('words of the server and the engines', (room: JudgingRoom) => {
  it.each<Expected>([
    {
      locale: 'de-DE',
      wrongLines: /3 Zeilen, eine für jeden Satz des Originals.*2 Zeilen/su,
      badOffsets: /3 99; erwartet: Tokenpositionen von 0 bis \d+, der Länge des Satzes/u,
      brokenM2: /Erwartet: sechs Felder: A Anfang Ende.*Ergänzen Sie die fehlenden Felder\./su,
      warning: /2 Korrekturen sind wie im ursprünglichen Programm .*mit „tokens“ gold\./u,
      loss: /XML.*die Punkte, bei \d+ Urteilen/su,
      type: 'Das Verb steht in der falschen Zeitform oder im falschen Aspekt.',
    },
    {
      locale: 'uk-UA',
      wrongLines: /3 рядки, по одному на кожне речення .*2 рядки/su,
      badOffsets: /3 99.*позиції токенів від 0 до \d+ — довжини речення/u,
      brokenM2: /Очікується: шість полів: A початок кінець.*Додайте поля, яких бракує\./su,
      warning: /2 виправлення поділено на інші токени.*«tokens» gold\./u,
      loss: /XML.*бали — у \d+ оцінках/su,
      type: 'Дієслово стоїть не в тому часі чи виді.',
    },
  ])('are in the language of the page: $locale', async ({ locale, ...expected }) => {
    const task = await beginTask(room, { name: `Words ${locale}` });
    const page = await room.organise(`/tasks/${task.id}/alternatives`, { locale });
    const shows = async (words: RegExp | string): Promise<void> => {
      await expect.poll(() => page.locator('main').innerText()).toMatch(words);
      expect(await leftEnglish(page)).toEqual([]);
    };

    await page.locator('input[type=file]').first().setInputFiles(fileOf('bad.m2', BAD_GOLD));
    await shows(expected.badOffsets);

    const { id } = await room.api<{ id: string }>('POST', '/campaigns', { name: `Words ${locale}` });
    await room.upload(`/campaigns/${id}/texts/source`, 'one two\nthree four\nfive six\n');
    await page.goto(`/campaigns/${id}`);
    await page.locator('input[type=file][multiple]').first().setInputFiles(fileOf('short.txt', 'one two\nfive six\n'));
    await shows(expected.wrongLines);

    const judged = await draftCampaign(room);
    await room.upload(`/campaigns/${judged}/judgments?file=assessments.jsonl`, readExample('assessments.jsonl'));
    await page.goto(`/campaigns/${judged}/dashboard`);
    await shows(expected.loss);

    for (const [input, words] of [
      [BROKEN_M2, expected.brokenM2],
      [WARNED, expected.warning],
    ] as const) {
      await page.goto('/');
      await page.goto(`/playground${await writeFragment(input)}`);
      await shows(words);
    }

    await page.goto(`/tasks/${(await annotatedTask(room)).id}/annotation`);
    await page.locator('section[aria-labelledby=types] summary').click();
    await shows(expected.type);
    await page.context().close();
    expect(room.complaints()).toEqual([]);
  });
});
