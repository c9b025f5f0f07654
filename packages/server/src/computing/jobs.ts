export { coreJob } from './core-job.js';
export { drawItems } from '../campaigns/draw-items.js';
export { agreementOf, qualityOf } from '../dashboard/quality-job.js';
export { printRankings } from '../exports/print-job.js';
export { campaignReport } from '../exports/report-job.js';
export { exploreSubmission } from '../explorer/explore-job.js';
export { rankSubmissions } from '../leaderboard/leaderboard-job.js';
export { scoreSubmission } from '../scoring/score-submission.js';
export { annotatedGold, compareAnnotation, printAnnotation } from '../annotation/annotation-job.js';
