import type { Command } from 'commander';
import {
  JUDGMENT_DRAWS,
  RESAMPLE_UNITS,
  SCALES,
  badOption,
  headToHead,
  rank,
  rankingMethods,
  scaleTables,
  undecidedPairs,
  type ResampleUnit,
  type Scale,
  type SystemRanking,
} from '@stet/core/internal';
import { readRankings } from '../options/judgment-options.js';
import { judgeTables, rankingTable } from '../print/ranking-tables.js';
import {
  addRunOptions,
  countJudgments,
  judgedSystems,
  judgmentsFor,
  rankOptions,
  type JudgedSystems,
  type RankFlags,
} from '../ranking/rank-options.js';
import { judgeDocument, rankingDocument, type RankingReport } from '../ranking/ranking-report.js';
import { protocolChapters } from '../report/protocol-chapters.js';
import { judgesPage, rankingPage } from '../report/ranking-report.js';
import { present } from '../report/report-options.js';
import { withRunner } from '../print/progress.js';
import { reportJudges } from './rank-judges.js';
import { rankMetrics, ranksByMetrics, type RankMetricFlags } from './rank-metrics.js';
import { addProgramOptions } from '../options/program-options.js';
import { addOptionalScoring } from '../options/scoring-options.js';
import { addHeadToHeadCommand } from './rank-head-to-head.js';
import { addRankValidateCommand } from './rank-validate.js';
import { addExamples, choiceOption, optionalChoice, parseChoices } from '../options/command-options.js';
import { say } from '../print/terminal.js';

export function addRankCommand(program: Command): void {
  const command = program
    .command('rank')
    .description('Rank systems by human judgments, or by metrics as judges, with rank ranges and clusters.')
    .argument(
      '<input...>',
      'a file of judgments, in any format that stet reads, "-" for standard input; with --metric, the outputs of the systems',
    )
    .enablePositionalOptions()
    .addOption(choiceOption('--method <name>', 'how judgments become scores', Object.keys(rankingMethods)))
    .addOption(
      optionalChoice(
        '--unit <unit>',
        'what is drawn as one for the ranges: a pair of systems (judgment), all pairs of an item (ranking), or a sentence (default: judgment, as published, and sentence beside it)',
        RESAMPLE_UNITS,
      ),
    )
    .addOption(
      optionalChoice(
        '--draws <way>',
        'draw how often each outcome comes up (counts, the default), or single judgments one by one, as published',
        JUDGMENT_DRAWS,
      ),
    )
    .option(
      '--scale <names>',
      `direct assessment: the scales to rank by, separated by commas: ${SCALES.join(', ')}`,
      parseScales,
    )
    .option('--each-judge', "rank by each judge's judgments alone, and correlate the judges")
    .option('--strict-original', 'do as the original programs do, even where they are wrong');
  addRunOptions(command, 1000)
    .option(
      '--judgments <file>',
      'with --metric: rank also by people, and by the metrics on the pairs that they judged',
    )
    .option('--as-judgments <file>', 'with --metric: also write what the metrics say as judgments, in JSON Lines');
  addProgramOptions(addOptionalScoring(command, 'rank by what metrics say of each sentence'));
  addExamples(command, [
    'stet rank judgments.xml',
    'stet rank judgments.xml --method trueskill',
    'stet rank judgments.jsonl --method direct-assessment --scale grammaticality,fluency',
    'stet rank judgments.xml --unit sentence --without-judge annotator06',
    'stet rank judgments.xml --each-judge --confidence 0.9',
    'stet rank --metric m2,gleu --gold gold.m2 systems/',
    'stet rank --metric m2 --gold gold.m2 --judgments judgments.xml --as-judgments m2.jsonl systems/',
    'stet rank head-to-head judgments.xml',
    'stet rank validate judgments.xml',
  ]).action(rankInput);
  addHeadToHeadCommand(command);
  addRankValidateCommand(command);
}

function rankInput(args: readonly string[], options: RankMetricFlags, command: Command): Promise<void> {
  if (ranksByMetrics(options)) return rankMetrics(args, options, command);
  for (const flag of ['judgments', 'asJudgments', 'gold', 'source', 'reference'] as const) {
    if (options[flag] !== undefined) throw badOption(`{{${flag}}} with {{metric}}`, 'no metric', 'Name the metrics.');
  }
  if (args.length > 1) throw badOption('one file of judgments', String(args.length), 'With {{metric}}, name outputs.');
  return rankSystems(args[0], options);
}

async function rankSystems(file: string, options: RankFlags): Promise<void> {
  checkOptions(options);
  const rankings = await readRankings(file, options);
  if (options.eachJudge === true) {
    const report = await reportJudges(rankings, options);
    await present(options, file, {
      document: () => judgeDocument(report),
      tables: () => judgeTables(report),
      page: (title, draw) => judgesPage(title, report, draw),
    });
    return;
  }
  const judged = judgedSystems(rankings);
  const report = await reportRanking(judged, options, file);
  warnOfUndecided(judged, options);
  warnOfConstant(report.ranking);
  await present(options, file, {
    document: () => rankingDocument(report),
    tables: () => [rankingTable(report), ...scaleTables(report.ranking)],
    page: async (title, draw) =>
      rankingPage(title, report, await protocolChapters(rankings, report.ranking, options, draw), draw),
  });
}

function checkOptions({ method, scale, strictOriginal }: RankFlags): void {
  if (scale !== undefined && method !== 'direct-assessment') {
    throw badOption('--scale with --method direct-assessment', method, 'Leave it out, or choose the method.');
  }
  if (strictOriginal === true && rankingMethods[method].originalScores === undefined) {
    throw badOption(
      '--strict-original with --method expected-wins',
      method,
      'Leave it out: Stet knows no other way for this method.',
    );
  }
}

async function reportRanking(judged: JudgedSystems, options: RankFlags, file: string): Promise<RankingReport> {
  const { unit, strictOriginal, threads } = options;
  return withRunner(threads, async (runner) => {
    const rankBy = (drawn: ResampleUnit): Promise<SystemRanking> =>
      rank(judgmentsFor(options.method, judged), options.method, {
        ...rankOptions(options),
        unit: drawn,
        runner,
        file,
      });
    const ranking = await rankBy(unit ?? 'judgment');
    // The original programs know only one unit, and somebody who names a unit wants only that.
    const hasOneUnit = unit !== undefined || strictOriginal === true;
    return {
      counts: countJudgments(judged, options.method),
      ranking,
      ...(hasOneUnit ? {} : { bySentence: await rankBy('sentence') }),
      headToHead: headToHead(judged.counts),
    };
  });
}

/** Expected Wins counts an undecided pair as won by neither, which is unfair if the two were never compared. */
function warnOfUndecided({ counts }: JudgedSystems, { method }: RankFlags): void {
  const pairs = undecidedPairs(counts);
  if (pairs.length === 0 || method !== 'expected-wins') return;
  const shown = pairs.slice(0, 3).map(([first, second]) => `${first} and ${second}`);
  say(
    `no judgment decides between ${shown.join(', ')}${pairs.length > 3 ? ` and ${pairs.length - 3} more pairs` : ''}; ` +
      'Expected Wins counts such a pair as won by neither.',
  );
}

/** A judge who gave one score throughout tells no system from another; the judge's scores count as 0. */
function warnOfConstant({ constantJudges = [] }: SystemRanking): void {
  if (constantJudges.length === 0) return;
  const shown = constantJudges.map(({ judge, scale }) => `${judge} (${scale})`).join(', ');
  say(`these judges gave one and the same score throughout, which counts as 0: ${shown}.`);
}

function parseScales(text: string): Scale[] {
  return parseChoices(text, SCALES, () => `The scales are ${SCALES.join(', ')}`);
}
