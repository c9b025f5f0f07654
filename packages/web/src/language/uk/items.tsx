import type { Words } from '../words.js';

export const items: Words['items'] = {};
