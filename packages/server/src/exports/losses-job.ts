import { judgmentLosses } from '@stet/core/internal';
import { EXPORTED_JUDGMENTS } from './exported-judgments.js';
import type { PrintFolderTask } from './print-job.js';
import type { ExportLosses } from './schemas.js';

/** What each of the formats that judgments are exported in cannot hold of them. */
export function exportLosses({ rankings, source }: Omit<PrintFolderTask, 'format'>): ExportLosses['rows'] {
  return EXPORTED_JUDGMENTS.map(([format, name]) => ({ format, loses: judgmentLosses(rankings, name, { source }) }));
}
