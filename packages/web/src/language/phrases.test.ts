import { speechOf } from '@stet/charts';
import { SCALES } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { HOLE } from '../testing/phrases/text-values.js';
import { TOLD_BY_CODE, shownPhrases } from '../testing/phrases/shown-phrases.js';
import { openSources } from '../testing/phrases/sources.js';
import { german as inGerman } from './de/index.js';
import { phrases as german } from './de/phrases/index.js';
import { campaigns } from './en/campaigns.js';
import { phraseFinder, type Phrases } from './phrase-book.js';
import { ukrainian as inUkrainian } from './uk/index.js';
import { phrases as ukrainian } from './uk/phrases/index.js';

/** Files whose words no page shows, and why. A folder ends with a slash. */
const EXEMPT: Readonly<Record<string, string>> = {
  'server/src/start-server.ts': 'said when the server starts',
  'server/src/http/trusted-proxies.ts': 'the same',
  'server/src/scoring/offer-programs.ts': 'the same',
  'server/src/exports/task-backup-tables.ts': 'the name of a column',
  'server/src/http/body.ts': 'said to programs that call the API wrongly',
  'server/src/http/schemas.ts': 'the same',
  'server/src/links/require-team.ts': 'the same',
  'node/src/programs/': 'pages say by its code that the program of a metric failed',
  'core/src/metrics/program/': 'the same',
  'core/src/meta/': 'only commands compare metrics with people',
  'core/src/metrics/gotoscorer/difficulty.ts': 'only commands take such files',
  'core/src/metrics/meteor/paraphrase-table.ts': 'the same',
  'core/src/text/analysis/': 'the same',
  'core/src/judgments/model-judge/questions.ts': 'the same',
  'node/src/create-metric.ts': 'the same',
  'node/src/wordnet.ts': 'the same',
  'node/src/read-errors.ts': 'only commands read files by their path',
};

const shown = shownPhrases(openSources(), (file) => /^(?:server|web)\//u.test(file));
const isExempt = (place: string): boolean => Object.keys(EXEMPT).some((start) => place.startsWith(start));
/** They stand in holes, and come from data. */
const names: readonly string[] = [...SCALES, ...Object.keys(campaigns.states), 'and', 'or'];
const required = shown.filter(({ places }) => !places.every(isExempt));

it('exempts only files with words', () => {
  expect(required.length).toBeGreaterThan(800);
  const places = shown.flatMap((phrase) => phrase.places);
  expect(Object.keys(EXEMPT).filter((start) => !places.some((place) => place.startsWith(start)))).toEqual([]);
});

it('needs no phrases for problems whose remedy goes by their code', () => {
  for (const { api } of [inGerman, inUkrainian]) {
    expect(new Set(Object.keys(api.problems.remedies))).toEqual(TOLD_BY_CODE);
  }
});

describe.each([
  ['German', 'de', german],
  ['Ukrainian', 'uk', ukrainian],
])('%s', (_, locale, phrases) => {
  const used = new Set<string>();
  const recorded = new Proxy(phrases, {
    get: (target, key: string) => {
      used.add(key);
      return target[key];
    },
  }) satisfies Phrases;
  const { exact: find } = phraseFinder(recorded, speechOf(locale));

  it('has words for all that the server and the engines can say on a page', () => {
    const lacking = required.filter(({ text }) => find(text.replaceAll(HOLE, '7')) === undefined);
    expect(lacking.map(({ text, places }) => `${places[0]}: ${text.replaceAll(HOLE, '{}')}`)).toEqual([]);
  });

  it('has words for scales and states of campaigns', () => {
    expect(names.filter((name) => find(name) === undefined)).toEqual([]);
  });

  it('has no words for what is said no more', () => {
    expect(Object.keys(phrases).filter((english) => !used.has(english) && !names.includes(english))).toEqual([]);
  });
});
