import { isBlank, type PlaygroundInput } from '../playground-input.js';
import { usedMetrics } from '../playground-metrics.js';

/** What the page still waits for. */
export type Missing = 'gold' | 'source' | 'reference' | 'system' | 'metric';

/** What is missing before anything can be scored, in the order of the page. */
export function missingOf(input: PlaygroundInput): Missing[] {
  const { basis, gold, source, references, systems } = input;
  const missing: Missing[] = [];
  if (basis === 'gold') {
    if (isBlank(gold)) missing.push('gold');
  } else {
    if (isBlank(source)) missing.push('source');
    if (references.every(isBlank)) missing.push('reference');
  }
  if (systems.every(isBlank)) missing.push('system');
  if (usedMetrics(input).length === 0) missing.push('metric');
  return missing;
}
