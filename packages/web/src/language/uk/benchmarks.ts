import type { Words } from '../catalogue.js';

export const benchmarks: Words['benchmarks'] = {};
