/** What one version of a checker said of a set of texts. Offsets are UTF-16, whatever the checker counts in. */
export interface LintRun {
  readonly checker: string;
  readonly version: string;
  /** The settings that decide its answers. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The rules that were switched on, if the checker can list them; those without a lint never fired. */
  readonly rules?: readonly string[];
  /** The most memory that the checker took, in bytes. */
  readonly memory?: number;
  /** Waits that were measured apart from the checks. */
  readonly timings?: readonly LintTiming[];
  /** One for each text that was asked about, also where nothing was found: a text without a check is not clean. */
  readonly checks: readonly LintCheck[];
  /** Further keys of the record, kept as they came. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** What was measured: a new process up to its first answer, or a text asked again after one of its words changed. */
export const TIMING_PHASES = ['cold', 'typing'] as const;
export type TimingPhase = (typeof TIMING_PHASES)[number];

/** How long somebody waits for one answer. */
export interface LintTiming {
  readonly phase: TimingPhase;
  readonly unit: string;
  readonly ms: number;
  readonly words: number;
  /** Code points. */
  readonly characters?: number;
  /** Further keys of the record, kept as they came. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** What a checker said of one text. */
export interface LintCheck {
  /** The name of the text, such as `alice.md#12`. */
  readonly unit: string;
  readonly register?: string;
  /** The file that it is from, seen from the folder in which the checker was run. */
  readonly file?: string;
  /** Of the UTF-8 text, in hexadecimal; tells whether two runs saw the same text. */
  readonly sha256?: string;
  /** Pieces between white space. */
  readonly words: number;
  /** Code points. */
  readonly characters?: number;
  /** The text itself, for a file that can be read, diffed and shown without any other. */
  readonly text?: string;
  /** How long the answer took; absent if it was not measured or did not come. */
  readonly ms?: number;
  /** False for what was asked before the checker was warm. */
  readonly warm?: boolean;
  /** Why the checker gave no answer. */
  readonly error?: string;
  /** True if the checker says that it left lints out. */
  readonly incomplete?: boolean;
  readonly lints: readonly Lint[];
  /** Further keys of the record, kept as they came. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** One complaint of a checker about a stretch of a text. */
export interface Lint {
  readonly rule: string;
  /** The checker's own category. */
  readonly group?: string;
  readonly start: number;
  readonly end: number;
  /** What stands between `start` and `end`. */
  readonly text: string;
  readonly message: string;
  readonly severity?: string;
  /** What could stand there instead, in the checker's order; `''` removes it. */
  readonly suggestions: readonly string[];
  readonly url?: string;
  /** Further keys of the record, kept as they came. */
  readonly extra?: Readonly<Record<string, unknown>>;
}
