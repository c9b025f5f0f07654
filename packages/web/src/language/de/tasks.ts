import type { Words } from '../words.js';

export const tasks: Words['tasks'] = {};
