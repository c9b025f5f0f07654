import { z } from '@hono/zod-openapi';
import { Id, Name, Time, orNull } from '../http/schemas.js';
import { Phase } from '../tasks/schemas.js';

export const Team = z
  .object({
    id: Id,
    name: z.string(),
    createdAt: Time,
    linked: z.boolean().openapi({ description: 'false: its link was revoked' }),
    approved: z.boolean().openapi({ description: 'false: it waits for an organiser before it can take part' }),
    isBaseline: z.boolean().openapi({ description: 'Shown for comparison, and not ranked' }),
    submissions: z.int(),
  })
  .openapi('Team');
export type Team = z.infer<typeof Team>;

export const TeamLink = z
  .object({ team: Team, key: z.string(), link: z.string().openapi({ example: '/team#KEY' }) })
  .openapi('TeamLink', { description: 'Shown once; only the hash of the key is kept' });
export type TeamLink = z.infer<typeof TeamLink>;

/** Short enough for a table. */
export const NewTeam = z
  .object({ name: Name.refine((name) => name.length <= 80, 'is longer than 80 characters') })
  .openapi('NewTeam');

/** What somebody sees of a task before registering. */
export const JoinRoom = z
  .object({
    task: Id,
    name: z.string(),
    description: z.string(),
    language: z.string(),
    phases: z.array(Phase),
    phase: orNull(z.int()).openapi({ description: 'Index of the phase that is open now' }),
  })
  .openapi('JoinRoom');
export type JoinRoom = z.infer<typeof JoinRoom>;

export const BaselineMark = z.object({ isBaseline: z.boolean() }).openapi('BaselineMark');

export const JoinLink = z.object({ link: z.string().openapi({ example: '/join#TOKEN' }) }).openapi('JoinLink');
export type JoinLink = z.infer<typeof JoinLink>;
