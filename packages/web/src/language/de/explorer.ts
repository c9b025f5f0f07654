import type { Words } from '../words.js';

export const explorer: Words['explorer'] = {
  title: 'Sätze',
  wanted: 'Systeme',
  gold: 'Goldstandard',
  withAlternatives: 'Mit alternativen Antworten',
};
