import type { Plan, PlanPreview } from '@stet/server';
import { useEffect, useState } from 'react';
import { api } from '../api/api.js';

/** Typing counts as finished after this pause. */
const SETTLED_MS = 300;

interface Previewed {
  readonly preview: PlanPreview | undefined;
  readonly error: unknown;
}

/** What a plan would sample, fetched again when the plan or the texts change. The last preview stays meanwhile. */
export function usePlanPreview(id: string, plan: Plan | undefined, texts: string): Previewed {
  const [found, setFound] = useState<Previewed>({ preview: undefined, error: undefined });
  const body = plan === undefined ? undefined : JSON.stringify(plan);
  useEffect(() => {
    if (body === undefined) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const json = JSON.parse(body) as Plan;
      api.post('/campaigns/:campaign/plan/preview', { param: { campaign: id }, json, signal: abort.signal }).then(
        (preview) => setFound({ preview, error: undefined }),
        (error: unknown) => {
          if (!abort.signal.aborted) setFound((last) => ({ ...last, error }));
        },
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, body, texts]);
  return found;
}
