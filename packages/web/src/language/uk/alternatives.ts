import type { Words } from '../words.js';

export const alternatives: Words['alternatives'] = {};
