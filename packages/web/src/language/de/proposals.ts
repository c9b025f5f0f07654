import type { Words } from '../words.js';

export const proposals: Words['proposals'] = {};
