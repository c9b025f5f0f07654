import { z } from '@hono/zod-openapi';
import { JudgeSelectionQuery } from '../dashboard/schemas.js';

export const ExportFormat = z.enum(['xml', 'csv', 'jsonl', 'seeda', 'html', 'backup']).openapi('ExportFormat', {
  description: 'Judgments as XML, CSV, JSON Lines or the files of SEEDA; a report as a page; or everything in one file',
});

/** What each format cannot hold of the judgments of a campaign. */
export const ExportLosses = z
  .object({
    rows: z.array(
      z.object({
        format: ExportFormat,
        loses: z.array(z.string()).openapi({ example: ['the scores, of 24 judgments'] }),
      }),
    ),
  })
  .openapi('ExportLosses');
export type ExportLosses = z.infer<typeof ExportLosses>;

export const ExportQuery = JudgeSelectionQuery;
