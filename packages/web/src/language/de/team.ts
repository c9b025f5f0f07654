import type { Words } from '../words.js';

export const team: Words['team'] = {};
