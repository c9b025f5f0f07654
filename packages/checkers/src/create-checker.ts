import { badOption, strip, type OffsetUnit } from '@stet/core/internal';
import { readText } from '@stet/node';
import type { Adapter } from './adapters/adapter.js';
import { commandAdapter } from './adapters/command.js';
import { harperAdapter } from './adapters/harper.js';
import { languageToolAdapter } from './adapters/language-tool.js';
import { lineCommandAdapter } from './adapters/line-command.js';
import { openAiAdapter } from './adapters/open-ai.js';
import type { HarperDialect } from './adapters/open-harper.js';
import type { CheckerRules, ReplacementChoice } from './adapters/rules.js';

/** Which checker to ask, and its settings. */
export interface CheckerOptions {
  readonly command?: string;
  readonly batch: number;
  readonly perLine?: true;
  readonly languagetool?: string;
  readonly language: string;
  readonly offsets: OffsetUnit;
  readonly harper?: true;
  readonly dialect: HarperDialect;
  readonly openai?: string;
  readonly model?: string;
  readonly prompt?: string;
  readonly keyEnv?: string;
  readonly enableRules?: readonly string[];
  readonly disableRules?: readonly string[];
  readonly enableCategories?: readonly string[];
  readonly disableCategories?: readonly string[];
  readonly onlyEnabled?: true;
  readonly replacement: ReplacementChoice;
  readonly seed: number;
}

/** Creates the checker that the options name. */
export async function createChecker(options: CheckerOptions): Promise<Adapter> {
  const { command, languagetool, harper, openai } = options;
  const named = [command, languagetool, harper, openai].filter((option) => option !== undefined).length;
  if (named !== 1) {
    throw badOption(
      'one checker: {{command}}, {{languagetool}}, {{harper}} or {{openai}}',
      named === 0 ? 'none' : 'several',
      'Name one.',
    );
  }
  if (command !== undefined) return commandChecker(command, options);
  if (languagetool !== undefined) {
    const { language, offsets } = options;
    return languageToolAdapter({ url: languagetool, language, offsets, ...rulesOf(options) });
  }
  if (openai !== undefined) return modelChecker(openai, options);
  return harperAdapter({ dialect: options.dialect, ...rulesOf(options) });
}

function commandChecker(command: string, { perLine, batch }: CheckerOptions): Adapter {
  return perLine === true ? lineCommandAdapter(command) : commandAdapter({ command, batchSize: batch });
}

async function modelChecker(url: string, { model, prompt, keyEnv, seed }: CheckerOptions): Promise<Adapter> {
  if (model === undefined) throw badOption('{{model}} with {{openai}}', 'none', 'Name the model to ask.');
  return openAiAdapter({
    url,
    model,
    seed,
    keyEnv,
    prompt: prompt === undefined ? undefined : strip(await readText(prompt)),
  });
}

function rulesOf(options: CheckerOptions): CheckerRules {
  return {
    rules: options.enableRules ?? [],
    disabledRules: options.disableRules ?? [],
    categories: options.enableCategories ?? [],
    disabledCategories: options.disableCategories ?? [],
    onlyEnabled: options.onlyEnabled === true,
    replacement: options.replacement,
  };
}
