import { badOption, metricKinds, quote, type MetricSpec, type ProgramLimits } from '@stet/core/internal';
import { declareProgram, dismissPrograms } from '@stet/node/programs';

/** Programs that compute metrics, as the operator of the server names them. */
export interface OfferedPrograms {
  readonly commands: readonly string[];
  readonly limits: ProgramLimits;
  /** Where their answers are kept; nowhere without it. */
  readonly cache?: string | undefined;
}

/**
 * Asks each program once what its metric is. An answer must come well before the job is stopped that waits for it: who
 * stops a job ends its thread, which then ends no program.
 */
export async function offerPrograms(
  { commands, limits, cache }: OfferedPrograms,
  jobSeconds: number,
): Promise<readonly MetricSpec[]> {
  const seconds = Math.min(limits.seconds, jobSeconds / 2);
  const specs: MetricSpec[] = [];
  try {
    for (const command of commands) {
      const spec = await declareProgram(command, { limits: { ...limits, seconds }, cache });
      if ([...metricKinds, ...specs].some(({ name }) => name === spec.name)) {
        throw badOption('a program whose metric has a name of its own', quote(spec.name), 'Declare another name.');
      }
      specs.push(spec);
    }
  } finally {
    dismissPrograms();
  }
  return specs;
}
