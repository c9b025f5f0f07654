import { Command } from 'commander';
import { VERSION } from '@stet/core/internal';
import { printError } from './print/error.js';

type CommandLoader = () => Promise<(program: Command) => void>;

/** The commands by name, in the order of the help. Only the one that is called is loaded, so that it starts sooner. */
const commands: Readonly<Record<string, CommandLoader>> = {
  score: async () => (await import('./commands/score.js')).addScoreCommand,
  run: async () => (await import('./commands/run.js')).addRunCommand,
  stats: async () => (await import('./commands/stats.js')).addStatsCommand,
  merge: async () => (await import('./commands/merge.js')).addMergeCommand,
  explain: async () => (await import('./commands/explain.js')).addExplainCommand,
  compare: async () => (await import('./commands/compare.js')).addCompareCommand,
  baseline: async () => (await import('./commands/baseline.js')).addBaselineCommand,
  gate: async () => (await import('./commands/gate.js')).addGateCommand,
  metrics: async () => (await import('./commands/metrics.js')).addMetricsCommand,
  annotators: async () => (await import('./commands/annotators.js')).addAnnotatorsCommand,
  rank: async () => (await import('./commands/rank.js')).addRankCommand,
  task: async () => (await import('./commands/task-results.js')).addTaskResultsCommand,
  reproduce: async () => (await import('./commands/reproduce.js')).addReproduceCommand,
  judgments: async () => (await import('./commands/judgments/index.js')).addJudgmentsCommand,
  campaign: async () => {
    const { addCampaignSampleCommand } = await import('./commands/campaign-sample.js');
    const { addCampaignPowerCommand } = await import('./commands/campaign-power.js');
    return (program) => {
      addCampaignSampleCommand(program);
      addCampaignPowerCommand(program);
    };
  },
  meta: async () => (await import('./commands/meta.js')).addMetaCommand,
  apply: async () => (await import('./commands/apply.js')).addApplyCommand,
  extract: async () => (await import('./commands/extract.js')).addExtractCommand,
  convert: async () => (await import('./commands/convert.js')).addConvertCommand,
  validate: async () => (await import('./commands/validate.js')).addValidateCommand,
  serve: async () => (await import('./commands/serve.js')).addServeCommand,
  worker: async () => (await import('./commands/worker.js')).addWorkerCommand,
};

/** The help, and the message about a command that does not exist, know them all. */
function loadersFor(word: string): readonly CommandLoader[] {
  if (['-V', '--version'].includes(word)) return [];
  return Object.hasOwn(commands, word) ? [commands[word]] : Object.values(commands);
}

// React, which draws the pages of reports, runs its development checks and warnings unless told not to.
process.env.NODE_ENV ??= 'production';

const program = new Command('stet')
  .description('The workbench for evaluating grammatical error correction.')
  .version(VERSION)
  // Options belong to the command that they follow, so that a command and its subcommands may share names of options.
  .enablePositionalOptions()
  .exitOverride()
  .configureOutput({ outputError: () => undefined })
  .addHelpText(
    'after',
    `
Example:
  $ stet score --gold gold.m2 systems/`,
  );

for (const load of loadersFor(process.argv[2] ?? '')) (await load())(program);

// It is no failure when a reader such as `head` has seen enough and closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? 0 : printError(error)),
);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = printError(error);
}
