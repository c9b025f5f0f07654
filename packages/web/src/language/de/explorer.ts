import type { Words } from '../words.js';

export const explorer: Words['explorer'] = {};
