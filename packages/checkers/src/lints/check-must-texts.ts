import { correctedMustTexts, mustUnit, type LintCheck, type MustLine } from '@stet/core/internal';
import { plainProse } from '../prose/prose.js';
import type { TextUnit } from '../prose/text-units.js';
import { checkTexts, type CheckOptions } from './check-texts.js';
import type { LintAdapter } from './lint-adapter.js';

/**
 * Asks a checker about sentences that it must flag or let pass, and then about what its suggestions make of those to flag:
 * all that `checkMustLines` needs to judge it.
 */
export async function checkMustTexts(
  adapter: LintAdapter,
  lines: readonly MustLine[],
  options: CheckOptions,
): Promise<LintCheck[]> {
  const asked = await checkTexts(
    adapter,
    lines.map((line) => ({ unit: mustUnit(line), prose: plainProse(line.text) })),
    options,
  );
  const corrected = lines.flatMap((line, at): TextUnit[] =>
    correctedMustTexts(line, asked[at].lints).map((text, number) => ({
      unit: `${mustUnit(line)}~${number + 1}`,
      prose: plainProse(text),
    })),
  );
  return [...asked, ...(await checkTexts(adapter, corrected, options))];
}
