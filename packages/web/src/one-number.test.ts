import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  metricKinds,
  parseGold,
  parsePlainText,
  percent,
  type ScoreDocument,
  type TaskResults,
} from '@stet/core/internal';
import type { Leaderboard, NewTaskSettings } from '@stet/server';
import { matchers } from '@stet/vitest';
import { describe, expect, it } from 'vitest';
import { file, folder, json, stet } from '../../cli/src/testing/stet.js';
import { describeGolden, readShared } from '../../core/src/testing/shared.js';
import { ok } from '../../server/src/testing/campaign.js';
import { packed } from '../../server/src/testing/packed.js';
import { openRoom } from '../../server/src/testing/room.js';
import { openSettings, addTeam, scoreAll } from '../../server/src/testing/task.js';
import { EMPTY_INPUT } from './playground/empty-input.js';
import { PAGE_METRICS } from './playground/playground-metrics.js';
import { scoreTexts } from './playground/scoring/score-texts.js';

const RESAMPLES = 100;
const METRICS = metricKinds.map(({ name }) => name);
/** A leaderboard scores each submission by itself, so that what depends on other systems cannot be the same there. */
const BOARD_METRICS = metricKinds.filter(({ dependsOnSystems }) => !dependsOnSystems).map(({ name }) => name);

/** What every surface must agree on, by system and metric. */
type Numbers = Record<string, Record<string, { value: number; interval: readonly number[]; signature: string }>>;

interface Corpus {
  readonly gold: string;
  readonly sources: readonly string[];
  readonly systems: Readonly<Record<string, readonly string[]>>;
}

/** Sentences with one, two or three annotators, and three systems that do not agree. */
const uneven: Corpus = (() => {
  const numbers = Array.from({ length: 24 }, (_, at) => at);
  const block = (at: number): string => {
    const annotations = [
      `A 1 2|||SVA|||goes|||REQUIRED|||-NONE-|||0`,
      `A 1 2|||Vt|||went|||REQUIRED|||-NONE-|||1`,
      `A 3 4|||ArtOrDet|||the school|||REQUIRED|||-NONE-|||3`,
    ].slice(0, 1 + (at % 3));
    return [`S he${at} go to school number ${at % 5} .`, ...annotations, ''].join('\n');
  };
  const line = (at: number, verb: string, place: string): string => `he${at} ${verb} to ${place} number ${at % 5} .`;
  return {
    gold: `${numbers.map(block).join('\n')}\n`,
    sources: numbers.map((at) => line(at, 'go', 'school')),
    systems: {
      careful: numbers.map((at) => line(at, at % 4 === 0 ? 'go' : 'goes', 'school')),
      past: numbers.map((at) => line(at, 'went', at % 2 === 0 ? 'school' : 'the school')),
      wild: numbers.map((at) => line(at, at % 3 === 0 ? 'going' : 'goes', 'the big school')),
    },
  };
})();

const lines = (texts: readonly string[]): string => `${texts.join('\n')}\n`;

function numbersOf({ systems }: ScoreDocument): Numbers {
  const entry = (score: ScoreDocument['systems'][number]['scores'][string]): Numbers[string][string] => ({
    value: score.value,
    interval: score.confidenceInterval ?? [],
    signature: score.signature,
  });
  return Object.fromEntries(
    systems.map(({ name, scores }) => [
      name,
      Object.fromEntries(Object.entries(scores).map(([metric, score]) => [metric, entry(score)])),
    ]),
  );
}

/** What a command prints as JSON. Standard error may hold notes: some golds have corrections that the I-measure cuts. */
function printedNumbers(...args: readonly string[]): Numbers {
  const { status, stdout, stderr } = stet(...args, '--json');
  expect(status, stderr).toBe(0);
  return numbersOf(JSON.parse(stdout) as ScoreDocument);
}

/** Some of the metrics of all numbers. */
function only(numbers: Numbers, metrics: readonly string[]): Numbers {
  return Object.fromEntries(
    Object.entries(numbers).map(([system, scores]) => [
      system,
      Object.fromEntries(metrics.map((metric) => [metric, scores[metric]])),
    ]),
  );
}

interface Uploads {
  /** Nothing where the gold gives it. */
  readonly source?: string;
  readonly gold: string | Uint8Array;
  readonly systems: Readonly<Record<string, string>>;
}

/** What the leaderboard says of a corpus, whose gold is uploaded to this path of the task. */
function boardNumbers(name: string, { gold, sources, systems }: Corpus, goldPath = 'gold'): Promise<Numbers> {
  const outputs = Object.entries(systems).map(([system, texts]) => [system, lines(texts)]);
  const uploads = { source: lines(sources), gold, systems: Object.fromEntries(outputs) as Record<string, string> };
  return uploadedNumbers(name, uploads, { metrics: [...BOARD_METRICS] }, goldPath);
}

/** What the leaderboard of a task with such settings says of files. */
async function uploadedNumbers(
  name: string,
  { source, gold, systems }: Uploads,
  changes: NewTaskSettings,
  goldPath = 'gold',
): Promise<Numbers> {
  const room = await openRoom({ folder: join(folder, `${name}-database`) });
  const settings = openSettings(room.now, { resamples: RESAMPLES, ...changes });
  const { id } = ok(await room.organiser.send('POST', 'tasks', { name, settings })).body as { id: string };
  if (source !== undefined) ok(await room.organiser.upload(`tasks/${id}/source`, source));
  ok(await room.organiser.upload(`tasks/${id}/${goldPath}`, gold));
  for (const [system, text] of Object.entries(systems)) {
    const team = await addTeam(room, id, system);
    ok(await team.client.send('POST', 'team/submissions', text));
  }
  await scoreAll(room);
  const { rows } = ok(await room.organiser.send('GET', `tasks/${id}/leaderboard`)).body as Leaderboard;
  await room.close();
  const board = rows.map(({ team, scores }) => [
    team,
    Object.fromEntries(
      scores.map(({ metric, value, interval, signature }) => [metric, { value, interval, signature }]),
    ),
  ]);
  return Object.fromEntries(board) as Numbers;
}

function walk(name: string, { gold, sources, systems }: Corpus): void {
  const goldFile = file(`${name}.m2`, gold);
  const outputs = Object.entries(systems).map(
    ([system, texts]) => `${system}=${file(`${name}-${system}.txt`, lines(texts))}`,
  );
  const scoring = ['--gold', goldFile, '--metric', METRICS.join(',')];
  const drawing = ['--resamples', String(RESAMPLES)];
  const page = join(folder, `${name}.html`);
  const scored = printedNumbers('score', ...scoring, ...drawing, '--precision', '12', '--html', page, ...outputs);

  it('stet stats and stet merge', () => {
    const shards = [1, 2, 3].map((shard) => {
      const output = join(folder, `${name}-${shard}.jsonl`);
      stet('stats', ...scoring, '--shard', `${shard}/3`, '--output', output, ...outputs);
      return output;
    });
    expect(printedNumbers('merge', ...drawing, ...shards)).toEqual(scored);
  });

  it("the leaderboard's API", async () => {
    expect(await boardNumbers(name, { gold, sources, systems })).toEqual(only(scored, BOARD_METRICS));
  });

  it("the playground's worker", async () => {
    const metrics = PAGE_METRICS.map((metric) => metric.name);
    const input = {
      ...EMPTY_INPUT,
      basis: 'gold' as const,
      gold: { name: 'gold', text: gold },
      systems: Object.entries(systems).map(([system, texts]) => ({ name: system, text: lines(texts) })),
      metrics,
      resampling: { resamples: RESAMPLES, seed: 1 },
    };
    const { document } = await scoreTexts(input, () => Promise.resolve());
    expect(numbersOf(document)).toEqual(only(scored, metrics));
  });

  it('stet task results', () => {
    const submissions = join(folder, `${name}-submissions`);
    mkdirSync(submissions);
    for (const [system, texts] of Object.entries(systems)) writeFileSync(join(submissions, system), lines(texts));
    const results = json(['task', 'results', '--gold', goldFile, '--submissions', submissions, ...drawing, '--json']);
    const board = (results as unknown as TaskResults).submissions.map(({ name: system, score, confidenceInterval }) => [
      system,
      { m2: { value: score.value, interval: confidenceInterval, signature: score.signature } },
    ]);
    expect(Object.fromEntries(board)).toEqual(only(scored, ['m2']));
  });

  it('the HTML report', () => {
    const html = readFileSync(page, 'utf8').replaceAll(/<[^>]*>/gu, '');
    for (const scores of Object.values(scored)) {
      for (const { value, interval, signature } of Object.values(scores)) {
        expect(html).toContain(percent(value, 12));
        expect(html).toContain(interval.map((bound) => percent(bound, 12)).join(' to '));
        expect(html).toContain(signature);
      }
    }
  });

  it.each(['m2', 'hoo'] as const)('@stet/vitest by %s', async (metric) => {
    for (const [system, texts] of Object.entries(systems)) {
      const corrector = (sentence: string): string => texts[sources.indexOf(sentence)];
      const { message } = await matchers.toReachF(corrector, 1, { gold, metric, resamples: RESAMPLES });
      const { value, interval, signature } = scored[system][metric];
      const said = message();
      expect(said).toContain(
        `it reached ${percent(value, 2)} (95 % interval ${interval.map((bound) => percent(bound, 2)).join(' to ')})`,
      );
      expect(said).toContain(signature);
    }
  });

  it('the walk meets every metric', () => {
    expect(Object.keys(scored[Object.keys(systems)[0]])).toEqual(METRICS);
    expect(Object.values(scored).flatMap(Object.values)).not.toContainEqual(expect.objectContaining({ interval: [] }));
  });
}

describe('one number for a gold with an uneven number of annotators', () => {
  walk('uneven', uneven);
});

describe('one number for a source and references alone', () => {
  const references = ['careful', 'past'];
  const textFile = (name: string, texts: readonly string[]): string => file(`plain-${name}.txt`, lines(texts));
  const scoring = [
    ...['--source', textFile('source', uneven.sources), '--metric', METRICS.join(',')],
    ...references.flatMap((name) => ['--reference', textFile(name, uneven.systems[name])]),
  ];
  const outputs = Object.entries(uneven.systems).map(([system, texts]) => `${system}=${textFile(system, texts)}`);
  const drawing = ['--resamples', String(RESAMPLES)];
  const scored = printedNumbers('score', ...scoring, ...drawing, ...outputs);

  it('every metric gives one, METEOR too', () => {
    expect(Object.keys(scored.wild)).toEqual(METRICS);
    expect(scored.wild.m2.signature).toContain('|gold:extracted|');
    expect(scored.wild.meteor.signature).toContain('|wordnet:');
  });

  it('stet stats and stet merge', () => {
    const shards = [1, 2, 3].map((shard) => {
      const output = join(folder, `plain-${shard}.jsonl`);
      stet('stats', ...scoring, '--shard', `${shard}/3`, '--output', output, ...outputs);
      return output;
    });
    expect(printedNumbers('merge', ...drawing, ...shards)).toEqual(scored);
  });

  it("the playground's worker", async () => {
    const { document } = await scoreTexts(
      {
        ...EMPTY_INPUT,
        source: { name: 'source', text: lines(uneven.sources) },
        references: references.map((name) => ({ name, text: lines(uneven.systems[name]) })),
        systems: Object.entries(uneven.systems).map(([name, texts]) => ({ name, text: lines(texts) })),
        metrics: METRICS,
        resampling: { resamples: RESAMPLES, seed: 1 },
      },
      () => Promise.resolve(),
    );
    expect(numbersOf(document)).toEqual(scored);
  });
});

describe('one number for a gold with bad offsets, some edits of which are left out', () => {
  const bad = ['A 7 99|||SVA|||x|||REQUIRED|||-NONE-|||0', 'A 2 1|||SVA|||x|||REQUIRED|||-NONE-|||0'];
  const gold = uneven.gold.replace('\n\n', `\n${bad.join('\n')}\n\n`);
  const outputs = Object.entries(uneven.systems).map(
    ([system, texts]) => `${system}=${file(`bad-${system}.txt`, lines(texts))}`,
  );
  const scored = printedNumbers(
    ...['score', '--gold', file('bad.m2', gold), '--skip-bad-edits', '--metric', METRICS.join(',')],
    ...['--resamples', String(RESAMPLES), ...outputs],
  );

  it("the leaderboard's API", async () => {
    expect(scored.careful.m2.signature).toContain('|skipped:2|');
    expect(await boardNumbers('bad', { ...uneven, gold }, 'gold?skipBadEdits=true')).toEqual(
      only(scored, BOARD_METRICS),
    );
  });
});

describe('one number for text without blanks, in characters and normalised', () => {
  const metrics = ['m2', 'gleu', 'bleu', 'i-measure'];
  const gold = [
    ['S 我喜欢苹果。', 'A 0 1|||S|||我爱苹果。|||REQUIRED|||-NONE-|||0', ''],
    ['S 他们去学校了', 'A 0 1|||M|||他们去学校了。|||REQUIRED|||-NONE-|||0', ''],
    ['S cafe\u0301 很好', 'A 0 1|||W|||咖啡|||REQUIRED|||-NONE-|||0', ''],
  ]
    .map((block) => `${block.join('\n')}\n`)
    .join('');
  const systems = { one: '我爱苹果。\n他们去学校了。\ncafé 很好\n', two: '我喜欢果。\n他们去了学校\n咖啡 很好\n' };

  it.each([
    ['M2', gold],
    // Two ways to one answer, which are alternatives.
    [
      "ChERRANT's M2",
      [
        'S 我 喜 欢 苹 果 。',
        'T0-A0 我 爱 苹 果 。',
        'A 1 3|||S|||爱|||REQUIRED|||-NONE-|||0',
        'T0-A1 我 爱 苹 果 。',
        'A 1 2|||S|||爱|||REQUIRED|||-NONE-|||0',
        'A 2 3|||R|||-NONE-|||REQUIRED|||-NONE-|||0',
        '',
        'S 他 们 去 学 校 了',
        'T0 没有错误',
        'A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0',
        '',
        'S 很 好',
        'T0-A0 很 好 。',
        'A 2 2|||M|||。|||REQUIRED|||-NONE-|||0',
        '',
        '',
      ].join('\n'),
    ],
  ])('the leaderboard for %s', async (format, text) => {
    const name = format === 'M2' ? 'characters' : 'cherrant';
    const outputs = Object.entries(systems).map(
      ([system, output]) => `${system}=${file(`${name}-${system}.txt`, output)}`,
    );
    const scored = printedNumbers(
      ...['score', '--gold', file(`${name}.m2`, text), '--metric', metrics.join(',')],
      ...['--unit', 'character', '--normalise', 'nfc', '--resamples', String(RESAMPLES), ...outputs],
    );
    expect(scored.one.m2.signature).toContain('|unit:character|');
    const settings: NewTaskSettings = { metrics, unit: 'character', normalise: ['nfc'] };
    expect(await uploadedNumbers(name, { gold: text, systems }, settings)).toEqual(scored);
  });
});

describe("one number for essays in MultiGEC's Markdown", () => {
  const metrics = ['gleu', 'bleu', 'm2'];
  const markdown = (essays: Readonly<Record<string, string>>): string =>
    Object.entries(essays)
      .map(([id, text]) => `### essay_id = ${id}\n${text}\n\n`)
      .join('');
  const originals = markdown({ a: 'Jag har en katt.\nDen är snäll.', b: 'Han gå hem nu.', c: 'De äter mat.' });
  const [first, second] = [
    markdown({ a: 'Jag har en katt.\nDen är väldigt snäll.', b: 'Han går hem nu.', c: 'De äter mat.' }),
    markdown({ b: 'Han gick hem.' }),
  ];
  // In another order, and one of them without an essay.
  const systems = {
    whole: markdown({ b: 'Han går hem.', a: 'Jag har en katt. Den är snäll.', c: 'De åt mat.' }),
    part: markdown({ a: 'Jag har en katt.\nDen är väldigt snäll.', c: 'De äter mat.' }),
  };

  it('the leaderboard, whose gold is the references', async () => {
    const referenceFiles = [first, second].map((text, at) => file(`essays-ref${at + 1}.md`, text));
    const outputs = Object.entries(systems).map(([system, text]) => `${system}=${file(`essays-${system}.md`, text)}`);
    const scored = printedNumbers(
      ...['score', '--source', file('essays-orig.md', originals), '--metric', metrics.join(',')],
      ...referenceFiles.flatMap((name) => ['--reference', name]),
      ...['--resamples', String(RESAMPLES), ...outputs],
    );
    const references = { 'ref1.md': first, 'ref2.md': second };
    const settings = { metrics, official: 'gleu' };
    expect(await uploadedNumbers('essays', { source: originals, gold: packed(references), systems }, settings)).toEqual(
      scored,
    );
    const all = packed({ 'orig.md': originals, ...references });
    expect(await uploadedNumbers('all-essays', { gold: all, systems }, settings)).toEqual(scored);
  });
});

describeGolden('one number for sentences of CoNLL-2014 with alternative answers', () => {
  // As many as make all the places work: that they agree on more of them, too, costs much and shows nothing else.
  const someOf = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % 15 === 0);
  const blocks = readShared('data/conll14/alt/official-2014.combined-withalt.m2').trimEnd().split('\n\n');
  const gold = someOf(blocks)
    .map((block) => `${block}\n\n`)
    .join('');
  const outputOf = (system: string): string[] =>
    someOf(parsePlainText(readShared(`data/conll14/submissions/${system}`)));
  walk('conll14', {
    gold,
    sources: parseGold(gold).map(({ source }) => source),
    systems: { AMU: outputOf('AMU'), CAMB: outputOf('CAMB') },
  });
});
