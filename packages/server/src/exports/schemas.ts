import { z } from '@hono/zod-openapi';
import { JudgeSelection } from '../dashboard/schemas.js';

export const ExportFormat = z.enum(['xml', 'csv', 'jsonl', 'seeda', 'html', 'backup']).openapi('ExportFormat', {
  description: 'Judgments as XML, CSV, JSON Lines or the files of SEEDA; a report as a page; or everything in one file',
});

export const ExportQuery = z.object({ judges: JudgeSelection });
