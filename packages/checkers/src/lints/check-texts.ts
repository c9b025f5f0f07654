import { tokenise, type LintCheck } from '@stet/core/internal';
import { sha256 } from '@stet/node';
import { CheckerFailure } from '../adapters/adapter.js';
import { inParallel } from '../asking/in-parallel.js';
import { createPatience, type PatienceOptions } from '../asking/patience.js';
import type { TextUnit } from '../prose/text-units.js';
import type { LintAdapter, LintAnswer } from './lint-adapter.js';

export interface CheckOptions extends PatienceOptions {
  /** Questions under way at the same time, if the checker takes so many. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Leaves the texts out of the record. */
  readonly withoutText?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** So many checks and a checker is warm. */
const WARM_UP = 20;

/**
 * Asks a checker about each text once, and records what it says, how long that took, and where it failed: a text about which
 * it gave no answer has an error, and is not clean.
 */
export async function checkTexts(
  adapter: LintAdapter,
  units: readonly TextUnit[],
  options: CheckOptions,
): Promise<LintCheck[]> {
  const patiently = createPatience(options);
  const checks = new Map<TextUnit, LintCheck>();
  let begun = 0;
  const failure = await inParallel(
    [...units.entries()],
    Math.min(options.concurrency, adapter.concurrency),
    options.signal,
    async ([at, unit], signal) => {
      const warm = begun++ >= WARM_UP;
      let ms = 0;
      const ask = async (attemptSignal: AbortSignal): Promise<LintAnswer> => {
        const started = performance.now();
        const answer = await adapter.check(unit.prose, attemptSignal);
        ms = performance.now() - started;
        return answer;
      };
      const description = describeUnit(unit, options.withoutText === true);
      try {
        const { lints, incomplete } = await patiently({ ask, number: at + 1, signal, onRetry: () => undefined });
        checks.set(unit, {
          ...description,
          ms: rounded(ms),
          warm,
          ...(incomplete === true ? { incomplete } : {}),
          lints: lints.toSorted((a, b) => a.start - b.start || a.end - b.end),
        });
      } catch (error) {
        // Whatever a checker throws, about one text, is recorded with it.
        if (signal.aborted) throw error;
        checks.set(unit, { ...description, error: reasonOf(error), lints: [] });
      }
      options.onProgress?.(checks.size, units.length);
    },
  );
  if (failure !== undefined) throw failure as Error;
  return units.map((unit) => checks.get(unit) ?? missing(unit));
}

function missing({ unit }: TextUnit): never {
  throw new Error(`no check of ${unit}`);
}

/** What is recorded of a text before it is asked about. */
export function describeUnit(
  { unit, register, file, prose: { text } }: TextUnit,
  withoutText: boolean,
): Omit<LintCheck, 'lints'> {
  return {
    unit,
    ...(register === undefined ? {} : { register }),
    ...(file === undefined ? {} : { file }),
    sha256: sha256(text),
    words: tokenise(text).length,
    characters: Array.from(text).length,
    ...(withoutText ? {} : { text }),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof CheckerFailure) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Microseconds are enough. */
export function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
