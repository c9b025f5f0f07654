import type { Words } from '../words.js';

export const annotating: Words['annotating'] = {};
