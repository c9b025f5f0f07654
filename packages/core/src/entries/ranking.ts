/** From judgments to rankings: agreement, pairs, methods, clusters, validation and power. */
export * from '../judgments/agreement/agreement.js';
export * from '../judgments/pairwise.js';
export * from '../judgments/ranking.js';
export * from '../judgments/direct-assessment/scores.js';
export * from '../judgments/select.js';
export * from '../ranking/bradley-terry.js';
export * from '../ranking/head-to-head.js';
export * from '../ranking/rank.js';
