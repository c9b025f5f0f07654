import type { Plan } from '@stet/server';

/** Whether two plans say the same, in whatever order. */
export function samePlan(one: Plan, other: Plan): boolean {
  return sorted(one) === sorted(other);
}

function sorted(plan: Plan): string {
  const { overlap, ...rest } = plan;
  return JSON.stringify(Object.entries({ ...rest, share: overlap.share, judges: overlap.judges }).sort());
}
