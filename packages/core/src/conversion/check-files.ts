import { StetError } from '../error.js';
import type { Format } from './formats.js';

interface FileRule {
  readonly takes: (count: number) => boolean;
  readonly expected: string;
}

const RULES: Partial<Readonly<Record<Format, FileRule>>> = {
  hoo: { takes: (count) => count % 2 === 0, expected: 'a text and a file of edits for each fragment' },
  columns: { takes: (count) => count <= 2, expected: 'a column file, and its edits' },
  parallel: { takes: (count) => count >= 2, expected: 'a source text and one or more corrected texts' },
};

/** Refuses more or fewer files than a format is read from. */
export function checkFiles(format: Format, count: number): void {
  const rule = RULES[format];
  if (rule === undefined || rule.takes(count)) return;
  throw new StetError({
    code: 'BAD_OPTION',
    expected: rule.expected,
    found: `${count} files`,
    remedy: 'Name the files in this order.',
  });
}
