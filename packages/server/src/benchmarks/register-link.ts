import type { MiddlewareHandler } from 'hono';
import type { EnvWith } from '../http/env.js';
import { expiredLink, limitReaders } from '../http/strangers.js';
import { bearerKey } from '../links/require-link.js';
import type { BenchmarkRow } from '../storage/benchmark-tables.js';
import { firstRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import { hashToken, newToken } from '../tokens.js';
import { findBenchmark } from './benchmarks.js';

/** A new link by which teams register; the previous one stops working. */
export async function newRegisterLink(db: Db, id: string): Promise<string> {
  await findBenchmark(db, id);
  const token = newToken();
  await db
    .updateTable('benchmarks')
    .set({ join_hash: hashToken(token) })
    .where('id', '=', id)
    .execute();
  return `/register#${token}`;
}

/** Stops registration; registered teams stay. */
export async function revokeRegisterLink(db: Db, id: string): Promise<void> {
  await findBenchmark(db, id);
  await db.updateTable('benchmarks').set({ join_hash: null }).where('id', '=', id).execute();
}

/** Lets only holders of the link by which teams register with a benchmark pass. */
export const requireRegisterLink: MiddlewareHandler<EnvWith<{ benchmark: BenchmarkRow }>> = async (c, next) => {
  await limitReaders(c);
  const token = bearerKey(c);
  const { db } = c.var.services.store;
  const row = token === undefined ? undefined : await firstRow(db, 'benchmarks', { join_hash: hashToken(token) });
  if (row === undefined) throw await expiredLink(c);
  c.set('benchmark', row);
  await next();
};
