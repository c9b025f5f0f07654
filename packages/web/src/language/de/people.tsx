import type { Words } from '../words.js';

export const people: Words['people'] = {};
