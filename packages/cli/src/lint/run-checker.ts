import type { CheckOptions, LintAdapter, LinterSpec, TextUnit } from '@stet/checkers';
import type { LintCheck, LintRun, LintTiming, MustLine } from '@stet/core/internal';
import { serverConcurrency } from '../checkers/ask-checker.js';
import { withProgress } from '../print/progress.js';
import type { LintRunOptions } from './run-options.js';

/** What a checker is asked about. */
export interface Asked {
  readonly units: readonly TextUnit[];
  /** Sentences with demands, instead of texts. */
  readonly must?: readonly MustLine[];
}

export interface Answered {
  readonly runs: readonly LintRun[];
  /** What the checker says of its own corrections, if it was asked. */
  readonly recheck?: LintRun;
}

/** Asks a checker about texts, as often as is asked for, and measures what is asked for. */
export async function runChecker(
  spec: LinterSpec,
  asked: Asked,
  options: LintRunOptions,
  signal: AbortSignal,
): Promise<Answered> {
  const runs: LintRun[] = [];
  let recheck: LintRun | undefined;
  for (let number = 1; number <= options.repeat; number++) {
    const adapter = await openChecker(spec, options, signal);
    try {
      const label = options.repeat === 1 ? 'Checking' : `Checking, run ${number} of ${options.repeat}`;
      const checks = await ask(label, options, signal, askedOf(adapter, asked));
      const timings = number === 1 ? await measureWaits(adapter, spec, asked.units, options, signal) : [];
      runs.push({ ...describe(adapter, options), ...(timings.length === 0 ? {} : { timings }), checks });
      if (number === 1 && options.recheck !== undefined) {
        const { checkCorrections } = await import('@stet/checkers');
        const again = await ask('Checking corrections', options, signal, (settings) =>
          checkCorrections(adapter, asked.units, checks, settings),
        );
        recheck = { ...describe(adapter, options), checks: again };
      }
    } finally {
      await adapter.close();
    }
  }
  return { runs, ...(recheck === undefined ? {} : { recheck }) };
}

type Ask = (settings: CheckOptions) => Promise<LintCheck[]>;

function askedOf(adapter: LintAdapter, { units, must }: Asked): Ask {
  return async (settings) => {
    const { checkMustTexts, checkTexts } = await import('@stet/checkers');
    return must === undefined ? checkTexts(adapter, units, settings) : checkMustTexts(adapter, must, settings);
  };
}

function ask(label: string, options: LintRunOptions, signal: AbortSignal, work: Ask): Promise<LintCheck[]> {
  const { rate, retries, seed, timeout, withoutText, processes } = options;
  const concurrency = processes ?? serverConcurrency(options.concurrency);
  return withProgress(label, (onProgress) =>
    work({ rate, retries, seed, timeoutMs: timeout * 1000, withoutText, concurrency, signal, onProgress }),
  );
}

function describe(adapter: LintAdapter, options: LintRunOptions): Omit<LintRun, 'checks'> {
  const { name, version, options: settings, rules } = adapter;
  const memory = options.memory === true ? adapter.memory?.() : undefined;
  return {
    checker: name,
    version,
    options: settings,
    ...(rules === undefined ? {} : { rules }),
    ...(memory === undefined ? {} : { memory }),
  };
}

async function openChecker(
  spec: LinterSpec,
  { processes = 1, memory, timeout }: LintRunOptions,
  signal: AbortSignal,
): Promise<LintAdapter> {
  const { openInTime, openLinter, processLinter, spreadLinter } = await import('@stet/checkers');
  const open = async (openSignal: AbortSignal): Promise<LintAdapter> => {
    if (processes > 1) {
      return spreadLinter(await Promise.all(Array.from({ length: processes }, () => processLinter(spec, openSignal))));
    }
    return memory === true ? processLinter(spec, openSignal) : openLinter(spec, openSignal);
  };
  return openInTime(open, { checker: spec.checker, timeoutMs: timeout * 1000, signal });
}

async function measureWaits(
  adapter: LintAdapter,
  spec: LinterSpec,
  units: readonly TextUnit[],
  { cold, typing, seed }: LintRunOptions,
  signal: AbortSignal,
): Promise<LintTiming[]> {
  if (units.length === 0) return [];
  const { measureCold, measureTyping } = await import('@stet/checkers');
  const typed = typing === 0 ? [] : await measureTyping(adapter, units, typing, { seed, signal });
  const started = cold === 0 ? [] : await measureCold(spec, units, cold, signal);
  return [...started, ...typed];
}
