import type { Words } from '../words.js';

export const explorer: Words['explorer'] = {
  title: 'Речення',
  wanted: 'системи',
  gold: 'Еталон',
  withAlternatives: 'З альтернативними відповідями',
};
