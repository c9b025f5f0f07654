import { badOption, quote, type OffsetUnit } from '@stet/core/internal';
import type { HarperDialect } from '../adapters/open-harper.js';
import { formCommandLinter } from './form-command.js';
import { harperLinter } from './harper.js';
import { languageToolLinter } from './language-tool.js';
import type { LintAdapter } from './lint-adapter.js';
import { lspLinter } from './lsp.js';
import { moduleLinter } from './module.js';
import { nspellLinter } from './nspell.js';
import { pipeSpeller } from './pipe-speller.js';
import { RETEXT_PLUGINS, retextLinter } from './retext.js';
import { textlintLinter } from './textlint.js';
import { writeGoodLinter } from './write-good.js';

/** A checker and its settings, as plain data, so that another process can open it too. */
export interface LinterSpec {
  readonly checker: string;
  readonly dialect: HarperDialect;
  readonly dedup?: boolean;
  readonly url?: string;
  readonly language: string;
  readonly offsets: OffsetUnit;
  readonly plugins?: readonly string[];
  readonly dictionary?: string;
  readonly eprime?: boolean;
  readonly command?: string;
  readonly answer?: string;
  readonly module?: string;
  readonly enableRules?: readonly string[];
  readonly disableRules?: readonly string[];
  readonly enableCategories?: readonly string[];
  readonly disableCategories?: readonly string[];
  readonly onlyEnabled?: boolean;
}

type SpecKey = Exclude<keyof LinterSpec, 'checker'>;

/** A checker that can be asked, as help, docs and the command line know it. */
export interface Linter {
  readonly name: string;
  readonly title: string;
  /** What its own offsets count. */
  readonly offsets: string;
  /** What it needs to be there. */
  readonly needs: string;
  /** The settings that it takes. */
  readonly settings: readonly SpecKey[];
  readonly open: (spec: LinterSpec, signal: AbortSignal) => Promise<LintAdapter>;
}

const RULES = ['enableRules', 'disableRules', 'enableCategories', 'disableCategories', 'onlyEnabled'] as const;

export const linters: readonly Linter[] = [
  {
    name: 'harper',
    title: 'Harper, for English',
    offsets: 'UTF-16',
    needs: 'npm install harper.js@2.10.0',
    settings: ['dialect', 'dedup', ...RULES],
    open: (spec) => harperLinter({ dialect: spec.dialect, dedup: spec.dedup === true, ...rulesOf(spec) }),
  },
  {
    name: 'retext',
    title: 'plugins of retext',
    offsets: 'UTF-16',
    needs: 'npm install retext@9.0.0 and plugins',
    settings: ['plugins'],
    open: ({ plugins = RETEXT_PLUGINS }) => retextLinter({ plugins }),
  },
  {
    name: 'write-good',
    title: 'write-good',
    offsets: 'UTF-16',
    needs: 'npm install write-good@1.0.8',
    settings: ['eprime'],
    open: ({ eprime }) => writeGoodLinter({ eprime: eprime === true }),
  },
  {
    name: 'textlint',
    title: "textlint's kernel with rules",
    offsets: 'UTF-16',
    needs: 'npm install @textlint/kernel@15.8.0 @textlint/textlint-plugin-text@15.8.0 and rules',
    settings: ['plugins'],
    open: ({ plugins = ['terminology'] }) => textlintLinter({ rules: plugins }),
  },
  {
    name: 'nspell',
    title: 'nspell with a dictionary of npm',
    offsets: 'UTF-16',
    needs: 'npm install nspell@2.1.5 dictionary-en@4.0.0',
    settings: ['dictionary'],
    open: ({ dictionary = 'dictionary-en' }) => nspellLinter({ dictionary }),
  },
  {
    name: 'hunspell',
    title: 'Hunspell, a program of the system',
    offsets: 'code points',
    needs: 'apt-get install hunspell hunspell-en-us',
    settings: ['dictionary'],
    open: ({ dictionary = 'en_US' }) => pipeSpeller('hunspell', { dictionary }),
  },
  {
    name: 'aspell',
    title: 'Aspell, a program of the system',
    offsets: 'code points',
    needs: 'apt-get install aspell aspell-en',
    settings: ['dictionary'],
    open: ({ dictionary = 'en_US' }) => pipeSpeller('aspell', { dictionary }),
  },
  {
    name: 'languagetool',
    title: 'a LanguageTool server',
    offsets: 'UTF-16',
    needs: 'its address, as url',
    settings: ['url', 'language', 'offsets', ...RULES],
    open: ({ url, language, offsets, ...spec }, signal) =>
      languageToolLinter({ url: needed('url', url), language, offsets, ...rulesOf(spec) }, signal),
  },
  {
    name: 'lsp',
    title: 'a language server over standard input and output',
    offsets: 'as agreed with it, else UTF-16',
    needs: 'a command that starts it',
    settings: ['command'],
    open: ({ command }, signal) => lspLinter({ command: needed('command', command) }, signal),
  },
  {
    name: 'command',
    title: 'a command that prints a report in a form that Stet reads',
    offsets: 'by the form',
    needs: 'a command',
    settings: ['command', 'answer'],
    open: ({ command, answer }) =>
      Promise.resolve().then(() => formCommandLinter({ command: needed('command', command), form: answer })),
  },
  {
    name: 'module',
    title: 'a module of your own: a unified processor, or a function from a text to lints',
    offsets: 'UTF-16',
    needs: 'the file, as module',
    settings: ['module'],
    open: ({ module }) => moduleLinter({ module: needed('module', module) }),
  },
];

export const linterNames: readonly string[] = linters.map(({ name }) => name);

export function findLinter(name: string): Linter {
  const linter = linters.find((candidate) => candidate.name === name);
  if (linter !== undefined) return linter;
  throw badOption(`one of ${linterNames.join(', ')}`, quote(name), 'Choose one of them with {{checker}}.');
}

/** Opens the checker that the settings name. */
export function openLinter(spec: LinterSpec, signal: AbortSignal): Promise<LintAdapter> {
  return findLinter(spec.checker).open(spec, signal);
}

function needed(option: string, value: string | undefined): string {
  if (value === undefined) throw badOption(`{{${option}}} for this checker`, 'none', 'Name it.');
  return value;
}

function rulesOf(spec: Partial<LinterSpec>): {
  rules: readonly string[];
  disabledRules: readonly string[];
  categories: readonly string[];
  disabledCategories: readonly string[];
  onlyEnabled: boolean;
} {
  return {
    rules: spec.enableRules ?? [],
    disabledRules: spec.disableRules ?? [],
    categories: spec.enableCategories ?? [],
    disabledCategories: spec.disableCategories ?? [],
    onlyEnabled: spec.onlyEnabled === true,
  };
}
