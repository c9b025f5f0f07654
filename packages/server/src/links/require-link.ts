import type { MiddlewareHandler } from 'hono';
import type { EnvWith, RequestContext } from '../http/env.js';
import { limitRate } from '../http/limit-rate.js';
import { expiredLink } from '../http/strangers.js';
import type { Tables } from '../storage/tables.js';
import { holderOf } from './personal-links.js';

const HOLDERS = {
  judge: { table: 'judges', rate: { burst: 60, perSecond: 20 } },
  annotator: { table: 'annotators', rate: { burst: 60, perSecond: 20 } },
  team: { table: 'teams', rate: { burst: 60, perSecond: 10 } },
  entrant: { table: 'entrants', rate: { burst: 60, perSecond: 20 } },
} as const;

type Holder = keyof typeof HOLDERS;
type HolderRow<Who extends Holder> = Tables[(typeof HOLDERS)[Who]['table']];

/** The key of a personal link. It travels in a header, so that one browser can hold the links of several people. */
export function bearerKey({ req }: RequestContext): string | undefined {
  return /^Bearer ([\w-]{43})$/u.exec(req.header('authorization') ?? '')?.[1];
}

/** Whose link the request comes by; throws if the link is not valid, or if they send too many requests. */
export async function linkHolder<Who extends Holder>(c: RequestContext, who: Who): Promise<HolderRow<Who>> {
  const row = await tryLink(c, who);
  if (row === undefined) throw await expiredLink(c);
  return row;
}

/** The same, and undefined where it is no such link. */
export async function tryLink<Who extends Holder>(c: RequestContext, who: Who): Promise<HolderRow<Who> | undefined> {
  const { table, rate } = HOLDERS[who];
  const key = bearerKey(c);
  const row = key === undefined ? undefined : await holderOf(c.var.services.store.db, table, key);
  if (row !== undefined) await limitRate(c, `${who} ${row.id}`, rate);
  return row as HolderRow<Who> | undefined;
}

/** Lets only holders of such a link pass. */
export function requireLink<Who extends Holder>(who: Who): MiddlewareHandler<EnvWith<Record<Who, HolderRow<Who>>>> {
  return async (c, next) => {
    c.set(who, (await linkHolder(c, who)) as never);
    await next();
  };
}
