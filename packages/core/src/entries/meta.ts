/** Metrics judged by how well they agree with people. */
export * from '../meta/correlate.js';
export * from '../meta/correlations.js';
export * from '../meta/formats/sentence-scores.js';
export * from '../meta/formats/system-scores.js';
