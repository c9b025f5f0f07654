import type { Words } from '../words.js';

export const outbox: Words['outbox'] = {};
