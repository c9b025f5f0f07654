export interface Rate {
  /** Requests at once. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Says how many seconds to wait, 0 when the request may pass. */
export type RateLimiter = (who: string, rate: Rate, now: number) => number;

interface Bucket {
  tokens: number;
  filledAt: number;
}

const MOST_BUCKETS = 10_000;

/** A token bucket for each person. Those that are full again are forgotten when there are many. */
export function rateLimiter(): RateLimiter {
  const buckets = new Map<string, Bucket>();
  return (who, { burst, perSecond }, now) => {
    const bucket = buckets.get(who) ?? { tokens: burst, filledAt: now };
    const seconds = Math.max(0, now - bucket.filledAt) / 1000;
    bucket.tokens = Math.min(burst, bucket.tokens + seconds * perSecond);
    bucket.filledAt = now;
    // The oldest is first: a bucket that is used moves to the end.
    buckets.delete(who);
    buckets.set(who, bucket);
    if (buckets.size > MOST_BUCKETS) for (const [oldest] of buckets) if (buckets.delete(oldest)) break;
    if (bucket.tokens < 1) return (1 - bucket.tokens) / perSecond;
    bucket.tokens--;
    return 0;
  };
}
