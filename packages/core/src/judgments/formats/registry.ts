import { StetError, quote } from '../../error.js';
import { surestFormat } from '../../formats/certainty.js';
import type { JudgmentFormat } from './judgment-format.js';
import { judgmentFormats } from './judgment-formats.js';

/** The names that `stet judgments convert` knows the formats by. */
export type JudgmentFormatName = (typeof judgmentFormats)[number]['name'];
export const judgmentFormatNames: readonly JudgmentFormatName[] = judgmentFormats.map(({ name }) => name);

/** The format that judgments are in, by how the file begins. */
export function detectJudgmentFormat(text: string, file?: string): JudgmentFormatName {
  const format = surestFormat<JudgmentFormat<JudgmentFormatName>>(judgmentFormats, text, file);
  if (format !== undefined) return format.name;
  throw new StetError({
    code: 'BAD_JUDGMENT',
    file,
    line: 1,
    expected: `judgments: ${judgmentFormatNames.join(', ')}`,
    found: quote(
      text
        .replace(/^\uFEFF/u, '')
        .trimStart()
        .split('\n', 1)[0],
    ),
    remedy: 'Check that this is the file you mean.',
  });
}
