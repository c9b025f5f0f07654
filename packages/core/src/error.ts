/** What can go wrong in core, as stable names that scripts and tests can rely on. Other packages list their own. */
export const CORE_ERROR_CODES = [
  'ANNOTATION_BEFORE_SOURCE',
  'ANSWER_OUT_OF_ORDER',
  'BAD_ANALYSIS',
  'BAD_ANNOTATION',
  'BAD_ANSWER',
  'BAD_BASELINE',
  'BAD_COLUMNS',
  'BAD_DECLARATION',
  'BAD_DIFFICULTY',
  'BAD_ESSAY',
  'BAD_JUDGMENT',
  'BAD_LINTS',
  'BAD_MARKUP',
  'BAD_MUST_LINE',
  'BAD_OPTION',
  'BAD_PARAPHRASES',
  'BAD_SHARD',
  'BAD_SCORES',
  'ESSAY_MISMATCH',
  'FILE_UNREADABLE',
  'GOLD_CHANGED',
  'INVALID_UTF8',
  'LINES_SHIFTED',
  'LINE_COUNT',
  'LINT_MISPLACED',
  'MISSING_ANALYSIS',
  'MISSING_RESOURCE',
  'MISSING_SCORE',
  'NOTHING_TO_JUDGE',
  'NOT_COMPARABLE',
  'NO_SCORES',
  'NO_SOURCE_LINE',
  'NUL_CHARACTER',
  'OFFSETS_OUT_OF_RANGE',
  'OFFSETS_REVERSED',
  'OTHER_SOURCE',
  'SEVERAL_ANNOTATORS',
  'SEVERAL_RUNS',
  'SHARDS_DIFFER',
  'SHARDS_MISSING',
  'SHARDS_OVERLAP',
  'SENTENCE_TOO_LONG',
  'UNIT_NOT_CHECKED',
  'UNKNOWN_ANNOTATOR',
  'UNKNOWN_FORMAT',
  'UNKNOWN_JUDGE',
  'UNKNOWN_LINE',
  'UNKNOWN_SYSTEM',
  'UNPRINTABLE',
] as const;

export type CoreErrorCode = (typeof CORE_ERROR_CODES)[number];

/** An error as data, as it crosses threads and HTTP. */
export interface StetErrorDetails<Code extends string = string> {
  readonly code: Code;
  /** The file as the user named it; absent when the input was not a file. */
  readonly file?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
  /** Here and in `remedy`, `{{maxReferences}}` stands for an option: see `nameOptions`. */
  readonly expected: string;
  readonly found: string;
  readonly remedy: string;
}

/**
 * The one error that Stet throws for input or options that it cannot use. It takes core's codes; a package with codes
 * of its own extends it with their type.
 */
export class StetError<Code extends string = CoreErrorCode> extends Error {
  override readonly name = 'StetError';
  readonly code: Code;
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly expected: string;
  readonly found: string;
  readonly remedy: string;

  // Without NoInfer any string would do as a code.
  constructor(details: StetErrorDetails<NoInfer<Code>>, options?: { cause?: unknown }) {
    super(`expected ${nameOptions(details.expected)}, found ${details.found}`, options);
    this.code = details.code;
    this.file = details.file;
    this.line = details.line;
    this.expected = details.expected;
    this.found = details.found;
    this.remedy = details.remedy;
  }

  toJSON(): StetErrorDetails {
    const { code, file, line, expected, found, remedy } = this;
    return { code, file, line, expected, found, remedy };
  }
}

/** True for an error of Stet, also where another copy of its code threw it: the server comes with one of its own. */
export function isStetError(error: unknown): error is StetError<string> {
  return error instanceof StetError || (error instanceof Error && error.name === 'StetError');
}

/** An option, or an argument, that does not fit. */
export function badOption(expected: string, found: string, remedy: string): StetError {
  return new StetError({ code: 'BAD_OPTION', expected, found, remedy });
}

/** What a surface (command line, page, library) calls the option with this key: a flag, a field's label, or the key. */
export type OptionWord = (key: string) => string;

/** Quoted text is the user's, and stays as it is. */
const OPTION_OR_QUOTE = /"(?:[^"\\]|\\.)*"|\{\{(\w+)\}\}/gu;

/**
 * A message with its options named in the words of a surface.
 *
 * @example nameOptions('Raise {{maxReferences}}.', (key) => `the field ${key}`) // 'Raise the field maxReferences.'
 */
export function nameOptions(text: string, optionWord: OptionWord = (key) => key): string {
  return text.replace(OPTION_OR_QUOTE, (match, key?: string) => (key === undefined ? match : optionWord(key)));
}

/** An error with its options named in the words of a surface. */
export function nameErrorOptions<Details extends Pick<StetErrorDetails, 'expected' | 'remedy'>>(
  error: Details,
  optionWord?: OptionWord,
): Details {
  const [expected, remedy] = [error.expected, error.remedy].map((text) => nameOptions(text, optionWord));
  return { ...error, expected, remedy };
}

/** An error in words: where, and in one paragraph what was expected, what was found and what to do. */
export interface ErrorWords {
  /** `gold.m2:12`, or empty where the input was not a file. */
  readonly sourceLocation: string;
  readonly words: string;
}

/** The words for an error, with options named as the surface names them. */
export function errorWords(error: Omit<StetErrorDetails, 'code'>, optionWord?: OptionWord): ErrorWords {
  const { file, line } = error;
  const { expected, remedy } = nameErrorOptions({ expected: error.expected, remedy: error.remedy }, optionWord);
  const name = file === '-' ? 'standard input' : file;
  return {
    sourceLocation: name === undefined ? '' : line === undefined ? name : `${name}:${line}`,
    words: `expected ${expected}; found ${error.found}. ${remedy}`,
  };
}

const QUOTE_LIMIT = 60;

/** Quotes input for a message: on one line, shortened if long, with control characters made visible. */
export function quote(text: string): string {
  const cut = text.length > QUOTE_LIMIT ? `${text.slice(0, QUOTE_LIMIT)}…` : text;
  return JSON.stringify(cut);
}
