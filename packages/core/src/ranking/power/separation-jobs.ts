import type { Job } from '../../runner/job.js';
import type { Share } from '../../runner/shares.js';
import { calibrate } from './calibrate.js';
import type { JudgeModel } from './judge-model.js';
import type { SeparationBase, SeparationTask } from './separation.js';
import { simulateSeparation } from './simulate-separation.js';

/** Finds the model of the judges that further rankings are drawn from. */
export const calibrateJob: Job<SeparationBase, JudgeModel> = {
  name: 'calibrate',
  work: ({ fit, judged, options }) => calibrate(fit, judged, options.seed),
};

/** Counts the simulations of a share that separate two systems. */
export const separateJob: Job<{ readonly task: SeparationTask; readonly share: Share }, number[]> = {
  name: 'separate',
  work: ({ task, share }) => simulateSeparation(task, share),
};
