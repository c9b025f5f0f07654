/** Results that were computed, kept until the judgments change. Those asked for twice at once are computed once. */
export interface Results {
  readonly get: <T>(campaignId: string, version: number, key: string, compute: () => Promise<T>) => Promise<T>;
}

interface Kept {
  readonly version: number;
  readonly values: Map<string, Promise<unknown>>;
}

const MOST_CAMPAIGNS = 50;

export function keepResults(): Results {
  const campaigns = new Map<string, Kept>();
  return {
    get: <T>(campaignId: string, version: number, key: string, compute: () => Promise<T>): Promise<T> => {
      let kept = campaigns.get(campaignId);
      if (kept?.version !== version) kept = { version, values: new Map() };
      // The one used last is at the end.
      campaigns.delete(campaignId);
      campaigns.set(campaignId, kept);
      if (campaigns.size > MOST_CAMPAIGNS) for (const [oldest] of campaigns) if (campaigns.delete(oldest)) break;
      const known = kept.values.get(key) as Promise<T> | undefined;
      if (known !== undefined) return known;
      const { values } = kept;
      const value = compute();
      values.set(key, value);
      // A failure is not kept: it may pass.
      value.catch(() => values.delete(key));
      return value;
    },
  };
}
