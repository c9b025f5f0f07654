import { setImmediate } from 'node:timers/promises';
import type { Lint } from '@stet/core/internal';
import type { Lint as HarperLint } from 'harper.js';
import { fieldsOf } from '../adapters/fields.js';
import { HARPER_OFFSETS, harperSpan, isHarperLintWanted, replacementsOf } from '../adapters/harper-lints.js';
import { openHarper, type HarperOptions, type OpenHarper } from '../adapters/open-harper.js';
import { lintAdapter, type LintAdapter } from './lint-adapter.js';

export interface HarperLintOptions extends HarperOptions {
  /** Leave out lints that overlap others, as users see them; without, every rule is heard. */
  readonly dedup: boolean;
}

/** Harper in this process. It reads Markdown itself. Its rules are the keys of its organised lints. */
export async function harperLinter(options: HarperLintOptions): Promise<LintAdapter> {
  const { dialect, rules, disabledRules, categories, disabledCategories, onlyEnabled, dedup } = options;
  const { linter, version, kinds, rules: rulesOn } = await openHarper(options);
  return lintAdapter({
    name: 'harper.js',
    version,
    offsets: HARPER_OFFSETS,
    options: {
      dialect,
      dedup,
      ...named({ rules, disabledRules, categories, disabledCategories }),
      ...flag(onlyEnabled),
    },
    rules: rulesOn,
    // It blocks the thread while it works.
    concurrency: 1,
    check: async ({ text, language }, signal) => {
      signal.throwIfAborted();
      const byRule = await linter.organizedLints(text, { language, dedup });
      await setImmediate();
      return {
        lints: Object.entries(byRule).flatMap(([rule, lints]) =>
          lints.filter((lint) => isHarperLintWanted(lint, options)).map((lint) => readLint(rule, lint, text, kinds)),
        ),
      };
    },
    close: () => linter.dispose(),
  });
}

function readLint(rule: string, lint: HarperLint, text: string, kinds: OpenHarper['kinds']): Lint {
  const { start, end } = harperSpan(lint, text);
  const slice = text.slice(start, end);
  // Only the JSON has it.
  const { priority } = fieldsOf(fieldsOf(JSON.parse(lint.to_json())).inner);
  return {
    rule,
    group: lint.lint_kind(),
    start,
    end,
    text: slice,
    message: lint.message(),
    suggestions: replacementsOf(lint, text, kinds).map((made) => (made.start === start ? '' : slice) + made.text),
    ...(typeof priority === 'number' ? { extra: { priority } } : {}),
  };
}

/** The lists that have something in them. */
function named(lists: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

function flag(onlyEnabled: boolean): { readonly onlyEnabled?: true } {
  return onlyEnabled ? { onlyEnabled } : {};
}
