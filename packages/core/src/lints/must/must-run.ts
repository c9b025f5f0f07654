import type { LintRun } from '../lint-run.js';
import { lacksLints } from '../diff/pair-checks.js';
import { checkMustLine, type LintsOf, type MustResult } from './check-must-line.js';
import type { MustLine } from './must-line.js';

/** Hashes a text, as the checks of a run name theirs: SHA-256 in hexadecimal. */
export type Sha256 = (text: string) => string;

/** Holds lines against a run over their sentences and over what its suggestions make of them. */
export function checkMustLines(lines: readonly MustLine[], run: LintRun, sha256: Sha256): MustResult[] {
  const lintsOf = answersOf(run, sha256);
  return lines.map((line) => checkMustLine(line, lintsOf));
}

/** The answers of a run by text: a check is known by the text that it holds, or by its hash. */
function answersOf({ checks }: LintRun, sha256: Sha256): LintsOf {
  const answered = checks.filter((check) => !lacksLints(check));
  const byHash = new Map(answered.map(({ text, sha256: hash, lints }) => [hash ?? (text && sha256(text)), lints]));
  return (text) => byHash.get(sha256(text));
}
