import type { Words } from '../words.js';

export const judges: Words['judges'] = {};
