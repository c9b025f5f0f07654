import type { Words } from '../words.js';

export const teams: Words['teams'] = {};
