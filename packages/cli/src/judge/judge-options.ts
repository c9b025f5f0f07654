import type { Command } from 'commander';
import type { RemovableField, ResponseFormat } from '@stet/checkers';
import { JUDGE_SCHEMES, badOption, namedSets, type JudgeScheme } from '@stet/core/internal';
import { addAskingOptions, type AskingOptions } from '../checkers/run-options.js';
import {
  choiceOption,
  collect,
  optionalChoice,
  parseChoices,
  parseCount,
  parseNumber,
  parseSize,
  splitNames,
} from '../options/command-options.js';
import { addJudgmentOptions, addStepOneOptions, type JudgmentOptions } from '../options/judgment-options.js';
import { addReportOptions, type ReportOptions } from '../report/report-options.js';

/** Listed here so that help needs no checker loaded; a test compares them with the checkers' own lists. */
export const LEFT_OUT: readonly RemovableField[] = ['temperature', 'max_tokens', 'seed'];
export const FORMATS: readonly ResponseFormat[] = ['json_schema', 'json_object', 'text'];

const ORDERS = ['1', '2'] as const;

export interface JudgeOptions extends ReportOptions, JudgmentOptions, AskingOptions {
  readonly source: string;
  readonly judgments?: string;
  readonly edits?: true;
  readonly gold?: string;
  readonly items?: number;
  readonly targets: number;
  readonly openai: readonly string[];
  readonly model: readonly string[];
  readonly keyEnv?: readonly string[];
  readonly scheme: JudgeScheme;
  readonly criteria?: string;
  readonly prompt?: string;
  readonly context: boolean;
  readonly orders: (typeof ORDERS)[number];
  readonly detokenise?: true;
  readonly controls: number;
  readonly related?: readonly string[];
  readonly temperature: number;
  readonly maxTokens?: number;
  readonly leaveOut: readonly RemovableField[];
  readonly responseFormat?: ResponseFormat;
  readonly offline?: true;
  readonly budget?: number;
  readonly yes?: true;
  readonly estimate?: true;
  readonly output?: string;
  readonly panel?: string;
  readonly set?: readonly string[];
  readonly resamples: number;
  readonly threads?: number;
}

export function addJudgeOptions(command: Command): Command {
  return addReportOptions(addAskingOptions(addModelOptions(addQuestionOptions(addItemOptions(command)))));
}

function addItemOptions(command: Command): Command {
  const items = command
    .requiredOption('--source <file>', 'source sentences, one per line')
    .option('--judgments <file>', 'ask about what people judged, so that the model can be compared with them')
    .option('--items <count>', 'ask about so many items that are drawn as stet campaign sample draws them', parseSize)
    .option('--edits', 'ask of each edit that people judged whether it is valid')
    .option('--gold <file>', 'with --edits: also tell apart the edits that an annotator of this gold has')
    .option('--targets <count>', 'the most outputs to show in a question', parseSize, 5)
    .option('--output <file>', 'write what the model says as judgments, in JSON Lines')
    .option('--panel <file>', 'several models: write what their majority says, and what all of them say');
  return addStepOneOptions(addJudgmentOptions(items));
}

function addQuestionOptions(command: Command): Command {
  return command
    .addOption(
      choiceOption(
        '--scheme <name>',
        'points from 1 to 5 for sentences (-s) or their edits (-e), the better of two, or scores from 0 to 100',
        JUDGE_SCHEMES,
      ),
    )
    .option('--criteria <name>', 'what to look at; which there are depends on the scheme (default: everything)')
    .option('--prompt <file>', 'your own question, with {targets} in it (default: one that comes with Stet)')
    .option('--no-context', 'do not show the sentences before and after')
    .addOption(choiceOption('--orders <count>', 'with 2, show outputs also the other way round', ORDERS))
    .option('--detokenise', 'join CoNLL tokens into plain text before asking')
    .option('--related <names>', "systems of the models' own family, separated by commas: see without them", splitNames)
    .option(
      '--controls <count>',
      'also ask about so many items with a copy of an output and the source',
      parseCount,
      0,
    );
}

function addModelOptions(command: Command): Command {
  return command
    .requiredOption('--openai <url>', 'an OpenAI-compatible server; once for all models, or once for each', collect)
    .requiredOption('--model <name>', 'the model that judges; may be given several times', collect)
    .option(
      '--key-env <name>',
      'the environment variable that holds the key; once, or for each model, "-" for none',
      collect,
    )
    .option('--temperature <number>', 'of the model', parseNumber, 0)
    .option('--max-tokens <count>', 'that an answer may take (default: as many as it needs)', parseSize)
    .option('--leave-out <names>', `fields that the server refuses: ${LEFT_OUT.join(', ')}`, parseLeftOut, [])
    .addOption(
      optionalChoice(
        '--response-format <kind>',
        'how the server is told what to answer with (default: the first of these that it takes)',
        FORMATS,
      ),
    )
    .option('--offline', 'take every answer from the cache, and make no connection')
    .option('--budget <tokens>', 'stop before the models have used more tokens than this', parseSize)
    .option('--estimate', 'only say how many questions are left to ask, and what they take')
    .option('--yes', 'ask more than 1,000 questions without asking you first')
    .option(
      '--set <set>',
      `with --judgments: correlate with people on this set of systems: ${namedSets.join(', ')}, NAME=A,B,C, or NAME=-A,-B; may be repeated (default: those of these that differ)`,
      collect,
    )
    .option(
      '--resamples <count>',
      'bootstrap resamples, for intervals and the ranking of systems; 0 for neither',
      parseCount,
      1000,
    )
    .option('--threads <count>', 'threads for the ranking (default: one for each core)', parseCount);
}

function parseLeftOut(text: string): RemovableField[] {
  return parseChoices(text, LEFT_OUT, (name) => `There is no field ${name} to leave out: ${LEFT_OUT.join(', ')}`);
}

/** Refuses options that do not go together. */
export function checkJudgeOptions(options: JudgeOptions): void {
  const { judgments, items, edits, gold, scheme, orders, controls, offline, cache, model, panel, set, targets } =
    options;
  if ((judgments === undefined) === (items === undefined)) {
    throw badOption(
      '--judgments FILE or --items COUNT',
      judgments === undefined ? 'neither' : 'both',
      'Say what to ask about.',
    );
  }
  if (edits === true && judgments === undefined) {
    throw badOption('--edits with --judgments', '--items', 'Give the judgments whose edits are to be judged.');
  }
  if (edits !== true && gold !== undefined) {
    throw badOption('--gold with --edits', '--gold alone', 'Leave it out.');
  }
  if (set !== undefined && (edits === true || judgments === undefined)) {
    throw badOption('--set with --judgments of outputs', edits === true ? '--edits' : '--items', 'Leave it out.');
  }
  if (targets < 2) throw badOption('--targets of 2 or more', String(targets), 'A single output cannot be compared.');
  if ((scheme === 'direct' || edits === true) && (orders === '2' || controls > 0)) {
    throw badOption('outputs side by side for --orders 2 and --controls', 'one at a time', 'Leave these options out.');
  }
  if (offline === true && cache === undefined) {
    throw badOption('--cache with --offline', 'none', 'Name the folder that has the answers.');
  }
  const twice = model.find((name, at) => model.indexOf(name) !== at);
  if (twice !== undefined) throw badOption('models with different names', `${twice} twice`, 'Name each model once.');
  if (panel !== undefined && model.length < 2) {
    throw badOption('several models with --panel', '1', 'Give --model again for each of them.');
  }
}
