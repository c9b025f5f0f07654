import { metricKinds } from './metric-kinds.js';

/** A metric as papers write it; its name where it is not one of ours. */
export function metricTitle(name: string): string {
  return metricKinds.find((kind) => kind.name === name)?.title ?? name;
}
