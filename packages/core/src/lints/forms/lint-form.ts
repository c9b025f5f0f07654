import type { Lint } from '../lint-run.js';
import type { SourceLocation } from '../../source-location.js';

/** What a checker's report says of one text. */
export interface ReportedText {
  /** As the report names it; absent where it names none. */
  readonly file: string | undefined;
  readonly lints: readonly Lint[];
  /** Why the checker gave no answer about it. */
  readonly error?: string;
  /** True if the checker says that it left lints out. */
  readonly incomplete?: boolean;
}

export interface CheckerReport {
  readonly texts: readonly ReportedText[];
  /** Where the report names the checker. */
  readonly checker?: string;
  readonly version?: string;
}

export interface ReportContext {
  /** The text that a report names; it throws where there is none. Without a name, the only text there is. */
  readonly textOf: (file: string | undefined) => string;
  /** Where the report stands, for messages. */
  readonly location?: SourceLocation;
}

/** A form in which a checker reports what it found. */
export interface LintForm {
  readonly name: string;
  readonly title: string;
  /** The checker that writes it, where the report does not say. */
  readonly checker: string;
  /** What its offsets or columns count. */
  readonly offsets: 'utf16' | 'code-points';
  /** Whether a document looks like it. */
  detect(document: string): boolean;
  read(document: string, context: ReportContext): CheckerReport;
}
