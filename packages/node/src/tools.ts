import { createTools } from '@stet/core/internal';
import { createNodeMetric } from './create-metric.js';

/** What the jobs of this thread share; what they measure lies where other threads can read it without a copy. */
export const tools = createTools(createNodeMetric, (bytes) => new SharedArrayBuffer(bytes));
