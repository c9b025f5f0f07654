import type { Command } from 'commander';
import { badOption, measure, openWhole, readWhole, type MetricSpec, type WholeCorpus } from '@stet/core/internal';
import { threadRunner, tools } from '@stet/node';
import type { Exploration } from '../exploration/explore-input.js';
import { addProgramOptions, withMetrics, type ProgramFlags } from '../options/program-options.js';
import { addScoringOptions, chosenSpecs, type ScoringOptions } from '../options/scoring-options.js';
import { presentScoreboard } from '../scoreboard/present-scoreboard.js';
import { addScoreboardOptions, checkSort, type ScoreboardOptions } from '../scoreboard/scoreboard-options.js';
import { makeScoreboard } from '../scoreboard/make-scoreboard.js';
import { openInput } from '../input/open-input.js';
import { addExamples } from '../options/command-options.js';
import { printText } from '../print/terminal.js';

interface ScoreOptions extends ScoringOptions, ProgramFlags, ScoreboardOptions {
  readonly signature?: true;
}

export function addScoreCommand(program: Command): void {
  const command = program
    .command('score')
    .description('Score systems against a gold standard or reference texts; prints one table, best first.')
    .argument(
      '[system...]',
      'output files, one sentence per line: FILE, NAME=FILE, or a folder of them; "-" for standard input',
    );
  addScoreboardOptions(addProgramOptions(addScoringOptions(command, () => true))).option(
    '--signature',
    'print the signatures of the metrics, and score nothing',
  );
  addExamples(command, [
    'stet score --gold gold.m2 systems/',
    'stet score --gold gold.m2 --metric all --significance --baseline INPUT systems/',
    'stet score --gold gold.m2 --format latex ours=out.txt baseline.txt',
    'stet score --gold gold.m2 --significance --html scores.html systems/',
    'stet score --source src.txt --reference ref0.txt --reference ref1.txt --metric gleu out.txt',
    'stet score --gold gold.m2 --metric-command "python3 my_metric.py" --significance systems/',
    'my-checker < source.txt | stet score --gold gold.m2.gz -',
  ]).action(score);
}

function score(args: string[], options: ScoreOptions, command: Command): Promise<void> {
  return withMetrics(chosenSpecs(options, command), options, (specs) => scoreBy(specs, args, options));
}

async function scoreBy(specs: readonly MetricSpec[], args: string[], options: ScoreOptions): Promise<void> {
  const metrics = await Promise.all(specs.map((spec) => tools.metric(spec)));
  if (options.signature === true) {
    printText(metrics.map((metric) => `${metric.signature()}\n`).join(''));
    return;
  }
  if (args.length === 0) throw badOption('a system to score', 'none', 'Name a file, a folder, or "-".');
  checkSort(
    options,
    specs.map(({ name }) => name),
  );
  const files = await openInput(args, options);
  const { basis } = files;
  // A page also shows the sentences, so they are read as a whole.
  const whole =
    options.html === undefined || options.gold === undefined
      ? undefined
      : await readWhole(files, threadRunner({ threads: 1 }));
  const source = whole === undefined ? files : openWhole(whole);
  const board = await makeScoreboard((runner) => measure(source, specs, runner), basis, options);
  const explore = async (corpus: WholeCorpus, systems: readonly string[]): Promise<Exploration> => {
    const { exploreScored } = await import('../exploration/explore-input.js');
    return exploreScored(corpus, systems, specs);
  };
  await presentScoreboard(board, options, basis, whole && ((systems) => explore(whole, systems)));
}
