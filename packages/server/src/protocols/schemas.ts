import { z } from '@hono/zod-openapi';
import { SCALES, VERDICTS } from '@stet/core/internal';

const RankingProtocol = z
  .object({ kind: z.literal('ranking') })
  .openapi('RankingProtocol', { description: 'Judges rank the outputs, from best to worst' });

const PairwiseProtocol = z
  .object({
    kind: z.literal('pairwise'),
    drawing: z.enum(['even', 'adaptive']).default('even').openapi({
      description: 'Compare all pairs of systems equally often, or more often those whose order is least sure',
    }),
  })
  .openapi('PairwiseProtocol', { description: 'Judges say which of two outputs is better, or that they are equal' });

const DirectProtocol = z
  .object({
    kind: z.literal('direct'),
    scales: z
      .array(z.enum(SCALES))
      .min(1)
      .refine((scales) => new Set(scales).size === scales.length, 'must name each scale once')
      .openapi({ description: 'What outputs are scored for' }),
  })
  .openapi('DirectProtocol', { description: 'Judges score each output from 0 to 100 on each scale' });

const EditsProtocol = z
  .object({ kind: z.literal('edits') })
  .openapi('EditsProtocol', { description: 'Judges say of each edit whether it is right, then rank the outputs' });

export const Protocol = z
  .discriminatedUnion('kind', [RankingProtocol, PairwiseProtocol, DirectProtocol, EditsProtocol])
  .openapi('Protocol', { description: 'What judges are asked to do' });
export type Protocol = z.infer<typeof Protocol>;
/** What a campaign says of its protocol, for one of them. */
export type ProtocolOf<Kind extends Protocol['kind']> = Extract<Protocol, { readonly kind: Kind }>;

const Points = z.int().min(0).max(100);
const Offset = z.int().min(0).max(100_000);

/** What a judge says of an output beside its rank; which of it, the protocol says. */
export const OutputDetails = z.object({
  scores: z
    .object({ grammaticality: Points.optional(), fluency: Points.optional(), meaning: Points.optional() })
    .optional()
    .openapi({ description: 'In direct assessment' }),
  edits: z
    .array(
      z.object({
        start: Offset.openapi({ description: 'The first token of the source that it replaces' }),
        end: Offset.openapi({ description: 'The token after the last' }),
        correction: z.string().max(5000),
        verdict: z.enum(VERDICTS).nullable(),
        unplaced: z
          .literal(true)
          .optional()
          .openapi({ description: 'In imported judgments: the verdict counts, but the offsets may be off' }),
      }),
    )
    .max(1000)
    .optional()
    .openapi({ description: 'Where edits are judged' }),
});

export const AnswerDetails = z
  .object({
    outputs: z.array(OutputDetails).max(100),
    missed: z
      .array(z.object({ start: Offset, end: Offset }))
      .max(1000)
      .optional()
      .openapi({ description: 'Where edits are judged: errors of the source that the judge marked, as tokens' }),
  })
  .openapi('AnswerDetails', { description: 'What the protocol asks for beside the ranks' });
export type AnswerDetails = z.infer<typeof AnswerDetails>;
