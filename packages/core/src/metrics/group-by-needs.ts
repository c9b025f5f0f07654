import type { Metric } from './metric.js';

/**
 * What belongs to metrics, in groups for threads to divide: metrics over edits and those over references share little code,
 * and a thread that keeps to one of them need not compile the other. Those of programs cost a thread nothing.
 */
export function groupByNeeds<T>(items: readonly T[], metrics: readonly Metric[]): (readonly T[])[] {
  const needing = (needs: Metric['needs']): T[] => items.filter((_, at) => metrics[at].needs === needs);
  const [first = [], ...others] = [needing('edits'), needing('references')].filter((group) => group.length > 0);
  return others.length === 0 ? [items] : [[...first, ...needing('anything')], ...others];
}
