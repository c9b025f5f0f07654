import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { StetError, applyReplacements, quote, toUtf16, type Replacement } from '@stet/core';
import type * as Harper from 'harper.js';
import type { Lint, LintConfig, Linter } from 'harper.js';
import type { Adapter } from './adapter.js';
import { fieldsOf } from './fields.js';
import { chooseReplacement, type CheckerRules, type ReplacementChoice } from './rules.js';

/** The dialects of English that Harper knows, by the names that it has for them. */
export const HARPER_DIALECTS = {
  american: 'American',
  british: 'British',
  australian: 'Australian',
  canadian: 'Canadian',
  indian: 'Indian',
} as const satisfies Readonly<Record<string, keyof typeof Harper.Dialect>>;
export type HarperDialect = keyof typeof HARPER_DIALECTS;

export interface HarperOptions extends CheckerRules {
  readonly dialect: HarperDialect;
  /** For tests of a machine without it. */
  readonly load?: () => Promise<typeof Harper>;
}

/**
 * Harper says that its spans count characters; harper.js converts them to UTF-16 on the way out of WebAssembly.
 */
const OFFSETS = 'utf16';

/** Harper, a grammar checker for English that runs in this process. Nothing is sent or downloaded. */
export async function harperAdapter(options: HarperOptions): Promise<Adapter> {
  const { dialect, rules, disabledRules, categories, disabledCategories, onlyEnabled, replacement } = options;
  const linter = await openLinter(options);
  const isWanted = (lint: Lint): boolean =>
    !disabledCategories.includes(lint.lint_kind()) &&
    (categories.length === 0 || categories.includes(lint.lint_kind()));
  return {
    name: 'harper',
    offsets: OFFSETS,
    signature: JSON.stringify([
      'harper',
      harperVersion(),
      dialect,
      { rules, disabledRules, categories, disabledCategories, onlyEnabled, replacement },
    ]),
    batchSize: 1,
    // It blocks the thread while it works.
    concurrency: 1,
    correct: async ([sentence]) => {
      const lints = await linter.lint(sentence, { language: 'plaintext' });
      return [{ text: applyReplacements(sentence, replacementsOf(lints.filter(isWanted), sentence, replacement)) }];
    },
    close: () => linter.dispose(),
  };
}

async function openLinter({ dialect, load = () => import('harper.js'), ...rules }: HarperOptions): Promise<Linter> {
  let harper;
  try {
    harper = await load();
  } catch (cause) {
    throw notInstalled(cause);
  }
  const { binary } = await import('harper.js/binary');
  const linter = new harper.LocalLinter({ binary, dialect: harper.Dialect[HARPER_DIALECTS[dialect]] });
  await linter.setLintConfig(configOf(await linter.getDefaultLintConfig(), rules));
  return linter;
}

function configOf(known: LintConfig, { rules, disabledRules, onlyEnabled }: CheckerRules): LintConfig {
  const unknown = [...rules, ...disabledRules].find((rule) => !Object.hasOwn(known, rule));
  if (unknown !== undefined) {
    const like = Object.keys(known).filter((rule) => rule.toLowerCase().includes(unknown.toLowerCase()));
    throw new StetError({
      code: 'BAD_OPTION',
      expected: `rules of Harper, which has ${Object.keys(known).length}`,
      found: quote(unknown),
      remedy: like.length === 0 ? 'Rules have names like SpellCheck.' : `Perhaps ${like.slice(0, 5).join(', ')}?`,
    });
  }
  return Object.fromEntries(
    Object.entries(known).map(([rule, standard]) => {
      if (disabledRules.includes(rule)) return [rule, false];
      return [rule, rules.includes(rule) || (!onlyEnabled && standard)];
    }),
  );
}

const REMOVE = 1;
const INSERT_AFTER = 2;

function replacementsOf(lints: readonly Lint[], sentence: string, choice: ReplacementChoice): Replacement[] {
  const place = toUtf16(sentence, OFFSETS);
  return lints.flatMap((lint) => {
    const { start, end } = lint.span();
    const suggestion = chooseReplacement(lint.suggestions(), choice);
    if (suggestion === undefined || place(start) === -1 || place(end) === -1) return [];
    const text = suggestion.get_replacement_text();
    // As numbers: harper.js declares the kinds, and exports them only as a value of its own enumeration.
    const kind: number = suggestion.kind();
    if (kind === INSERT_AFTER) return [{ start: place(end), end: place(end), text }];
    return [{ start: place(start), end: place(end), text: kind === REMOVE ? '' : text }];
  });
}

/** Its package does not export its own description. */
function harperVersion(): string {
  const folders = createRequire(import.meta.url).resolve.paths('harper.js') ?? [];
  const file = folders.map((folder) => join(folder, 'harper.js', 'package.json')).find((path) => existsSync(path));
  return file === undefined ? 'unknown' : String(fieldsOf(JSON.parse(readFileSync(file, 'utf8'))).version);
}

function notInstalled(cause: unknown): StetError {
  return new StetError(
    {
      code: 'MISSING_RESOURCE',
      expected: 'the optional package harper.js, for --harper',
      found: 'that it is not installed',
      remedy: 'Run npm install harper.js@2.10.0 (73 MB); nothing else is downloaded, then or later.',
    },
    { cause },
  );
}
