import { z } from '@hono/zod-openapi';
import { JudgeSelection } from '../dashboard/schemas.js';

export const ExportFormat = z.enum(['xml', 'csv', 'jsonl', 'html', 'backup']).openapi('ExportFormat', {
  description: 'Judgments as XML, CSV or JSON Lines; a report as a page; or everything in one file',
});

export const ExportQuery = z.object({ judges: JudgeSelection });
