import { createTools } from '@stet/core/worker';
import { createNodeMetric } from './create-metric.js';

/** What the jobs of this thread share. Measurements are in shared memory, so that other threads read them uncopied. */
export const tools = createTools(createNodeMetric, {
  allocate: (bytes) => new SharedArrayBuffer(bytes),
  // Few runs annotate.
  analyser: async (source) => (await import('./load-analyser.js')).loadAnalyser(source),
  // Few runs ask a program.
  program: async (spec) => (await import('./programs/metric-program.js')).openProgram(spec),
});
