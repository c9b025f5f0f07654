import type { Words } from '../catalogue.js';

export const explorer: Words['explorer'] = {
  title: 'Речення',
  wanted: 'системи',
  gold: 'Еталон',
  withAlternatives: 'З альтернативними відповідями',
};
