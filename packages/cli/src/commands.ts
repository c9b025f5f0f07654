import type { Command } from 'commander';

/** Loads a command, and what it needs. */
export type CommandLoader = () => Promise<(program: Command) => void>;

/** The commands by name, in the order of the help. Only the one that is called is loaded, so that it starts sooner. */
export const commands: Readonly<Record<string, CommandLoader>> = {
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
  errant: async () => (await import('./commands/errant/index.js')).addErrantCommand,
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
  'serve-stdio': async () => (await import('./commands/serve-stdio.js')).addServeStdioCommand,
  worker: async () => (await import('./commands/worker.js')).addWorkerCommand,
};
