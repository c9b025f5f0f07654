import type { Words } from '../words.js';

export const language: Words['language'] = {
  label: 'Мова',
};
