import { z } from '@hono/zod-openapi';
import { Id } from '../http/schemas.js';

export const WhichSheets = z.enum(['done', 'all']).default('done').openapi({
  description: 'Only finished sheets, or open ones too',
});

export const ComparisonQuery = z.object({
  first: Id.optional().openapi({ description: 'An annotator; by default the first two who share essays' }),
  second: Id.optional(),
  sheets: WhichSheets,
});

const TokenAgreement = z
  .object({
    kappa: z.number(),
    sentences: z.int().openapi({ description: 'That both have done' }),
    units: z.int(),
    both: z.int(),
    firstOnly: z.int(),
    secondOnly: z.int(),
    neither: z.int(),
  })
  .openapi('TokenAgreement', { description: "Cohen's kappa on which tokens need correction" });

const ComparedEdit = z
  .object({
    start: z.int().openapi({ description: 'First token' }),
    end: z.int().openapi({ description: 'Token after the last; equal to the start for an insertion' }),
    type: z.string(),
    corrections: z.array(z.string()),
    comment: z.string(),
  })
  .openapi('ComparedEdit');

const Difference = z.enum(['same', 'otherType', 'otherCorrection', 'otherSpan', 'alone']).openapi({
  description: 'alone: the other annotator left this text as it is',
});

export const Comparison = z
  .object({
    first: z.object({ id: Id, name: z.string() }),
    second: z.object({ id: Id, name: z.string() }),
    essays: z.int().openapi({ description: 'That both have worked on' }),
    agreement: TokenAgreement.openapi({ description: 'Tokens within marks, as in CoNLL-2014; without insertions' }),
    withInsertions: TokenAgreement.openapi({ description: 'Positions between tokens count too' }),
    counts: z.object({
      same: z.int(),
      otherType: z.int(),
      otherCorrection: z.int(),
      otherSpan: z.int(),
      alone: z.int(),
    }),
    sentences: z.array(
      z.object({
        document: z.string(),
        paragraph: z.int(),
        sentence: z.int(),
        source: z.string(),
        pairs: z.array(
          z.object({ difference: Difference, first: ComparedEdit.optional(), second: ComparedEdit.optional() }),
        ),
      }),
    ),
    dropped: z.array(z.string()).openapi({ description: 'Marks that are not compared, and why' }),
  })
  .openapi('Comparison');
export type Comparison = z.infer<typeof Comparison>;
