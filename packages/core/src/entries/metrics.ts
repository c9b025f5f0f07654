/** What it takes to write a metric of your own, and what metrics share. */
export * from '../metrics/define-metric.js';
export * from '../metrics/kind.js';
export * from '../metrics/metric.js';
export * from '../metrics/options/option.js';
export * from '../metrics/signature.js';
export { additiveResampler } from '../metrics/additive.js';
export { precisionRecall, type Counts, type PrecisionRecall } from '../metrics/f-score.js';
export { withReferences } from '../corpus/references.js';
