import { StetError } from '../error.js';
import type { Tools } from '../runner/job.js';
import type { Analyser } from '../text/analysis/analyser.js';
import type { AnalysisSource } from '../text/analysis/analysis-source.js';

/** The analyser that a thread has for a source. */
export async function requireAnalyser(source: AnalysisSource, { analyser }: Tools): Promise<Analyser> {
  if (analyser !== undefined) return analyser(source);
  throw new StetError({
    code: 'MISSING_RESOURCE',
    expected: 'an analyser of sentences',
    found: 'none here',
    remedy: 'Annotate with the command line, or without an analysis.',
  });
}
