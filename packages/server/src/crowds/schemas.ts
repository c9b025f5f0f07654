import { z } from '@hono/zod-openapi';
import { Id, Text, orNull } from '../http/schemas.js';
import { Protocol } from '../protocols/schemas.js';

/** Letters, digits, `.`, `_` and `-`: what recruiting services make, and no address of anybody. */
export const ParticipantId = z.string().regex(/^[A-Za-z0-9][\w.-]{0,63}$/u);

const isHttps = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';

export const Completion = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('address'),
      address: Text(2000)
        .refine(isHttps, 'must be an address that begins with https://')
        .openapi({ description: 'Where participants go when they have finished' }),
    }),
    z.object({
      kind: z.literal('code'),
      code: Text(100)
        .trim()
        .regex(/^[^\r\n\t]+$/u)
        .openapi({ description: 'What participants enter where they came from' }),
    }),
  ])
  .openapi('Completion');
export type Completion = z.infer<typeof Completion>;

export const Crowd = z
  .object({
    parameter: z
      .string()
      .regex(/^[A-Za-z][\w.-]{0,63}$/u)
      .default('PROLIFIC_PID')
      .openapi({ description: 'The parameter of the link that holds the id of a participant' }),
    limit: z.int().min(1).max(10_000).openapi({ description: 'At most this many participants' }),
    itemsEach: z.int().min(1).max(1000).openapi({
      description: 'Items for each participant; repeated items and attention checks come on top',
    }),
    consent: Text(20_000).default('').openapi({ description: 'What participants agree to before they begin' }),
    completion: Completion,
  })
  .openapi('Crowd');
export type Crowd = z.infer<typeof Crowd>;

export const CrowdLink = z
  .object({
    link: z.string().openapi({
      example: '/take-part/TOKEN?PROLIFIC_PID=',
      description: 'The id of a participant comes at the end; it cannot be shown again, only renewed',
    }),
  })
  .openapi('CrowdLink');
export type CrowdLink = z.infer<typeof CrowdLink>;

/** What somebody sees before they take part. */
export const CrowdRoom = z
  .object({
    name: z.string(),
    instructions: z.string(),
    protocol: Protocol,
    consent: z.string(),
    parameter: z.string(),
    itemsEach: z.int(),
    practice: z.int().openapi({ description: 'Practice items, which come first' }),
    closed: orNull(z.enum(['full', 'not-running'])).openapi({
      description: 'Why nobody new can take part just now; null while they can',
    }),
  })
  .openapi('CrowdRoom');
export type CrowdRoom = z.infer<typeof CrowdRoom>;

export const NewParticipant = z.object({ participant: ParticipantId }).openapi('NewParticipant');

export const Participation = z
  .object({
    judge: Id,
    link: z.string().openapi({
      example: '/judge#KEY',
      description: 'The judging room of this participant: the same whenever they join with the same link',
    }),
  })
  .openapi('Participation');
export type Participation = z.infer<typeof Participation>;
