import type { Words } from '../words.js';

export const annotation: Words['annotation'] = {};
