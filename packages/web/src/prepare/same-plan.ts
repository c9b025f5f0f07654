import type { Plan } from '@stet/server';

/** Whether two plans are equal, whatever the order of their keys. */
export function samePlan(left: Plan, right: Plan): boolean {
  return sorted(left) === sorted(right);
}

function sorted(plan: Plan): string {
  const { overlap, protocol, ...rest } = plan;
  return JSON.stringify(Object.entries({ ...rest, ...overlap, ...protocol }).sort());
}
