/** What an option can be set to: plain data, so that a link, a file or a message to a thread can hold it. */
export type OptionValue = number | boolean | string | readonly string[];

/** Options by key; a metric takes those that it knows. */
export type MetricOptions = Readonly<Record<string, OptionValue | undefined>>;

interface OptionDetails {
  /** One line, for help, forms and tables. */
  readonly help: string;
  /** Its name among the options of all metrics; the key in kebab case where absent, null where only programs set it. */
  readonly flag?: string | null;
  /** Its key in the signature, where that is not its own. */
  readonly signatureKey?: string;
  /** When it changes the number, given the options beside it; always where absent, never where false. */
  readonly matters?: false | ((options: MetricOptions) => boolean);
}

export interface NumberOption<Default extends number | undefined = number | undefined> extends OptionDetails {
  /** A count is a whole number. */
  readonly kind: 'number' | 'count';
  readonly default: Default;
  readonly min?: number;
  /** A bound that is out of reach. */
  readonly above?: number;
  readonly max?: number;
  /** The word for no number, where there need be none. */
  readonly absent?: string;
}

export interface FlagOption extends OptionDetails {
  readonly kind: 'flag';
  readonly default: boolean;
  /** What the signature says instead of no and yes. */
  readonly signatureWords?: readonly [no: string, yes: string];
}

export interface ChoiceOption<T extends string = string> extends OptionDetails {
  readonly kind: 'choice';
  readonly choices: readonly T[];
  readonly default: T;
  /** A flag that may be followed by one of the choices, to set both: `--strict-original qalb`. */
  readonly givenWith?: string;
}

/** Several choices in order, each at most once. */
export interface ChoicesOption<T extends string = string> extends OptionDetails {
  readonly kind: 'choices';
  readonly choices: readonly T[];
  readonly default: readonly T[];
}

/** Any words, each at most once; none by default. */
export interface WordsOption extends OptionDetails {
  readonly kind: 'words';
  readonly default: readonly string[];
}

export type MetricOption = NumberOption | FlagOption | ChoiceOption | ChoicesOption | WordsOption;

/** The options of a metric by key. */
export type OptionTable = Readonly<Record<string, MetricOption>>;

/** The options that somebody gives. */
export type OptionsOf<Table extends OptionTable> = {
  readonly [Key in keyof Table]?: Table[Key]['default'] | undefined;
};

/** The options with a default for each that was not given. */
export type ResolvedOptions<Table extends OptionTable> = { readonly [Key in keyof Table]: Table[Key]['default'] };

type Details<Option extends MetricOption> = Omit<Option, 'kind' | 'choices'>;

/** A number, with a default and a range. */
export function numberOption(details: Details<NumberOption<number>>): NumberOption<number> {
  return { kind: 'number', ...details };
}

/** A whole number, with a default and a range. */
export function countOption(details: Details<NumberOption<number>>): NumberOption<number> {
  return { kind: 'count', ...details };
}

/** A whole number that need not be there; `absent` says what happens then. */
export function optionalCount(
  details: Omit<Details<NumberOption>, 'default'> & { readonly absent: string },
): NumberOption {
  return { kind: 'count', default: undefined, ...details };
}

/** Something that is off unless asked for. */
export function flagOption(details: Omit<Details<FlagOption>, 'default'>): FlagOption {
  return { kind: 'flag', default: false, ...details };
}

/** One of a few words. */
export function choiceOption<T extends string>(
  choices: readonly T[],
  details: Details<ChoiceOption<NoInfer<T>>>,
): ChoiceOption<T> {
  return { kind: 'choice', choices, ...details };
}

/** Some of a few words, in order and each at most once. */
export function choicesOption<T extends string>(
  choices: readonly T[],
  details: Details<ChoicesOption<NoInfer<T>>>,
): ChoicesOption<T> {
  return { kind: 'choices', choices, ...details };
}

/** Words of the user's own, none where nothing is given. */
export function wordsOption(details: Omit<Details<WordsOption>, 'default'>): WordsOption {
  return { kind: 'words', default: [], ...details };
}
