import type { Job } from '../../runner/job.js';
import { calibrate } from './calibrate.js';
import type { GrowthJob } from './grow-until-separated.js';
import type { JudgeModel } from './judge-model.js';
import type { ScoredStudy, SeparationBase, SeparationStudy } from './separation.js';
import { simulateScores, simulateSeparation } from './simulate-separation.js';

/** Finds the model of the judges that further rankings are drawn from. */
export const calibrateJob: Job<SeparationBase, JudgeModel> = {
  name: 'calibrate',
  work: ({ fit, judged, options }) => calibrate(fit, judged, options.seed),
};

export const separateJob: GrowthJob<SeparationStudy> = {
  name: 'separate',
  work: ({ task, share }) => simulateSeparation(task, share),
};

export const separateScoresJob: GrowthJob<ScoredStudy> = {
  name: 'separate-scores',
  work: ({ task, share }) => simulateScores(task, share),
};
