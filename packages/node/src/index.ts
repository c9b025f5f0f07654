export { systemClock, type Clock } from './asking/clock.js';
export { inTime, isTimeUp } from './asking/in-time.js';
export { retryAfter } from './asking/retry-after.js';
export { withRetries } from './asking/with-retries.js';
export { decodeBounded, unpackBounded } from './bounded/decode-bounded.js';
export { withinBounds, type TextBounds } from './bounded/within-bounds.js';
export { coreJobs } from './core-jobs.js';
export { loadAnalyser } from './load-analyser.js';
export { loadEnglishTagger } from './load-english-tagger.js';
export { NodeError, type NodeErrorCode } from './errors.js';
export {
  doJob,
  openJobPool,
  type JobAnswer,
  type JobCall,
  type JobPool,
  type JobSet,
  type PoolSize,
} from './job-pool.js';
export type { ThreadOptions } from './stream-tasks.js';
export { openProgress, openStages, type Progress, type StagedProgress } from './progress.js';
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
export { readJudgmentFile, readNumberedJudgmentFile, type JudgmentFileOptions } from './read-judgment-file.js';
export { decodeUtf8, readText } from './read-text.js';
export { readLints, sha256, type LintFileOptions } from './read-lints.js';
export { shortHash } from './short-hash.js';
export { tellLine, tellSkipped } from './tell-note.js';
export { openAnnotated, type AnnotatedFiles, type OpenedAnnotated } from './stream/open-annotated.js';
export { convertCorpora } from './stream/convert-corpora.js';
export type { SentenceRange } from './stream/aligned-batches.js';
export { openCorpus, type CorpusBatches, type CorpusFiles } from './stream/corpus-batches.js';
export { openGold, openSources } from './stream/open-items.js';
export { holdsEssays, openEssayFiles } from './stream/essay-files.js';
export { openScoringFiles, type FileSource, type ScoringFiles } from './stream/scoring-files.js';
export { findAnnotator, openScanned, type CorpusScan } from './stream/scan-corpus.js';
export { openShard, type OpenShard } from './shards/read-shard.js';
export { writeShard } from './shards/write-shard.js';
export { openLines } from './stream/line-source.js';
export type { Source } from './stream/source.js';
export { streamTasks, type StreamOptions } from './stream-tasks.js';
export { tools } from './tools.js';
export { threadRunner, type ThreadRunnerOptions } from './thread-runner.js';
export { systemFiles, type SystemFile } from './system-files.js';
export { ownPeakMemory, usedMemory } from './programs/used-memory.js';
export { sendStandardOutput, writeStandardOutput } from './standard-output.js';
export { writeFiles, type TextFile } from './write-files.js';
export { writeSections, type SectionedFile } from './write-sections.js';
