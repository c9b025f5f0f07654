import type { Words } from '../words.js';

export const dashboard: Words['dashboard'] = {};
