import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of the playground's links and files. */
export const links: Phrases = {
  'Score it on the command line instead, with stet score.': 'Натомість оцініть це в командному рядку: stet score.',
  'Ask for the link again and copy all of it; some programs cut long links.':
    'Попросіть посилання ще раз і скопіюйте його повністю; деякі програми обрізають довгі посилання.',
  'a link of version {}': 'посилання версії {1}',
  'version {}': 'версія {1}',
  'basis: gold or references': 'basis: gold або references',
  '{} with a name and a text': '{1} з назвою і текстом',
  'a reference': 'еталонний варіант',
  'a system': 'система',
  source: 'вихідний текст',
  options: 'параметри',
  resampling: 'повторна вибірка',
  'the link': 'посилання',
  metrics: 'метрики',
  references: 'еталонні варіанти',
  systems: 'системи',
  '{} to be an object': '{1} як об’єкт',
  '{} to be a list': '{1} як список',
  'a metric of this page: {}': 'метрика цієї сторінки: {1}',
  'options that the page knows': 'параметри, які знає сторінка',
  'resampling with a number of resamples and a seed': 'повторна вибірка з кількістю вибірок і початковим числом',
  'a link in base64url': 'посилання в base64url',
  'other characters, or one cut off': 'інші символи або обрізане посилання',
  'a whole link': 'ціле посилання',
  'one that is cut off or damaged': 'обрізане або пошкоджене',
  'JSON in the link': 'JSON у посиланні',
  'systems with different names': 'системи з різними назвами',
};
