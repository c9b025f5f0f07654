import type { PlaygroundInput } from './playground-input.js';
import { PAGE_METRICS } from './playground-metrics.js';

/** The page as a visitor finds it: three boxes for plain text, and every metric. */
export const EMPTY_INPUT: PlaygroundInput = {
  basis: 'references',
  gold: { name: 'gold', text: '' },
  source: { name: 'source', text: '' },
  references: [{ name: 'reference-1', text: '' }],
  systems: [{ name: 'system-1', text: '' }],
  metrics: PAGE_METRICS.map(({ name }) => name),
  options: {},
  resampling: undefined,
};
