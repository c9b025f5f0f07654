import type { Job } from '../../runner/job.js';
import type { Share } from '../../runner/shares.js';
import type { SeparationTask } from './separation.js';
import { simulateSeparation } from './simulate-separation.js';

/** How many of a share of the simulations separate two systems. */
export const separateJob: Job<{ readonly task: SeparationTask; readonly share: Share }, number[]> = {
  name: 'separate',
  work: ({ task, share }) => simulateSeparation(task, share),
};
