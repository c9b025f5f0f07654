import { metricKinds } from '@stet/core/internal';
import type { TaskSettings } from './schemas.js';

/** The metric whose edits a task shows: the official one if it shows any, else another that does, else M2. */
export function explainingName({ metrics, official }: Pick<TaskSettings, 'metrics' | 'official'>): string {
  const explaining = metricKinds.filter(({ explains }) => explains).map(({ name }) => name);
  return [official, ...metrics].find((name) => explaining.includes(name)) ?? 'm2';
}
