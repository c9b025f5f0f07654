import type { Words } from '../words.js';

export const api: Words['api'] = {};
