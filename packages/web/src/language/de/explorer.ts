import type { Words } from '../catalogue.js';

export const explorer: Words['explorer'] = {
  title: 'Sätze',
  wanted: 'Systeme',
  gold: 'Goldstandard',
  withAlternatives: 'Mit alternativen Antworten',
};
