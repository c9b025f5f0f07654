import type { MetricKind } from '@stet/core/internal';
import { words } from '../../language/words.js';
import type { Basis } from '../playground-input.js';
import { obstacleTo } from '../playground-metrics.js';

/** Why a metric cannot be used with such a basis, in a few words; undefined where it can. */
export function whyUnusable(kind: MetricKind, basis: Basis): string | undefined {
  const { playground } = words();
  const obstacle = obstacleTo(kind, basis);
  if (obstacle === undefined) return undefined;
  return obstacle === 'gold-edits' ? playground.needsGoldEdits : playground.needsResources(obstacle);
}
