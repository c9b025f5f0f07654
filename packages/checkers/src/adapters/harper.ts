import { setImmediate } from 'node:timers/promises';
import { applyReplacements } from '@stet/core/internal';
import type { Adapter } from './adapter.js';
import { HARPER_OFFSETS, isHarperLintWanted, replacementsOf } from './harper-lints.js';
import { openHarper, type HarperOptions } from './open-harper.js';
import { chooseReplacement, type ReplacementChoice } from './rules.js';

export interface HarperCorrectorOptions extends HarperOptions {
  readonly replacement: ReplacementChoice;
}

/** Harper, a grammar checker for English that runs in this process. Nothing is sent or downloaded. */
export async function harperAdapter(options: HarperCorrectorOptions): Promise<Adapter> {
  const { dialect, rules, disabledRules, categories, disabledCategories, onlyEnabled, replacement } = options;
  const { linter, version, kinds } = await openHarper(options);
  return {
    name: 'harper',
    offsets: HARPER_OFFSETS,
    signature: JSON.stringify([
      'harper',
      version,
      dialect,
      { rules, disabledRules, categories, disabledCategories, onlyEnabled, replacement },
    ]),
    batchSize: 1,
    // It blocks the thread while it works.
    concurrency: 1,
    correct: async ([sentence]) => {
      const lints = await linter.lint(sentence, { language: 'plaintext' });
      // Let signals and the progress bar have their turn.
      await setImmediate();
      const made = lints
        .filter((lint) => isHarperLintWanted(lint, options))
        .map((lint) => chooseReplacement(replacementsOf(lint, sentence, kinds), replacement));
      return [
        {
          text: applyReplacements(
            sentence,
            made.filter((choice) => choice !== undefined),
          ),
        },
      ];
    },
    close: () => linter.dispose(),
  };
}
