import type { Benchmark, BenchmarkBoard, Leaderboard } from '@stet/server';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeJudgingRoom, type JudgingRoom } from '../testing/judging-room.js';
import { looksRight } from '../testing/looks-right.js';
import { allReleased, saveByPage, scored } from '../testing/shared-task.js';

/** A sentence of each language with one error, and what corrects it. */
const LANGUAGES = {
  cs: {
    source: 'Já jdu do škola .\nMám rád psi .',
    right: 'Já jdu do školy .\nMám rád psy .',
    edits: ['školy', 'psy'],
  },
  de: {
    source: 'Ich gehe in der Schule .\nEr mag Hund .',
    right: 'Ich gehe in die Schule .\nEr mag Hunde .',
    edits: ['die', 'Hunde'],
  },
  uk: {
    source: 'Я йду до школа .\nВін любить пси .',
    right: 'Я йду до школи .\nВін любить псів .',
    edits: ['школи', 'псів'],
  },
} as const;
type Language = keyof typeof LANGUAGES;
const TRACKS = ['Minimal', 'Fluent'] as const;
const NAMES = Object.keys(LANGUAGES) as Language[];
/** Index of the word that is wrong in both sentences of each language. */
const WRONG = { cs: [3, 2], de: [3, 2], uk: [3, 2] } as const;

function goldOf(language: Language): string {
  const { source, edits } = LANGUAGES[language];
  return source
    .split('\n')
    .map((line, at) => {
      const start = WRONG[language][at];
      return `S ${line}\nA ${start} ${start + 1}|||X|||${edits[at]}|||REQUIRED|||-NONE-|||0\n`;
    })
    .join('\n');
}

/** Corrects the first sentence alone. */
function halfRight(language: Language): string {
  const { source, right } = LANGUAGES[language];
  return `${right.split('\n')[0]}\n${source.split('\n')[1]}\n`;
}

/** Writes the call and names the tracks. */
async function announce(organiser: Page): Promise<string> {
  await organiser.getByRole('link', { name: 'New benchmark' }).press('Enter');
  await organiser.getByLabel('Name').fill('Letters in three languages');
  await organiser.keyboard.press('Enter');
  await organiser.getByLabel('Call for participation').fill('Correct letters.\n\nEverybody may take part.');
  await organiser.getByLabel('How to cite').fill('@inproceedings{letters}');
  await organiser.getByRole('button', { name: 'Add a link' }).press('Enter');
  await organiser.getByLabel('Title').fill('Training data');
  await organiser.getByLabel('Address').fill('https://data.example.org/letters');
  await organiser.getByRole('group', { name: 'Track 1' }).getByLabel('Name').fill(TRACKS[0]);
  await organiser.getByRole('button', { name: 'Add a track' }).press('Enter');
  await organiser.getByRole('group', { name: 'Track 2' }).getByLabel('Name').fill(TRACKS[1]);
  await organiser.getByLabel('List it on the home page for everybody').check();
  await saveByPage(organiser);
  return /benchmarks\/([^/]+)/u.exec(organiser.url())?.[1] ?? '';
}

/** Adds the data sets of both tracks, and gives each its gold and a phase that never ends. */
async function addDataSets(room: JudgingRoom, organiser: Page, id: string): Promise<Benchmark> {
  await organiser.getByRole('link', { name: 'Data sets' }).press('Enter');
  const form = organiser.getByRole('region', { name: 'Add a data set' });
  for (const [track, trackName] of TRACKS.entries()) {
    for (const [at, language] of NAMES.entries()) {
      await form.getByLabel('Name of the data set').fill(`${language}-letters`);
      await form.getByLabel('Language', { exact: true }).fill(language);
      await form.getByRole('combobox', { name: 'Track', exact: true }).selectOption(trackName);
      await form.getByRole('button', { name: 'Add', exact: true }).press('Enter');
      await expect.poll(() => organiser.locator('.people > li').count()).toBe(track * NAMES.length + at + 1);
    }
  }
  const benchmark = await room.api<Benchmark>('GET', `/benchmarks/${id}`);
  const phase = { name: 'For good', opensAt: Date.now() - 1000, closesAt: null, limitPerMonth: 2 };
  for (const { task, settings } of benchmark.dataSets) {
    const json = {
      settings: { ...settings, resamples: 100, phases: [phase], release: allReleased(), totalsOnly: true },
    };
    await room.api('PATCH', `/tasks/${task}`, json);
    await room.upload(`/tasks/${task}/gold`, goldOf(settings.language as Language));
  }
  return room.api<Benchmark>('GET', `/benchmarks/${id}`);
}

/** Registers a team by the link, and returns its page. */
async function register(room: JudgingRoom, link: string, name: string): Promise<Page> {
  const page = await (await room.visit()).newPage();
  await page.goto(link);
  await page.getByText('Everybody may take part.').waitFor();
  await page.getByLabel('Name of the team').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Enter your room' }).press('Enter');
  await page.getByRole('heading', { name: 'Hand in' }).waitFor();
  return page;
}

/** Chooses files, says which track each is for, and submits them. */
async function handIn(
  page: Page,
  outputs: readonly { language: Language; track: number; text: string }[],
): Promise<void> {
  await page.getByLabel('Outputs of your system').setInputFiles(
    outputs.map(({ language, text }) => ({
      name: `${language}-letters.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  );
  const rows = page.locator('.checked > li');
  await expect.poll(() => rows.count()).toBe(outputs.length);
  for (const [at, { language, track }] of outputs.entries()) {
    // The name is that of two data sets, so the team says which.
    await rows.nth(at).getByRole('combobox').selectOption(`${language}-letters (${TRACKS[track]})`);
    await rows.nth(at).getByText('2 lines').waitFor();
  }
  await page.getByRole('button', { name: /^Submit/u }).press('Enter');
  for (const at of outputs.keys())
    await rows
      .nth(at)
      .getByText(/Submission \d is here/u)
      .waitFor();
}

const everywhere = (textOf: (language: Language) => string): { language: Language; track: number; text: string }[] =>
  TRACKS.flatMap((_, track) => NAMES.map((language) => ({ language, track, text: textOf(language) })));

/** The board once all is scored. */
async function currentBoard(room: JudgingRoom, id: string): Promise<BenchmarkBoard> {
  const read = (): Promise<BenchmarkBoard> => room.api('GET', `/benchmarks/${id}/leaderboard`);
  await expect
    .poll(async () => {
      const { isCurrent, tracks } = await read();
      return isCurrent && tracks.length === TRACKS.length && tracks[0].rows.length === 2;
    })
    .toBe(true);
  return read();
}

describeJudgingRoom('the story of a benchmark', (room) => {
  it('goes from the call to the averaged board of three languages and two tracks, and on to another server', async () => {
    const organiser = await room.organise('/');
    const id = await announce(organiser);
    const { dataSets } = await addDataSets(room, organiser, id);

    await organiser.getByRole('link', { name: 'Teams' }).press('Enter');
    await organiser.getByRole('button', { name: 'Make a link' }).press('Enter');
    const link = await organiser.getByLabel('Registration link').inputValue();
    const alpha = await register(room, link, 'alpha');
    await handIn(
      alpha,
      everywhere((language) => `${LANGUAGES[language].right}\n`),
    );
    const beta = await register(room, link, 'beta');
    await handIn(beta, [{ language: 'cs', track: 0, text: halfRight('cs') }]);
    await expect
      .poll(() =>
        beta
          .getByRole('row', { name: /cs-letters/u })
          .first()
          .innerText(),
      )
      .toContain('1 this month');
    const baseline = await register(room, link, 'baseline');
    await handIn(baseline, everywhere(halfRight));
    await organiser.getByRole('button', { name: 'Pin as baseline baseline' }).press('Enter');
    await organiser.getByRole('button', { name: 'Rank like the others baseline' }).waitFor();
    for (const { task } of dataSets) await scored(room, task);

    const visitor = await (await room.visit()).newPage();
    await visitor.goto('/');
    await visitor.getByRole('link', { name: 'Letters in three languages' }).press('Enter');
    await visitor.getByText('Correct letters.').waitFor();
    await looksRight(visitor, 'the call of a benchmark');
    await visitor.getByRole('link', { name: 'Leaderboard' }).press('Enter');
    const table = visitor.getByRole('region', { name: `Leaderboard: ${TRACKS[0]}` });
    await table.getByRole('row', { name: /alpha/u }).waitFor();
    const board = await currentBoard(room, id);
    await expect.poll(() => table.getByRole('row', { name: /alpha/u }).innerText()).toMatch(/^1\s+alpha/u);
    await expect.poll(() => table.getByRole('row', { name: /beta/u }).innerText()).toMatch(/^–\s+beta/u);
    await table.getByRole('rowheader', { name: 'Baselines, not ranked' }).waitFor();
    await looksRight(visitor, 'the board of a benchmark');

    // The mean of what the boards of the data sets themselves say.
    for (const { track, baselines } of board.tracks) {
      const values: number[] = [];
      for (const { task } of dataSets.filter((dataSet) => dataSet.track === track)) {
        const single = await room.api<Leaderboard>('GET', `/tasks/${task}/leaderboard?gold=gold`);
        values.push(single.baselines[0].scores[0].value);
      }
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      expect(baselines[0].average.value).toBeCloseTo(mean, 12);
      await expect
        .poll(() => visitor.getByRole('region', { name: `Leaderboard: ${TRACKS[track]}` }).innerText())
        .toContain((100 * mean).toFixed(2));
    }

    await organiser.getByRole('link', { name: 'Settings' }).press('Enter');
    const [download] = await Promise.all([
      organiser.waitForEvent('download'),
      organiser.getByRole('link', { name: 'Download everything' }).click(),
    ]);
    const backup = await download.path();
    await organiser.goto('/benchmarks/new');
    await organiser.getByRole('button', { name: 'Backup' }).setInputFiles(backup);
    await organiser.waitForURL((url) => /\/benchmarks\/(?!new)/u.test(url.pathname) && !url.pathname.includes(id));
    const restored = /benchmarks\/([^/]+)/u.exec(organiser.url())?.[1] ?? '';
    expect(shownOf(await currentBoard(room, restored))).toEqual(shownOf(board));
    expect(room.complaints()).toEqual([]);
    for (const page of [alpha, beta, baseline, visitor]) await page.context().close();
  });
});

/** What people read from a board. */
const shownOf = ({ tracks }: BenchmarkBoard): unknown =>
  tracks.map(({ name, rows, baselines }) => ({
    name,
    rows: [...rows, ...baselines].map(({ team, average, cells }) => ({
      team,
      average,
      cells: cells.map(({ state, value, interval }) => ({ state, value, interval })),
    })),
  }));
