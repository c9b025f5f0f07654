import type { Command } from 'commander';

/** Loads a command, and what it needs. */
export type CommandLoader = () => Promise<(program: Command) => void>;

/**
 * The commands by what they are for, in the order of the help. Only the one that is called is loaded, so that it starts
 * sooner.
 */
export const commandGroups: Readonly<Record<string, Readonly<Record<string, CommandLoader>>>> = {
  'Score systems:': {
    score: async () => (await import('./commands/score.js')).addScoreCommand,
    explain: async () => (await import('./commands/explain.js')).addExplainCommand,
    compare: async () => (await import('./commands/compare.js')).addCompareCommand,
    difficulty: async () => (await import('./commands/difficulty.js')).addDifficultyCommand,
    metrics: async () => (await import('./commands/metrics.js')).addMetricsCommand,
    errant: async () => (await import('./commands/errant/index.js')).addErrantCommand,
    multigec: async () => (await import('./commands/multigec.js')).addMultigecCommand,
    stats: async () => (await import('./commands/stats.js')).addStatsCommand,
    merge: async () => (await import('./commands/merge.js')).addMergeCommand,
  },
  'Test a system that you build:': {
    run: async () => (await import('./commands/run.js')).addRunCommand,
    baseline: async () => (await import('./commands/baseline.js')).addBaselineCommand,
    gate: async () => (await import('./commands/gate.js')).addGateCommand,
    lint: async () => (await import('./commands/lint/index.js')).addLintCommand,
  },
  'Judge, rank, and trust:': {
    campaign: async () => {
      const { addCampaignSampleCommand } = await import('./commands/campaign-sample.js');
      const { addCampaignPowerCommand } = await import('./commands/campaign-power.js');
      return (program) => {
        addCampaignSampleCommand(program);
        addCampaignPowerCommand(program);
      };
    },
    judge: async () => (await import('./commands/judge.js')).addJudgeCommand,
    judgments: async () => (await import('./commands/judgments/index.js')).addJudgmentsCommand,
    rank: async () => (await import('./commands/rank.js')).addRankCommand,
    meta: async () => (await import('./commands/meta.js')).addMetaCommand,
  },
  'Prepare and check files:': {
    validate: async () => (await import('./commands/validate.js')).addValidateCommand,
    convert: async () => (await import('./commands/convert.js')).addConvertCommand,
    extract: async () => (await import('./commands/extract.js')).addExtractCommand,
    apply: async () => (await import('./commands/apply.js')).addApplyCommand,
    annotators: async () => (await import('./commands/annotators.js')).addAnnotatorsCommand,
  },
  'Publish and share:': {
    task: async () => (await import('./commands/task-results.js')).addTaskResultsCommand,
    submit: async () => (await import('./commands/submit.js')).addSubmitCommand,
    benchmark: async () => (await import('./commands/benchmark/index.js')).addBenchmarkCommand,
    reproduce: async () => (await import('./commands/reproduce.js')).addReproduceCommand,
    serve: async () => (await import('./commands/serve.js')).addServeCommand,
    worker: async () => (await import('./commands/worker.js')).addWorkerCommand,
    'serve-stdio': async () => (await import('./commands/serve-stdio.js')).addServeStdioCommand,
  },
};

/** The commands by name. */
export const commands: Readonly<Record<string, CommandLoader>> = Object.assign(
  {},
  ...Object.values(commandGroups),
) as Record<string, CommandLoader>;
