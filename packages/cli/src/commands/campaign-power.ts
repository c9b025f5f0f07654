import { InvalidArgumentError, type Command } from 'commander';
import { SEPARATION_METHODS, badOption, separateSystems, type SeparationMethod } from '@stet/core/internal';
import { addJudgeOptions, readRankings, type JudgmentOptions } from '../options/judgment-options.js';
import { addExamples, choiceOption, parseCount, parseShare, threadsOption } from '../options/command-options.js';
import { powerTable } from '../print/power-table.js';
import { powerPage } from '../report/campaign-reports.js';
import { addReportOptions, present, type ReportOptions } from '../report/report-options.js';
import { withRunner } from '../print/progress.js';
import { campaignCommand } from './campaign.js';

interface PowerOptions extends Omit<JudgmentOptions, 'systems'>, ReportOptions {
  readonly systems: readonly [string, string];
  readonly method: SeparationMethod;
  readonly confidence: number;
  readonly power: number;
  readonly simulations: number;
  readonly limit: number;
  readonly seed: number;
  readonly threads?: number;
}

export function addCampaignPowerCommand(program: Command): void {
  const command = campaignCommand(program)
    .command('power')
    .description('Ask how many further judgments it takes to tell two systems apart.')
    .argument('<judgments>', 'a file of judgments, in any format that stet reads; "-" for standard input')
    .requiredOption('--systems <names>', 'the two systems, separated by a comma', parsePair)
    .addOption(choiceOption('--method <name>', 'the score that is to differ', SEPARATION_METHODS))
    .option('--confidence <share>', 'of the interval of the difference, which must leave out 0', parseShare, 0.95)
    .option('--power <share>', 'how likely the systems are to separate', parseShare, 0.8)
    .option('--simulations <count>', 'campaigns to simulate', parseCount, 200)
    .option('--limit <count>', 'the most further judgments to consider', parseCount, 20_000)
    .option('--seed <number>', 'of the simulations', parseCount, 1)
    .addOption(threadsOption());
  addExamples(addReportOptions(addJudgeOptions(command)), [
    'stet campaign power judgments.xml --systems careful,speller',
    'stet campaign power judgments.xml --systems careful,speller --method bradley-terry --power 0.9',
  ]).action(power);
}

async function power(file: string, options: PowerOptions): Promise<void> {
  const { systems, method, confidence, power: target, simulations, limit, seed, threads, ...judging } = options;
  if (simulations === 0) throw badOption('--simulations of 1 or more', '0', 'Take 200.');
  if (limit === 0) throw badOption('--limit of 1 or more', '0', 'Take 20000.');
  const rankings = await readRankings(file, judging);
  const separation = await withRunner(threads, (runner) =>
    separateSystems(rankings, systems, { method, confidence, power: target, simulations, seed, limit }, { runner }),
  );
  await present(options, file, {
    document: () => separation,
    tables: () => [powerTable(separation)],
    page: (title) => powerPage(title, separation),
  });
}

function parsePair(text: string): readonly [string, string] {
  const [first, second, ...rest] = text.split(',').map((name) => name.trim());
  if (rest.length > 0 || !second || first === second) {
    throw new InvalidArgumentError('It must be two different systems, separated by a comma');
  }
  return [first, second];
}
