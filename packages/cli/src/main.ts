import { Command } from 'commander';
import { VERSION } from '@stet/core/internal';
import { addAnnotatorsCommand } from './commands/annotators.js';
import { addApplyCommand } from './commands/apply.js';
import { addBaselineCommand } from './commands/baseline.js';
import { addCampaignPowerCommand } from './commands/campaign-power.js';
import { addCampaignSampleCommand } from './commands/campaign-sample.js';
import { addCompareCommand } from './commands/compare.js';
import { addConvertCommand } from './commands/convert.js';
import { addExplainCommand } from './commands/explain.js';
import { addExtractCommand } from './commands/extract.js';
import { addGateCommand } from './commands/gate.js';
import { addJudgmentsCommand } from './commands/judgments/index.js';
import { addMetaCommand } from './commands/meta.js';
import { addMergeCommand } from './commands/merge.js';
import { addMetricsCommand } from './commands/metrics.js';
import { addReproduceCommand } from './commands/reproduce.js';
import { addRankCommand } from './commands/rank.js';
import { addRunCommand } from './commands/run.js';
import { addScoreCommand } from './commands/score.js';
import { addServeCommand } from './commands/serve.js';
import { addStatsCommand } from './commands/stats.js';
import { addTaskResultsCommand } from './commands/task-results.js';
import { addValidateCommand } from './commands/validate.js';
import { addWorkerCommand } from './commands/worker.js';
import { printError } from './print/error.js';

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

addScoreCommand(program);
addRunCommand(program);
addStatsCommand(program);
addMergeCommand(program);
addExplainCommand(program);
addCompareCommand(program);
addBaselineCommand(program);
addGateCommand(program);
addMetricsCommand(program);
addAnnotatorsCommand(program);
addRankCommand(program);
addTaskResultsCommand(program);
addReproduceCommand(program);
addJudgmentsCommand(program);
addCampaignSampleCommand(program);
addCampaignPowerCommand(program);
addMetaCommand(program);
addApplyCommand(program);
addExtractCommand(program);
addConvertCommand(program);
addValidateCommand(program);
addServeCommand(program);
addWorkerCommand(program);

// It is no failure when a reader such as `head` has seen enough and closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? 0 : printError(error)),
);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = printError(error);
}
