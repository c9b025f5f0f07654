import type { Words } from '../words.js';

export const benchmarks: Words['benchmarks'] = {};
