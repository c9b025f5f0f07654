export { collectStats, type CollectOptions } from './collect-stats.js';
export { openProgress, type Progress } from './progress.js';
export { checkStandardInput, readGold, readSystem, type ReadOptions, type System } from './read-corpus.js';
export { readText } from './read-text.js';
export { systemFiles, type SystemFile } from './system-files.js';
