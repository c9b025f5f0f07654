import { metricKinds } from '@stet/core/internal';
import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OPTION_FIELDS } from '../playground/playground-options.js';
import { german } from './de/index.js';
import { english } from './en/index.js';
import { ukrainian } from './uk/index.js';

type Message = string | ((...input: never[]) => unknown);

/** Names, and words that are the same in every language. */
const NAMES = new Set([
  'Bradley–Terry',
  'CSV',
  'Expected Wins',
  'JSON',
  'JSON Lines',
  'Kendall τ-b',
  'LaTeX',
  'Markdown',
  'Pearson r',
  'Spearman ρ',
  'TrueSkill',
]);

/** Words that German shares with English. */
const SHARED_WORDS = new Set(
  'Annotation Benchmark Benchmarks Explorer Export Gold Link Name Phase Recall System Team Teams Test Text Track Tracks min optional'.split(
    ' ',
  ),
);

/** No messages: how numbers and dates are written, and the names of keys. */
const NOT_SAID = /^(?:charts\.speech|time\.locale|.*\.keys\.\d+\.0)$/u;

/** The messages of a catalogue by their paths. */
function messagesOf(catalogue: object, path = ''): [path: string, message: Message][] {
  return Object.entries(catalogue).flatMap(([key, entry]: [string, unknown]) => {
    const place = path === '' ? key : `${path}.${key}`;
    if (NOT_SAID.test(place)) return [];
    if (isValidElement(entry)) return [[place, renderToStaticMarkup(entry).replaceAll(/<[^>]*>/gu, '')]];
    if (typeof entry === 'object' && entry !== null) return messagesOf(entry, place);
    return [[place, entry as Message]] as [string, Message][];
  });
}

const STRINGS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/gu;

/** What a message says: of a function, the texts in its source, without what they are filled with. */
function saidBy(message: Message): string {
  if (typeof message === 'string') return message;
  const texts = [...String(message).matchAll(STRINGS)].map(([text]) => text.slice(1, -1));
  return texts.map((text) => text.replaceAll(/\$\{[^{}]*\}/gu, '')).join(' ');
}

/** True for what has words at all: not for `3 s`, nor for a function that leaves the words to another. */
const hasWords = (said: string): boolean => /\p{L}{2,}/u.test(said) && !NAMES.has(said);

it('Ukrainian is written in Cyrillic letters', () => {
  const foreign = messagesOf(ukrainian).filter(([, message]) => {
    const said = saidBy(message);
    return hasWords(said) && !/\p{Script=Cyrillic}/u.test(said);
  });
  expect(foreign.map(([path]) => path)).toEqual([]);
});

it('German says everything in other words than English', () => {
  const ofEnglish = new Map(messagesOf(english).map(([path, message]) => [path, saidBy(message)]));
  const same = messagesOf(german).filter(([path, message]) => {
    const said = saidBy(message);
    const isShared = (said.match(/\p{L}{2,}/gu) ?? []).every((word) => SHARED_WORDS.has(word));
    return hasWords(said) && !isShared && said === ofEnglish.get(path);
  });
  expect(same.map(([path]) => path)).toEqual([]);
});

it('every language explains every metric and every option of the playground', () => {
  for (const { metrics } of [german, ukrainian]) {
    expect(metricKinds.filter(({ name, definition }) => metrics.definition(name, definition) === definition)).toEqual(
      [],
    );
    expect(
      OPTION_FIELDS.filter(({ key, option }) => metrics.option(key, option.help) === option.help).map(({ key }) => key),
    ).toEqual([]);
  }
});
