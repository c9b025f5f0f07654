import {
  drawResamples as draw,
  type Resampled,
  type ResampledSystems,
  type SignificanceOptions,
} from '@stet/core/internal';
import type { ThreadOptions } from './stream-tasks.js';
import { threadRunner } from './thread-runner.js';

/** Draws the resamples of systems on all cores. The result does not depend on the number of threads. */
export function drawResamples(
  systems: ResampledSystems,
  options: Pick<SignificanceOptions, 'resamples' | 'seed'>,
  { threads, onProgress }: ThreadOptions = {},
): Promise<Resampled> {
  return draw(systems, options, threadRunner({ threads, onProgress: (_, done, total) => onProgress?.(done, total) }));
}
