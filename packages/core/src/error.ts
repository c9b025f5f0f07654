/** What went wrong, as a stable name that scripts and tests can rely on. */
export type StetErrorCode =
  | 'ANNOTATION_BEFORE_SOURCE'
  | 'BAD_ANNOTATION'
  | 'BAD_BACKUP'
  | 'BAD_BASELINE'
  | 'BAD_COLUMNS'
  | 'BAD_ESSAY'
  | 'BAD_JUDGMENT'
  | 'BAD_LINK'
  | 'BAD_MARKUP'
  | 'BAD_OPTION'
  | 'BAD_PARAPHRASES'
  | 'BAD_SHARD'
  | 'BAD_PUBLISHED'
  | 'BAD_REQUEST'
  | 'BAD_SCORES'
  | 'CHECKER_FAILED'
  | 'CONFLICT'
  | 'DATABASE_UNREACHABLE'
  | 'ESSAY_MISMATCH'
  | 'FILE_UNREADABLE'
  | 'FILE_UNWRITABLE'
  | 'GOLD_CHANGED'
  | 'INVALID_UTF8'
  | 'JOB_FAILED'
  | 'LIMIT_REACHED'
  | 'LINES_SHIFTED'
  | 'LINE_COUNT'
  | 'MISSING_RESOURCE'
  | 'MISSING_SCORE'
  | 'NOTHING_TO_JUDGE'
  | 'NOT_ALLOWED'
  | 'NOT_COMPARABLE'
  | 'NOT_FOUND'
  | 'NOT_SIGNED_IN'
  | 'NO_SOURCE_LINE'
  | 'NUL_CHARACTER'
  | 'OFFSETS_OUT_OF_RANGE'
  | 'OFFSETS_REVERSED'
  | 'SHARDS_DIFFER'
  | 'SHARDS_MISSING'
  | 'SHARDS_OVERLAP'
  | 'PORT_TAKEN'
  | 'SENTENCE_TOO_LONG'
  | 'SOURCES_DIFFER'
  | 'SUSPICIOUS_ANSWERS'
  | 'TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'UNKNOWN_ANNOTATOR'
  | 'UNKNOWN_JUDGE'
  | 'UNKNOWN_LINE'
  | 'UNKNOWN_SYSTEM'
  | 'UNPRINTABLE'
  | 'WRONG_STATE';

export interface StetErrorDetails {
  readonly code: StetErrorCode;
  /** The file as the user named it; absent when the input was not a file. */
  readonly file?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
  readonly expected: string;
  readonly found: string;
  readonly remedy: string;
}

/** The one error that Stet throws for input or options that it cannot use. */
export class StetError extends Error {
  override readonly name = 'StetError';
  readonly code: StetErrorCode;
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly expected: string;
  readonly found: string;
  readonly remedy: string;

  constructor(details: StetErrorDetails, options?: { cause?: unknown }) {
    super(`expected ${details.expected}, found ${details.found}`, options);
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

/** An error in words: where, and in one paragraph what was expected, what was found and what to do. */
export interface ErrorWords {
  /** `gold.m2:12`, or empty where the input was not a file. */
  readonly place: string;
  readonly words: string;
}

/** The words for an error, the same on the command line and in a page. */
export function errorWords({ file, line, expected, found, remedy }: Omit<StetErrorDetails, 'code'>): ErrorWords {
  const name = file === '-' ? 'standard input' : file;
  return {
    place: name === undefined ? '' : line === undefined ? name : `${name}:${line}`,
    words: `expected ${expected}; found ${found}. ${remedy}`,
  };
}

const QUOTE_LIMIT = 60;

/** Quotes input for a message: one line, cut when long, control characters made visible. */
export function quote(text: string): string {
  const cut = text.length > QUOTE_LIMIT ? `${text.slice(0, QUOTE_LIMIT)}…` : text;
  return JSON.stringify(cut);
}
