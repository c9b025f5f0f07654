import { correctedTexts, type LintCheck } from '@stet/core/internal';
import type { TextUnit } from '../prose/text-units.js';
import { cutUnits } from '../prose/text-units.js';
import { checkTexts, type CheckOptions } from './check-texts.js';
import type { LintAdapter } from './lint-adapter.js';

/** Asks a checker about its own corrections: each text with the first suggestion of one lint made. */
export async function checkCorrections(
  adapter: LintAdapter,
  units: readonly TextUnit[],
  checks: readonly LintCheck[],
  options: CheckOptions,
): Promise<LintCheck[]> {
  const unitByName = new Map(units.map((unit) => [unit.unit, unit]));
  const corrected = correctedTexts(checks, ({ unit }) => unitByName.get(unit)?.prose.text).map(
    ({ unit, text }): TextUnit => {
      const original = unitByName.get(unit.slice(0, unit.lastIndexOf('~')));
      const [prose] = cutUnits(text, original?.prose.language ?? 'plaintext', 'document');
      return { unit, register: original?.register, prose };
    },
  );
  return checkTexts(adapter, corrected, options);
}
