import type { Words } from '../words.js';

export const organisers: Words['organisers'] = {};
