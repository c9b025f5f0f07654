import type { Command } from 'commander';
import {
  StetError,
  badOption,
  metricKinds,
  type MetricSpec,
  type ProgramLimits,
  type Scoreboard,
} from '@stet/core/internal';
import type { OfferedPrograms } from '@stet/server';
import { printError } from '../print/error.js';
import { collect, parsePositive, parseSize } from './command-options.js';

/** Metrics that programs of others compute. */
export interface ProgramFlags {
  readonly metricCommand?: readonly string[];
  readonly metricSeconds: number;
  readonly metricMemory: number;
  readonly metricCache?: string;
}

/** Metrics that can be used, and why others cannot. */
interface DeclaredMetrics {
  readonly specs: readonly MetricSpec[];
  readonly failures: readonly StetError<string>[];
}

export function addProgramOptions(command: Command): Command {
  return command
    .option(
      '--metric-command <command>',
      'a program that computes a metric, such as "python3 my_metric.py"; may be given several times',
      collect,
    )
    .option('--metric-seconds <seconds>', 'end such a program when an answer takes longer', parsePositive, 60)
    .option('--metric-memory <megabytes>', 'end such a program when it uses more memory', parseSize, 4096)
    .option(
      '--metric-cache <folder>',
      'where its answers are kept for later runs, or "none" (default: stet/metrics in the cache folder of the user)',
    );
}

function programLimits({ metricSeconds, metricMemory }: ProgramFlags): ProgramLimits {
  return { seconds: metricSeconds, megabytes: metricMemory };
}

/** The programs as a server offers them to its tasks; undefined where there are none. */
export async function offeredPrograms(flags: ProgramFlags): Promise<OfferedPrograms | undefined> {
  const { metricCommand: commands } = flags;
  return commands === undefined ? undefined : { commands, limits: programLimits(flags), cache: await cacheOf(flags) };
}

async function cacheOf({ metricCache }: ProgramFlags): Promise<string | undefined> {
  if (metricCache !== undefined) return metricCache === 'none' ? undefined : metricCache;
  // Loaded only where a program is named: most runs start sooner without.
  const { usualCache } = await import('@stet/node/programs');
  return usualCache();
}

/** Starts the programs, and reads what they say of their metrics. */
async function declareMetrics(flags: ProgramFlags): Promise<DeclaredMetrics> {
  const { metricCommand = [] } = flags;
  const specs: MetricSpec[] = [];
  const failures: StetError<string>[] = [];
  if (metricCommand.length === 0) return { specs, failures };
  const cache = await cacheOf(flags);
  const { declareProgram } = await import('@stet/node/programs');
  const declared = await Promise.allSettled(
    metricCommand.map((command) => declareProgram(command, { limits: programLimits(flags), cache })),
  );
  for (const result of declared) {
    if (result.status === 'fulfilled') specs.push(result.value);
    else if (result.reason instanceof StetError)
      failures.push(new StetError<string>(result.reason.toJSON(), { cause: result.reason }));
    else throw result.reason;
  }
  refuseTakenNames(specs);
  return { specs, failures };
}

function refuseTakenNames(specs: readonly MetricSpec[]): void {
  const names = [...metricKinds, ...specs].map(({ name }) => name);
  const taken = names.find((name, at) => names.indexOf(name) < at);
  if (taken === undefined) return;
  throw badOption('a program whose metric has a name of its own', JSON.stringify(taken), 'Declare another name.');
}

/** Runs `work` with the metrics of programs; what failed of them is told when all else is done. */
export async function withPrograms(
  flags: ProgramFlags,
  work: (declared: DeclaredMetrics) => Promise<void>,
): Promise<void> {
  if (flags.metricCommand === undefined) return work({ specs: [], failures: [] });
  const { dismissPrograms } = await import('@stet/node/programs');
  try {
    const declared = await declareMetrics(flags);
    await work(declared);
    tellFailures(declared.failures);
  } finally {
    dismissPrograms();
  }
}

/** The same with the metrics that were named before them. There must be one at least. */
export function withMetrics(
  named: readonly MetricSpec[],
  flags: ProgramFlags,
  work: (specs: readonly MetricSpec[]) => Promise<void>,
): Promise<void> {
  return withPrograms(flags, ({ specs, failures }) => {
    if (named.length + specs.length === 0) throw failures[0];
    return work([...named, ...specs]);
  });
}

/** Why metrics are missing from a scoreboard. */
export function failuresOf({ failures }: Scoreboard): StetError<string>[] {
  return failures.map(({ error }) => new StetError<string>(error));
}

/** Says why metrics are missing from the result. */
export function tellFailures(failures: readonly StetError<string>[]): void {
  for (const failure of failures) process.exitCode = printError(failure);
}
