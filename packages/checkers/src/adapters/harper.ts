import { setImmediate } from 'node:timers/promises';
import { applyReplacements, type Replacement } from '@stet/core/internal';
import type { Lint } from 'harper.js';
import type { Adapter } from './adapter.js';
import { openHarper, type HarperOptions, type OpenHarper } from './open-harper.js';
import { spanFinder } from './span-finder.js';
import { chooseReplacement, type ReplacementChoice } from './rules.js';

/** Harper's documentation says that spans count characters; harper.js 2.10.0 gives them in UTF-16 code units. */
const OFFSETS = 'utf16';

/** Harper, a grammar checker for English that runs in this process. Nothing is sent or downloaded. */
export async function harperAdapter(options: HarperOptions): Promise<Adapter> {
  const { dialect, rules, disabledRules, categories, disabledCategories, onlyEnabled, replacement } = options;
  const { linter, version, kinds } = await openHarper(options);
  const isWanted = (lint: Lint): boolean =>
    !disabledCategories.includes(lint.lint_kind()) &&
    (categories.length === 0 || categories.includes(lint.lint_kind()));
  return {
    name: 'harper',
    offsets: OFFSETS,
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
      const wanted = lints.filter(isWanted).flatMap(replacementOf(kinds, sentence, replacement));
      return [{ text: applyReplacements(sentence, wanted) }];
    },
    close: () => linter.dispose(),
  };
}

type Kinds = OpenHarper['kinds'];

function replacementOf(kinds: Kinds, sentence: string, choice: ReplacementChoice): (lint: Lint) => Replacement[] {
  const spanOf = spanFinder(sentence, OFFSETS);
  return (lint) => {
    const { start, end } = lint.span();
    const span = spanOf(start, end);
    const suggestion = chooseReplacement(lint.suggestions(), choice);
    if (suggestion === undefined) return [];
    const text = suggestion.get_replacement_text();
    const kind = suggestion.kind();
    if (kind === kinds.InsertAfter) return [{ start: span.end, end: span.end, text }];
    return [{ ...span, text: kind === kinds.Remove ? '' : text }];
  };
}
