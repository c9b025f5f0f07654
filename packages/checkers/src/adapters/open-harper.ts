import { StetError, badOption, quote } from '@stet/core/internal';
import type * as Harper from 'harper.js';
import type { LintConfig, LintKind, Linter } from 'harper.js';
import { versionBeside } from '../lints/load-package.js';
import type { CheckerRules } from './rules.js';

/** The dialects of English that Harper knows, with Harper's names for them. */
export const HARPER_DIALECTS = {
  american: 'American',
  british: 'British',
  australian: 'Australian',
  canadian: 'Canadian',
  indian: 'Indian',
} as const satisfies Readonly<Record<string, keyof typeof Harper.Dialect>>;
export type HarperDialect = keyof typeof HARPER_DIALECTS;

/** What decides which lints Harper finds. */
export interface HarperOptions extends Omit<CheckerRules, 'replacement'> {
  readonly dialect: HarperDialect;
  /** Lets tests pretend that Harper is not installed. */
  readonly load?: () => Promise<typeof Harper>;
}

export interface OpenHarper {
  readonly linter: Linter;
  readonly version: string;
  readonly kinds: typeof Harper.SuggestionKind;
  /** The rules that are on. */
  readonly rules: readonly string[];
}

/** Harper's kinds of lints, which are the categories of its rules. */
const KINDS: Readonly<Record<LintKind, true>> = {
  Agreement: true,
  BoundaryError: true,
  Capitalization: true,
  Eggcorn: true,
  Enhancement: true,
  Formatting: true,
  Grammar: true,
  Malapropism: true,
  Miscellaneous: true,
  Nonstandard: true,
  Punctuation: true,
  Readability: true,
  Redundancy: true,
  Regionalism: true,
  Repetition: true,
  Spelling: true,
  Style: true,
  Typo: true,
  Usage: true,
  WordChoice: true,
  WordOrder: true,
};

type HarperRules = Pick<CheckerRules, 'rules' | 'disabledRules' | 'onlyEnabled'>;

/** Loads Harper and applies the options. If the package is missing, the error says how to get it. */
export async function openHarper({
  dialect,
  load = () => import('harper.js'),
  ...rules
}: HarperOptions): Promise<OpenHarper> {
  checkNames('categories', [...rules.categories, ...rules.disabledCategories], Object.keys(KINDS));
  let harper;
  try {
    harper = await load();
  } catch (cause) {
    throw notInstalled(cause);
  }
  const { binary } = await import('harper.js/binary');
  const linter = new harper.LocalLinter({ binary, dialect: harper.Dialect[HARPER_DIALECTS[dialect]] });
  const config = configOf(await linter.getDefaultLintConfig(), rules);
  await linter.setLintConfig(config);
  const isOn = Object.keys(config).filter((rule) => config[rule] === true);
  return { linter, version: versionBeside('harper.js'), kinds: harper.SuggestionKind, rules: isOn };
}

function configOf(defaults: LintConfig, { rules, disabledRules, onlyEnabled }: HarperRules): LintConfig {
  checkNames('rules', [...rules, ...disabledRules], Object.keys(defaults));
  return Object.fromEntries(
    Object.entries(defaults).map(([rule, isDefault]) => {
      if (disabledRules.includes(rule)) return [rule, false];
      return [rule, rules.includes(rule) || (!onlyEnabled && isDefault)];
    }),
  );
}

function checkNames(what: string, names: readonly string[], available: readonly string[]): void {
  const unknown = names.find((name) => !available.includes(name));
  if (unknown === undefined) return;
  const similar = available.filter((name) => name.toLowerCase().includes(unknown.toLowerCase()));
  const suggested = (similar.length === 0 ? available : similar).slice(0, SHOWN).join(', ');
  throw badOption(`${what} of Harper, which has ${available.length}`, quote(unknown), `Perhaps ${suggested}?`);
}

const SHOWN = 8;

function notInstalled(cause: unknown): StetError {
  return new StetError(
    {
      code: 'MISSING_RESOURCE',
      expected: 'the optional package harper.js, for {{harper}}',
      found: 'that it is not installed',
      remedy: 'Run npm install harper.js@2.10.0 (73 MB); nothing else is downloaded, then or later.',
    },
    { cause },
  );
}
