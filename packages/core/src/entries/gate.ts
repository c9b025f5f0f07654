/** A system against its baseline. */
export * from '../gate/baseline.js';
export * from '../gate/compare-with-baseline.js';
export * from '../gate/gate-report.js';
export * from '../gate/make-baseline.js';
export * from '../gate/parse-baseline.js';
export * from '../gate/print-baseline.js';
export * from '../gate/test-drop.js';
