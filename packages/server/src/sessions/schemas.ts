import { z } from '@hono/zod-openapi';
import { Id, Name, Time, orNull } from '../http/schemas.js';

export const Organiser = z.object({ id: Id, name: z.string(), createdAt: Time }).openapi('Organiser');
export type Organiser = z.infer<typeof Organiser>;

export const Session = z
  .object({ organiser: orNull(Organiser).openapi({ description: 'null: nobody is signed in' }) })
  .openapi('Session');
export type Session = z.infer<typeof Session>;

const Token = z.string().regex(/^[\w-]{43}$/u);

export const Entry = z
  .object({ token: Token.openapi({ description: 'From the fragment of an organiser link: /#organiser=TOKEN' }) })
  .openapi('Entry');

export const NewOrganiser = z.object({ name: Name }).openapi('NewOrganiser');

export const Invitation = z
  .object({
    organiser: Organiser,
    link: z.string().openapi({ example: '/#organiser=TOKEN', description: 'Works once; it cannot be shown again' }),
    expiresAt: Time,
  })
  .openapi('Invitation');
export type Invitation = z.infer<typeof Invitation>;
