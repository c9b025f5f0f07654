import type { Words } from '../words.js';

export const metrics: Words['metrics'] = {};
