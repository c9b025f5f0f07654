import { z } from '@hono/zod-openapi';
import { Id, Time } from '../http/schemas.js';

export const AuditAction = z.enum([
  'team approved',
  'team removed',
  'team made a baseline',
  'team no longer a baseline',
]);
export type AuditAction = z.infer<typeof AuditAction>;

export const AuditEntry = z
  .object({
    id: Id,
    at: Time,
    organiser: z.string().openapi({ description: 'Who did it, by their name then' }),
    action: AuditAction,
    subject: z.string().openapi({ description: 'The name of the team' }),
  })
  .openapi('AuditEntry');
export type AuditEntry = z.infer<typeof AuditEntry>;
