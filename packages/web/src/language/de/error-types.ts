import type { Words } from '../words.js';

export const errorTypes: Words['errorTypes'] = {};
