/** Metrics beside those at the front door, what it takes to write one of your own, and what metrics share. */
export { cleme, type ClemeOptions } from '../metrics/cleme/index.js';
export { cleme2, type Cleme2Options } from '../metrics/cleme2/index.js';
export { gotoscorer, type GotoscorerOptions } from '../metrics/gotoscorer/index.js';
export * from '../metrics/define-metric.js';
export * from '../metrics/kind.js';
export * from '../metrics/metric.js';
export * from '../metrics/options/option.js';
export * from '../metrics/signature.js';
export { additiveResampler } from '../metrics/additive.js';
export { precisionRecall, type Counts, type PrecisionRecall } from '../metrics/f-score.js';
export { withReferences } from '../corpus/references.js';
