import { strip } from '@stet/core/internal';
import {
  commandAdapter,
  harperAdapter,
  languageToolAdapter,
  lineCommandAdapter,
  openAiAdapter,
  readText,
  type Adapter,
  type CheckerRules,
} from '@stet/node';
import { badOption } from './commands/read.js';
import type { CheckerOptions } from './run-options.js';

/** Makes the one checker that the options name. */
export async function createChecker(options: CheckerOptions): Promise<Adapter> {
  const { command, languagetool, harper, openai } = options;
  const named = [command, languagetool, harper, openai].filter((option) => option !== undefined).length;
  if (named !== 1) {
    throw badOption(
      'one checker: --command, --languagetool, --harper or --openai',
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
  if (model === undefined) throw badOption('--model with --openai', 'none', 'Name the model to ask.');
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
