import type { Words } from '../words.js';

export const crowd: Words['crowd'] = {};
