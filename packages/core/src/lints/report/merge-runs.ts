import { StetError } from '../../error.js';
import type { LintRun } from '../lint-run.js';

/** Several runs of one version of a checker, over different texts, as one; the first names are for messages. */
export function mergeRuns(runs: readonly LintRun[], files: readonly string[]): LintRun {
  const [first, ...others] = runs;
  const units = new Set(first.checks.map(({ unit }) => unit));
  others.forEach((run, at) => {
    const file = files[at + 1];
    if (nameOf(run) !== nameOf(first)) {
      throw notOne(file, `${first.checker} ${first.version} with the options of ${files[0]}`, nameOf(run));
    }
    for (const { unit } of run.checks) {
      if (units.has(unit)) throw notOne(file, 'texts that no other file has', `the unit ${JSON.stringify(unit)} again`);
      units.add(unit);
    }
  });
  const timings = runs.flatMap((run) => run.timings ?? []);
  const memory = runs.flatMap((run) => run.memory ?? []);
  return {
    ...first,
    ...(timings.length === 0 ? {} : { timings }),
    ...(memory.length === 0 ? {} : { memory: Math.max(...memory) }),
    checks: runs.flatMap(({ checks }) => checks),
  };
}

function nameOf({ checker, version, options }: LintRun): string {
  return `${checker} ${version} ${JSON.stringify(options)}`;
}

function notOne(file: string, expected: string, found: string): StetError {
  const remedy = 'Report on one version at a time; stet lint diff compares two.';
  return new StetError({ code: 'BAD_LINTS', file, expected, found, remedy });
}
