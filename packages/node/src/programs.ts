// Metrics that programs of others compute: apart from the rest, which starts sooner without.
export { usualCache } from './programs/kept-answers.js';
export { declareProgram, dismissPrograms } from './programs/metric-program.js';
