import { MAXIMISE } from '@stet/core/internal';
import type { PlaygroundOptions } from './playground-input.js';

interface Field {
  readonly key: keyof PlaygroundOptions;
  readonly label: string;
  /** The metrics that know it. */
  readonly metrics: readonly string[];
}

/** A number; empty for the usual one. */
export interface NumberOption extends Field {
  readonly kind: 'number';
  readonly usual: string;
  readonly whole: boolean;
}

/** One of a few words; the first is the usual one. */
interface ChoiceOption extends Field {
  readonly kind: 'choice';
  readonly choices: readonly string[];
}

/** Yes or no; usually no. */
interface CheckOption extends Field {
  readonly kind: 'check';
}

export type OptionField = NumberOption | ChoiceOption | CheckOption;

const EDIT_METRICS = ['m2', 'hoo'];

/** The options that the page offers, as the command line names them. */
export const OPTION_FIELDS: readonly OptionField[] = [
  {
    ...{ kind: 'number', key: 'beta', label: 'beta', whole: false, usual: 'that of each metric' },
    metrics: [...EDIT_METRICS, 'i-measure', 'green'],
  },
  {
    ...{ kind: 'number', key: 'annotator', label: 'annotator', whole: true, usual: 'the best for each sentence' },
    metrics: EDIT_METRICS,
  },
  { kind: 'number', key: 'maxUnchanged', label: 'max-unchanged', whole: true, usual: '2', metrics: ['m2'] },
  { kind: 'number', key: 'weight', label: 'weight', whole: false, usual: '2', metrics: ['i-measure'] },
  {
    kind: 'choice',
    key: 'maximise',
    label: 'maximise',
    choices: usualFirst(MAXIMISE, 'cwacc'),
    metrics: ['i-measure'],
  },
  { kind: 'choice', key: 'optimise', label: 'optimise', choices: ['sentence', 'corpus'], metrics: ['i-measure'] },
  { kind: 'choice', key: 'draws', label: 'draws', choices: ['python2', 'python3', 'expected'], metrics: ['gleu'] },
  { kind: 'number', key: 'iterations', label: 'iterations', whole: true, usual: '500', metrics: ['gleu'] },
  { kind: 'choice', key: 'penalty', label: 'penalty', choices: ['program', 'paper'], metrics: ['gleu'] },
  { kind: 'choice', key: 'smoothing', label: 'smoothing', choices: ['none', 'exp'], metrics: ['bleu'] },
  { kind: 'choice', key: 'unit', label: 'unit', choices: ['word', 'character'], metrics: ['green'] },
  { kind: 'check', key: 'ignoreWhitespaceCasing', label: 'ignore-whitespace-casing', metrics: EDIT_METRICS },
  { kind: 'check', key: 'levels', label: 'levels', metrics: EDIT_METRICS },
  { kind: 'check', key: 'nomix', label: 'nomix', metrics: ['i-measure'] },
  { kind: 'check', key: 'lowercase', label: 'lowercase', metrics: ['bleu'] },
  { kind: 'check', key: 'strictOriginal', label: 'strict-original', metrics: ['m2', 'gleu', 'green'] },
];

/** The options that some of these metrics know. */
export function optionsOf(metrics: readonly string[]): OptionField[] {
  return OPTION_FIELDS.filter((field) => field.metrics.some((name) => metrics.includes(name)));
}

/** True for what the option may be, apart from absent. */
export function isOptionValue(field: OptionField, value: unknown): boolean {
  switch (field.kind) {
    case 'check':
      return value === true;
    case 'choice':
      return typeof value === 'string' && field.choices.includes(value);
    case 'number':
      return typeof value === 'number' && value >= 0 && (field.whole ? Number.isSafeInteger(value) : value < Infinity);
  }
}

function usualFirst(choices: readonly string[], usual: string): string[] {
  return [usual, ...choices.filter((choice) => choice !== usual)];
}
