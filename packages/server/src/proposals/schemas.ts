import { z } from '@hono/zod-openapi';
import { Id, Text, Time, orNull } from '../http/schemas.js';

const ProposalState = z.enum(['open', 'accepted', 'refused']).openapi('ProposalState', {
  description: 'What most annotators say, unless an organiser has decided; open while they are equal in number',
});

const Edit = {
  sentence: z.int().min(1).openapi({ description: 'Counted from 1, as the lines of the source' }),
  start: z.int().min(0).openapi({ description: 'The first token of the source that it changes' }),
  end: z.int().min(0).openapi({ description: 'The token after the last; equal to start for an insertion' }),
  correction: Text(1000).openapi({ description: 'Empty to delete' }),
};

/** For edits that no type of the gold describes. */
export const OTHER_TYPE = 'Others';

export const NewProposal = z
  .object({
    submission: Id.openapi({ description: 'The submission of yours that makes the edit' }),
    ...Edit,
    type: Text(50)
      .default(OTHER_TYPE)
      .openapi({ description: 'Its error type: one that the gold has, or of the same set', example: 'Prep' }),
    comment: Text(2000).default('').openapi({ description: 'Why it is right; only organisers read it' }),
  })
  .openapi('NewProposal');
export type NewProposal = z.input<typeof NewProposal>;

export const TeamProposal = z
  .object({
    id: Id,
    submission: Id,
    ...Edit,
    type: z.string(),
    comment: z.string(),
    state: ProposalState,
    source: z.string(),
    createdAt: Time,
  })
  .openapi('TeamProposal');
export type TeamProposal = z.infer<typeof TeamProposal>;

const Verdict = z.enum(['accepted', 'refused']).openapi('Verdict');

export const Proposal = z
  .object({
    id: Id,
    ...Edit,
    state: ProposalState,
    source: z.string(),
    createdAt: Time,
    decision: orNull(Verdict).openapi({ description: 'What an organiser has decided' }),
    proposers: z.array(
      z.object({ team: z.string(), submission: Id, type: z.string(), comment: z.string(), createdAt: Time }),
    ),
    verdicts: z.array(z.object({ annotator: z.string(), verdict: Verdict, comment: z.string(), decidedAt: Time })),
  })
  .openapi('Proposal');
export type Proposal = z.infer<typeof Proposal>;

export const ProposalDecision = z.object({ decision: orNull(Verdict) }).openapi('ProposalDecision');

/** What an annotator is asked: nothing reveals whose proposal it is. */
export const Question = z
  .object({
    id: Id,
    ...Edit,
    source: z.string(),
    before: orNull(z.string()).openapi({ description: 'The sentence before' }),
    after: orNull(z.string()),
    corrected: z.string().openapi({ description: 'The sentence as it would be with the proposal in place' }),
    answers: z.array(z.string()).openapi({ description: 'The sentence as the gold corrects it, each way once' }),
    types: z.array(z.string()).openapi({ description: 'Error types that were given to it' }),
    verdict: orNull(Verdict).openapi({ description: 'What you said' }),
    comment: z.string(),
  })
  .openapi('Question');
export type Question = z.infer<typeof Question>;

export const NewVerdict = z.object({ verdict: Verdict, comment: Text(2000).default('') }).openapi('NewVerdict');
export type NewVerdict = z.infer<typeof NewVerdict>;

export const AlternativesMade = z
  .object({
    alternativesVersion: z.int(),
    accepted: z.int().openapi({ description: 'Proposals that are in it' }),
    sets: z.int().openapi({ description: 'How many more annotation sets it has than the gold' }),
  })
  .openapi('AlternativesMade');
export type AlternativesMade = z.infer<typeof AlternativesMade>;
