import type { Words } from '../catalogue.js';

export const language: Words['language'] = {
  label: 'Sprache',
};
