import type { Words } from '../words.js';

export const models: Words['models'] = {};
