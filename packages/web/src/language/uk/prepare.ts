import type { Words } from '../words.js';

export const prepare: Words['prepare'] = {};
