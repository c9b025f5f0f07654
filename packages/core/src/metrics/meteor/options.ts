import { choiceOption, choicesOption, type OptionsOf } from '../options/option.js';
import { textOptions } from '../texts/text-options.js';

/** How words may match, in the order in which matches are looked for. */
export const METEOR_MODULES = ['exact', 'stem', 'synonym', 'paraphrase'] as const;
export type MeteorModule = (typeof METEOR_MODULES)[number];

/** What the parameters were tuned for. */
const METEOR_TASKS = ['rank', 'adq', 'hter', 'li'] as const;
export type MeteorTask = (typeof METEOR_TASKS)[number];

const METEOR_MODES = ['cased', 'lower', 'norm'] as const;

export const meteorOptions = {
  task: choiceOption(METEOR_TASKS, {
    default: 'rank',
    help: 'what its parameters were tuned for',
    flag: 'meteor-task',
  }),
  modules: choicesOption(METEOR_MODULES, {
    default: ['exact', 'stem', 'synonym'],
    help: 'how words may match, in order',
    flag: 'meteor-modules',
  }),
  mode: choiceOption(METEOR_MODES, {
    default: 'cased',
    help: 'take text as it is, in lower case, or tokenised again and in lower case',
    flag: 'meteor-mode',
  }),
  ...textOptions,
};

/** The options of METEOR. */
export type MeteorOptions = OptionsOf<typeof meteorOptions>;

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
export const METEOR_PARAMETERS: Readonly<Record<MeteorTask, MeteorParameters>> = {
  rank: { alpha: 0.85, beta: 0.2, gamma: 0.6, delta: 0.75, weights: [1, 0.6, 0.8, 0.6] },
  adq: { alpha: 0.75, beta: 1.4, gamma: 0.45, delta: 0.7, weights: [1, 1, 0.6, 0.8] },
  hter: { alpha: 0.4, beta: 1.5, gamma: 0.35, delta: 0.55, weights: [1, 0.2, 0.6, 0.8] },
  li: { alpha: 0.75, beta: 1.4, gamma: 0.7, delta: 0.5, weights: [1, 0.5, 0.5, 0.5] },
};
