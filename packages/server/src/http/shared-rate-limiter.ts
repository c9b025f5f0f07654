import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { keepLast } from '../keep-last.js';
import type { Db } from '../storage/store.js';
import { describeFault } from './describe-fault.js';
import type { Log } from './log.js';
import { rateLimiter, type RateLimiter } from './rate-limiter.js';

interface Refusal {
  readonly cost: number;
  readonly until: number;
}

const MOST_REFUSALS = 10_000;
const SWEEP_MS = 60_000;
/** Clocks of several servers may differ by so much. A bucket that is full later than that is one of a clock set back since. */
const SLACK_MS = 30_000;

/**
 * Token buckets in the database, so that servers that share it count together. A bucket is the time at which it is full
 * again, which one statement can check and move on (the virtual scheduling algorithm of ITU-T I.371, also called GCRA).
 * Where the database fails, each server counts by itself.
 */
export function sharedRateLimiter(db: Db, log: Log): (...request: Parameters<RateLimiter>) => Promise<number> {
  const countAlone = rateLimiter();
  const refusals = new Map<string, Refusal>();
  let sweptAt = -Infinity;
  let warnedAt = -Infinity;

  async function sweep(now: number): Promise<void> {
    if (now - sweptAt < SWEEP_MS) return;
    sweptAt = now;
    await db.deleteFrom('rate_buckets').where('full_at', '<', now).execute();
  }

  function warn(error: unknown, now: number): void {
    if (now - warnedAt < SWEEP_MS) return;
    warnedAt = now;
    log('limits not shared', describeFault(error));
  }

  return async (who, rate, now, cost = 1) => {
    // Whoever was told to wait cannot pass before that, so the database need not be asked again.
    const earlier = refusals.get(who);
    if (earlier !== undefined && earlier.until > now && earlier.cost <= cost) {
      return (earlier.until - now) / 1000 + (cost - earlier.cost) / rate.perSecond;
    }
    try {
      await sweep(now);
      const spanMs = (1000 * rate.burst) / rate.perSecond;
      const costMs = (1000 * cost) / rate.perSecond;
      const waitMs = await take(db, hashOf(who), { now, spanMs, costMs });
      if (waitMs > 0) keepLast(refusals, who, { cost, until: now + waitMs }, MOST_REFUSALS);
      else refusals.delete(who);
      return waitMs / 1000;
    } catch (error) {
      warn(error, now);
      return countAlone(who, rate, now, cost);
    }
  };
}

/** Addresses of clients are nobody's business: only hashes are stored, for up to a minute or so. */
function hashOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}

interface Taking {
  readonly now: number;
  /** How long an empty bucket takes to be full. */
  readonly spanMs: number;
  readonly costMs: number;
}

/**
 * Moves on the time at which a bucket is full, unless it would take longer than from empty. Numbers: now, what the request
 * costs, the span from empty to full, and the slack of clocks.
 */
const TAKE = `
insert into rate_buckets as bucket (who_hash, full_at) values ($1, $2::float8 + $3)
on conflict (who_hash) do update set
  full_at = $3 + case when bucket.full_at > $2 + $4::float8 + $5 then $2 else greatest(bucket.full_at, $2) end
where bucket.full_at > $2 + $4 + $5 or greatest(bucket.full_at, $2) + $3 <= $2 + $4
returning 1`;

/** Takes from a bucket; returns how long to wait until that is possible, 0 if it was. */
async function take(db: Db, who: string, { now, spanMs, costMs }: Taking): Promise<number> {
  const { rows: taken } = await db.executeQuery(CompiledQuery.raw(TAKE, [who, now, costMs, spanMs, SLACK_MS]));
  if (taken.length > 0) return 0;
  const bucket = await db.selectFrom('rate_buckets').select('full_at').where('who_hash', '=', who).executeTakeFirst();
  // At least a millisecond: somebody may have waited meanwhile.
  return Math.max(1, (bucket?.full_at ?? now) + costMs - now - spanMs);
}
