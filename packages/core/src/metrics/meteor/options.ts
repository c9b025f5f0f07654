import { StetError, quote } from '../../error.js';

/** How words may match, in the order in which matches are looked for. */
export const METEOR_MODULES = ['exact', 'stem', 'synonym', 'paraphrase'] as const;
export type MeteorModule = (typeof METEOR_MODULES)[number];

/** What the parameters were tuned for. */
export const METEOR_TASKS = ['rank', 'adq', 'hter', 'li'] as const;
export type MeteorTask = (typeof METEOR_TASKS)[number];

/** The text as it is, in lower case, or tokenised anew and in lower case. */
export const METEOR_MODES = ['cased', 'lower', 'norm'] as const;
export type MeteorMode = (typeof METEOR_MODES)[number];

export interface MeteorOptions {
  readonly modules?: readonly MeteorModule[] | undefined;
  readonly task?: MeteorTask | undefined;
  readonly mode?: MeteorMode | undefined;
}

export interface MeteorParameters {
  /** Weight of recall in the harmonic mean. */
  readonly alpha: number;
  /** Exponent of the fragmentation. */
  readonly beta: number;
  /** The largest penalty. */
  readonly gamma: number;
  /** Weight of a content word; a function word has the rest of 1. */
  readonly delta: number;
  /** Weights of a match by the first module, the second and so on, whichever modules these are. */
  readonly weights: readonly number[];
}

/** METEOR 1.5, English. */
const PARAMETERS: Readonly<Record<MeteorTask, MeteorParameters>> = {
  rank: { alpha: 0.85, beta: 0.2, gamma: 0.6, delta: 0.75, weights: [1, 0.6, 0.8, 0.6] },
  adq: { alpha: 0.75, beta: 1.4, gamma: 0.45, delta: 0.7, weights: [1, 1, 0.6, 0.8] },
  hter: { alpha: 0.4, beta: 1.5, gamma: 0.35, delta: 0.55, weights: [1, 0.2, 0.6, 0.8] },
  li: { alpha: 0.75, beta: 1.4, gamma: 0.7, delta: 0.5, weights: [1, 0.5, 0.5, 0.5] },
};

export interface MeteorSettings {
  readonly modules: readonly MeteorModule[];
  readonly task: MeteorTask;
  readonly mode: MeteorMode;
  readonly parameters: MeteorParameters;
}

/** The options checked and completed. */
export function meteorSettings(options: MeteorOptions): MeteorSettings {
  const modules = options.modules ?? ['exact', 'stem', 'synonym'];
  for (const module of modules) check('modules', METEOR_MODULES, module);
  if (modules.length === 0 || new Set(modules).size < modules.length) {
    throw badOption(
      'METEOR modules, each at most once',
      quote(modules.join(' ')),
      'Give, for example: exact stem synonym',
    );
  }
  const task = check('task', METEOR_TASKS, options.task ?? 'rank');
  const mode = check('mode', METEOR_MODES, options.mode ?? 'cased');
  return { modules, task, mode, parameters: PARAMETERS[task] };
}

function check<T extends string>(what: string, known: readonly T[], value: T): T {
  if (known.includes(value)) return value;
  throw badOption(`{{${what}}} to be one of ${known.join(', ')}`, quote(value), 'Choose one of these.');
}

function badOption(expected: string, found: string, remedy: string): StetError {
  return new StetError({ code: 'BAD_OPTION', expected, found, remedy });
}
