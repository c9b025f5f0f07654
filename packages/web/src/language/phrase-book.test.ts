import { speechOf } from '@stet/charts';
import { expect, it } from 'vitest';
import { phraseBook } from './phrase-book.js';
import { phrases as german } from './de/phrases/index.js';

const book = phraseBook(
  {
    none: 'жодного',
    '{} {line|lines}': '{1} {1:рядок|рядки|рядків}',
    '{} {line|lines}, one for each sentence of {}': '{1} {1:рядок|рядки|рядків}, по одному на речення з {2}',
    '{} {line|lines}, one for each sentence of the gold': '{1} {1:рядок|рядки|рядків}, по одному на речення еталона',
    '{} ({{strictOriginal}} cuts them.)': '{1} ({{strictOriginal}} обрізає їх.)',
    'Correct the offsets.': 'Виправте позиції.',
    'systems of the file: {}': 'системи з файлу: {1}',
    'Wait {} s and try again.': 'Зачекайте {1} с.',
    'The next one, {}, opens at {}.': 'Наступний, {1}, відкриється {2}.',
    'six fields: A start end|||type': 'шість полів: A початок кінець|||тип',
    'scores for {}': 'бали за {1}',
    fluency: 'плавність',
  },
  speechOf('uk'),
);

it.each([
  ['none', 'жодного'],
  ['1 line', '1 рядок'],
  ['3 lines', '3 рядки'],
  ['12345 lines', '12\u00a0345 рядків'],
  // The phrase with the most words of its own.
  ['21 lines, one for each sentence of the gold', '21 рядок, по одному на речення еталона'],
  ['21 lines, one for each sentence of gold.m2', '21 рядок, по одному на речення з gold.m2'],
  // What stands in a hole may be a phrase, or a list with some.
  ['Correct the offsets. ({{strictOriginal}} cuts them.)', 'Виправте позиції. ({{strictOriginal}} обрізає їх.)'],
  ['scores for fluency, tone', 'бали за плавність, tone'],
  // The API names options by their keys.
  ['Correct the offsets. (strictOriginal cuts them.)', 'Виправте позиції. (strictOriginal обрізає їх.)'],
  ['Wait 2.5 s and try again.', 'Зачекайте 2,5 с.'],
  ['six fields: A start end|||type', 'шість полів: A початок кінець|||тип'],
  // A name of several words.
  ['3 lines, one for each sentence of my gold file', '3 рядки, по одному на речення з my gold file'],
  // What is quoted is the user's, also where it reads like a phrase.
  ['"none"', '"none"'],
  ['"Correct the offsets."', '"Correct the offsets."'],
  ['systems of the file: "he go home", b', 'системи з файлу: "he go home", b'],
  ['AMU.txt', 'AMU.txt'],
])('in Ukrainian, %s is %s', (english, ukrainian) => {
  expect(book(english)).toBe(ukrainian);
});

it('dates are written as the language writes them', () => {
  expect(book('The next one, "final", opens at 2026-03-01T12:00:00.000Z.')).toMatch(
    /^Наступний, "final", відкриється .*березня 2026/u,
  );
});

it.each([
  'the moon is full tonight',
  // The phrase is `none`, or `{} {line|lines}`: too little to know what the rest is.
  'whatever else there is, lines',
])('there are no words for %s', (english) => {
  expect(book(english)).toBeUndefined();
});

it('takes no long time for what looks like many phrases, one in another', () => {
  const all = phraseBook(german, speechOf('de'));
  for (const part of ['none of these: ', 'one and two or ', 'a b at c d in e f, ', '"x" for y of z to ']) {
    const start = performance.now();
    all(part.repeat(200));
    expect(performance.now() - start).toBeLessThan(5000);
  }
});
