import type { Words } from '../words.js';

export const campaigns: Words['campaigns'] = {};
