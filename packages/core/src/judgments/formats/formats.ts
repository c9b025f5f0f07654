import { StetError, quote } from '../../error.js';

/** The formats of human judgments, by the names that `stet judgments convert` knows them by. */
export const judgmentFormats = ['xml', 'wmt-csv', 'jsonl', 'pairs-ops', 'pairs-tup'] as const;
export type JudgmentFormat = (typeof judgmentFormats)[number];

const SIGNS: readonly (readonly [sign: RegExp, format: JudgmentFormat])[] = [
  // A file of no lines is one of no judgments.
  [/^(?:\{|$)/u, 'jsonl'],
  [/^</u, 'xml'],
  [/^[^\n]*\bsystem1id\b/iu, 'wmt-csv'],
  [/^[^\t\n]*\t[^\t\n]*\t[^\t\n]*(?:\n|$)/u, 'pairs-ops'],
  [/^[^\t\n]*\t[^\t\n]*\t[^\t\n]*\t[^\t\n]*(?:\n|$)/u, 'pairs-tup'],
];

/** The format that judgments are in, by how the file begins. */
export function detectJudgmentFormat(text: string, file?: string): JudgmentFormat {
  const start = text.replace(/^\uFEFF/u, '').trimStart();
  const known = SIGNS.find(([sign]) => sign.test(start));
  if (known !== undefined) return known[1];
  throw new StetError({
    code: 'BAD_JUDGMENT',
    file,
    line: 1,
    expected: `judgments: ${judgmentFormats.join(', ')}`,
    found: quote(start.split('\n', 1)[0]),
    remedy: 'Check that this is the file you mean.',
  });
}
