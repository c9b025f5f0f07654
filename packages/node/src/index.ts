export { assessSystems, type Assessment } from './assess-systems.js';
export { collectStats, type ThreadOptions } from './collect-stats.js';
export { createNodeMetric } from './create-metric.js';
export { openProgress, type Progress } from './progress.js';
export {
  checkStandardInput,
  readAlternatives,
  readGold,
  readReferences,
  readSource,
  readSystem,
  type ReadOptions,
  type System,
} from './read-corpus.js';
export { decodeText, readText } from './read-text.js';
export { systemFiles, type SystemFile } from './system-files.js';
export { writeFiles, type TextFile } from './write-files.js';
