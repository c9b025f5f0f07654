import type { Words } from '../words.js';

export const scores: Words['scores'] = {};
