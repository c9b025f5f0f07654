import { keepLast } from '../keep-last.js';

export interface Rate {
  /** How many requests may come at once. */
  readonly burst: number;
  readonly perSecond: number;
}

/** Returns how many seconds to wait; 0 if the request may pass, which then costs so many of the requests allowed. */
export type RateLimiter = (who: string, rate: Rate, now: number, cost?: number) => number | Promise<number>;

interface Bucket {
  tokens: number;
  filledAt: number;
}

const MOST_BUCKETS = 10_000;

/** A token bucket for each person. When there are too many, the one unused for longest is dropped. */
export function rateLimiter(): (...request: Parameters<RateLimiter>) => number {
  const buckets = new Map<string, Bucket>();
  return (who, { burst, perSecond }, now, cost = 1) => {
    const bucket = buckets.get(who) ?? { tokens: burst, filledAt: now };
    const seconds = Math.max(0, now - bucket.filledAt) / 1000;
    bucket.tokens = Math.min(burst, bucket.tokens + seconds * perSecond);
    bucket.filledAt = now;
    keepLast(buckets, who, bucket, MOST_BUCKETS);
    if (bucket.tokens < cost) return (cost - bucket.tokens) / perSecond;
    bucket.tokens -= cost;
    return 0;
  };
}
