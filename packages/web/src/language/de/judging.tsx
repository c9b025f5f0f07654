import type { Words } from '../words.js';

export const judging: Words['judging'] = {};
