import type { Words } from '../words.js';

export const playground: Words['playground'] = {};
