import type { Words } from '../words.js';

export const submissions: Words['submissions'] = {};
