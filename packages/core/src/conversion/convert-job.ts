import type { TextBatch } from '../scoring/batch.js';
import type { Job } from '../runner/job.js';
import { loadEnglishTagger } from '../text/english-tagger.js';
import { convertBatch, type Conversion, type ConvertedBatch } from './convert-batch.js';
import { printerNamed } from './write.js';

export interface ConvertTask {
  readonly batch: TextBatch;
  readonly conversion: Conversion;
}

/** Converts an unparsed batch to another format. */
export const convertJob: Job<ConvertTask, ConvertedBatch> = {
  name: 'convert',
  work: async ({ batch, conversion }) =>
    convertBatch(
      batch,
      conversion,
      printerNamed(conversion.to).usesTagger === true ? await loadEnglishTagger() : undefined,
    ),
};
