import type { Command } from 'commander';
import {
  badOption,
  distinctJudgments,
  printJudgments,
  selectRankings,
  systemsOf,
  type MetricSpec,
  type WholeCorpus,
} from '@stet/core/internal';
import { readInput } from '../input/open-input.js';
import { readNumberedRankings } from '../options/judgment-options.js';
import { tellFailures, withMetrics, type ProgramFlags } from '../options/program-options.js';
import { chosenSpecs, type ScoringOptions } from '../options/scoring-options.js';
import { metricRankingTables } from '../print/metric-ranking-tables.js';
import { writeOutput } from '../print/output.js';
import { withRunner } from '../print/progress.js';
import { rankByMetrics, type MetricReport, type PeopleJudgments } from '../ranking/metric-rankings.js';
import type { RankFlags } from '../ranking/rank-options.js';
import { metricRankingDocument } from '../ranking/metric-ranking-document.js';
import { metricRankingPage } from '../report/ranking-report.js';
import { present } from '../report/report-options.js';
import { say } from '../print/terminal.js';

/** The options of `stet rank` with metrics as judges. */
export interface RankMetricFlags extends RankFlags, Omit<ScoringOptions, 'metric'>, ProgramFlags {
  readonly metric?: readonly string[];
  readonly judgments?: string;
  readonly asJudgments?: string;
}

/** Whether metrics are to judge, rather than the people of a file. */
export function ranksByMetrics({ metric, metricCommand }: RankMetricFlags): boolean {
  return metric !== undefined || metricCommand !== undefined;
}

export function rankMetrics(args: readonly string[], options: RankMetricFlags, command: Command): Promise<void> {
  checkOptions(options);
  // These two flags are those of the ranking; the metrics that know them keep their defaults.
  const { unit: _unit, draws: _draws, ...scoring } = options;
  const specs = chosenSpecs({ ...scoring, metric: options.metric ?? [] }, command);
  return withMetrics(specs, options, (all) => rankSpecs(all, args, options));
}

async function rankSpecs(
  specs: readonly MetricSpec[],
  args: readonly string[],
  options: RankMetricFlags,
): Promise<void> {
  const { judgments, asJudgments, threads } = options;
  const corpus = chosenSystems(await readInput(args, options), options.systems);
  const people = judgments === undefined ? undefined : await readPeople(judgments, corpus, options);
  const report = await withRunner(threads, (runner) => rankByMetrics(corpus, specs, people, options, runner));
  if (asJudgments !== undefined) await writeJudgments(report, asJudgments);
  await present(options, judgments ?? corpus.basis, {
    document: () => metricRankingDocument(report),
    tables: () => metricRankingTables(report),
    page: (title, draw) => metricRankingPage(title, report, draw),
  });
  tellFailures(report.failures);
}

function checkOptions({ method, eachJudge, draws }: RankMetricFlags): void {
  if (method === 'direct-assessment') {
    throw badOption('a --method that compares systems, with --metric', method, 'Take expected-wins.');
  }
  if (eachJudge === true) {
    throw badOption('--metric without --each-judge', 'both', 'Each metric is ranked by alone; leave it out.');
  }
  if (draws !== undefined) {
    throw badOption('--metric without --draws', draws, 'Sentences are drawn; leave it out.');
  }
}

/** Only these systems take part: who is rated against whom changes the rating. */
function chosenSystems(corpus: WholeCorpus, systems: readonly string[] | undefined): WholeCorpus {
  const unknown = systems?.find((name) => !corpus.outputs.some((output) => output.name === name));
  if (unknown !== undefined) {
    const names = corpus.outputs.map(({ name }) => name).join(', ');
    throw badOption(`--systems among those that are scored: ${names}`, JSON.stringify(unknown), 'Check the spelling.');
  }
  const outputs = corpus.outputs.filter(({ name }) => systems?.includes(name) ?? true);
  if (outputs.length < 2) {
    throw badOption('two systems or more to compare', String(outputs.length), 'Name output files.');
  }
  return { ...corpus, outputs };
}

async function readPeople(file: string, corpus: WholeCorpus, options: RankMetricFlags): Promise<PeopleJudgments> {
  const texts = new Map(corpus.outputs.map(({ name, lines }) => [name, lines]));
  const { rankings, numbering } = await readNumberedRankings(file, options, texts);
  // Systems that were judged but are not at hand cannot be scored.
  const systems = systemsOf(rankings).filter((name) => texts.has(name));
  return { rankings: selectRankings(rankings, { systems }), numbering };
}

async function writeJudgments({ judgments }: MetricReport, file: string): Promise<void> {
  await writeOutput(file, printJudgments(distinctJudgments(judgments), 'jsonl').text);
  if (file !== '-') say(`wrote ${file}`);
}
