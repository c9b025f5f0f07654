import { createTools } from '@stet/core/worker';
import { createNodeMetric } from './create-metric.js';

/** What the jobs of this thread share. Measurements are in shared memory, so that other threads read them uncopied. */
export const tools = createTools(createNodeMetric, (bytes) => new SharedArrayBuffer(bytes));
