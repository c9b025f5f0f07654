import type { Command } from 'commander';
import {
  badOption,
  correlate,
  systemSet,
  systemsOf,
  type HumanEvidence,
  type MetricSpec,
  type SystemSet,
} from '@stet/core/internal';
import { metaDocument } from '../meta/meta-document.js';
import { readMetaInput, type MetaInput } from '../meta/meta-input.js';
import { tellFailures, withMetrics } from '../options/program-options.js';
import { chosenSpecs } from '../options/scoring-options.js';
import { addMetaOptions, shownSections, type MetaFlags } from '../meta/meta-options.js';
import { evaluatedTables, toldVerdicts, type SetEvaluation } from '../print/meta/set-tables.js';
import { metaVerdict } from '../print/meta/verdict.js';
import { withRunner } from '../print/progress.js';
import { metaPage } from '../report/meta-report.js';
import { present } from '../report/report-options.js';
import { addExamples } from '../options/command-options.js';

export function addMetaCommand(program: Command): void {
  const command = program
    .command('meta')
    .description('Judge metrics by how far they agree with people, about systems and about single sentences.')
    .argument('[system...]', 'output files to score on the spot: FILE, NAME=FILE, or a folder of them');
  addExamples(addMetaOptions(command), [
    'stet meta --judgments judgments.xml --gold gold.m2 --metric all systems/',
    'stet meta --judgments judgments.xml --scores scores.tsv --sentence-scores sentences.tsv',
    'stet meta --judgments judgments.xml --gold gold.m2 --metric m2 --metric-command "python3 my_metric.py" systems/',
    'stet meta --judgments judgments_edit.xml --human-method trueskill --gold gold.m2 --set base --set +Fluency systems/',
    'stet meta --judgments judgments.xml --gold gold.m2 --metric m2,gleu --aggregation expected-wins systems/',
    'stet meta --judgments judgments_edit.xml --judgments judgments_sent.xml --gold gold.m2 --set base --set all systems/',
    'stet meta --human ranking.txt --scores m2=scores.m2 --scores bleu=scores.bleu --without IPN',
    'stet meta --judgments judgments.xml --gold gold.m2 --beta-sweep --section beta-sweep systems/',
  ]).action(evaluateMetrics);
}

function evaluateMetrics(args: string[], options: MetaFlags, command: Command): Promise<void> {
  return withMetrics(chosenSpecs(options, command), options, (specs) => evaluateSpecs(specs, args, options));
}

async function evaluateSpecs(specs: readonly MetricSpec[], args: string[], options: MetaFlags): Promise<void> {
  if (options.resamples === 0) throw badOption('--resamples of 1 or more', '0', 'Take 1000.');
  const shown = shownSections(options);
  const input = await readMetaInput(specs, args, options);
  const evaluations = await evaluateSets(input, options);
  const details = options.details === true;
  const [file] = [...(options.judgments ?? []), ...(options.human ?? [])];
  await present(options, file, {
    document: () => metaDocument(evaluations, input.evidence),
    tables: () => evaluatedTables(evaluations, shown, details),
    summary: () => toldVerdicts(evaluations).join('\n\n'),
    page: (title, draw) => metaPage(title, evaluations, { shown, details }, draw),
  });
  tellFailures(input.failures);
}

/** Evaluates the metrics by each file of what people said, on each set that the options name or on all systems. */
async function evaluateSets(input: MetaInput, options: MetaFlags): Promise<SetEvaluation[]> {
  const { metrics, evidence, without } = input;
  const { resamples, confidence, seed, window: windows, aggregation, threads } = options;
  // The verdict speaks of correlations, outliers and tests, whether or not these sections are shown.
  const sections = ['correlations', 'leave-one-out', 'tests', ...shownSections(options)] as const;
  const settings = { resamples, confidence, seed, windows, sections, aggregation };
  return withRunner(threads, async (runner) => {
    const evaluations: SetEvaluation[] = [];
    for (const human of evidence) {
      const people = evidence.length === 1 ? undefined : human.name;
      // A rating of sentences depends on who takes part: those of the set.
      for (const { name: set, systems: rated, without: leftOut } of setsOf(human, without, options)) {
        const outside = [...without, ...leftOut];
        const evaluation = await correlate(metrics, human, { ...settings, rated, without: outside, runner });
        evaluations.push({ people, set, evaluation, verdict: metaVerdict(evaluation) });
      }
    }
    return evaluations;
  });
}

type EvaluatedSet = Omit<SystemSet, 'name' | 'systems'> & Partial<Pick<SystemSet, 'name' | 'systems'>>;

function setsOf(
  { rankings = [], scores }: HumanEvidence,
  without: readonly string[],
  { set, systems }: MetaFlags,
): EvaluatedSet[] {
  if (set === undefined) return [{ ...(systems && { systems }), without: [] }];
  const judged = (scores === undefined ? systemsOf(rankings) : [...scores.scores.keys()])
    .filter((system) => !without.includes(system))
    .sort();
  return set.map((text) => systemSet(text, judged));
}
