import { expect, it } from 'vitest';
import { chooseLanguage } from './languages.js';

it.each([
  [null, ['fr', 'uk-UA', 'de'], 'uk'],
  [null, ['de-AT', 'en'], 'de'],
  [null, ['fr'], 'en'],
  [null, [], 'en'],
  ['de', ['uk'], 'de'],
  ['toString', ['uk'], 'uk'],
])('with %j chosen before and %j wished, the page speaks %s', (chosen, wished, language) => {
  expect(chooseLanguage(chosen, wished)).toBe(language);
});
