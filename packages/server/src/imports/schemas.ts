import { z } from '@hono/zod-openapi';
import { Campaign } from '../campaigns/schemas.js';
import { namedFile } from '../http/route.js';
import { Name } from '../http/schemas.js';

export const ImportQuery = namedFile.extend({
  firstSentence: z.enum(['0', '1']).optional().openapi({
    description: 'What the file counts sentences from (default: what the outputs show, or the format does)',
  }),
  ranks: Name.optional().openapi({ description: 'What you call the file of ranks, for messages' }),
  ranksBytes: z.coerce.number().int().min(1).optional().openapi({
    description: "With SEEDA's step 1: so many bytes at the start of the body are the file of ranks that belongs to it",
  }),
});

export const ImportedCampaign = Campaign.extend({
  warnings: z.array(z.string()).openapi({ description: 'What could not be read as it was meant' }),
}).openapi('ImportedCampaign');
