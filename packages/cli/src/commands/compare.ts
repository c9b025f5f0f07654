import type { Command } from 'commander';
import {
  compareSentences,
  createEditMetric,
  explainSentences,
  metricKinds,
  packStats,
  valueTitle,
  type ExplainedEdit,
  type Metric,
  type SentenceDifference,
} from '@stet/core/internal';
import { assessSystems, collectStats, createNodeMetric } from '@stet/node';
import type { ComparedSentence, Comparison } from '../exploration/comparison.js';
import { addScoringOptions, metricSpecs, type ScoringOptions } from '../options/scoring-options.js';
import { parseCount } from '../options/parse-argument.js';
import { printComparison } from '../print/comparison.js';
import { readInput, type Input } from '../input/read-input.js';
import { badOption } from '../options/bad-option.js';

interface CompareOptions extends ScoringOptions {
  readonly top: number;
  readonly resamples: number;
  readonly seed: number;
  readonly json?: true;
}

export function addCompareCommand(program: Command): void {
  const command = program
    .command('compare')
    .description('Show where two systems differ most, sentence by sentence, and who gains.')
    .argument('<one>', 'output of a system, a sentence a line: FILE or NAME=FILE')
    .argument('<other>', 'output of the system to compare it with');
  addScoringOptions(command)
    .option('--top <count>', 'how many sentences to show', parseCount, 10)
    .option('--resamples <count>', 'trials of the test', parseCount, 1000)
    .option('--seed <number>', 'of the test', parseCount, 1)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ stet compare --gold gold.m2 old=before.txt new=after.txt
  $ stet compare --gold gold.m2 --metric gleu --top 3 a.txt b.txt`,
    )
    .action(compare);
}

async function compare(one: string, other: string, options: CompareOptions): Promise<void> {
  if (options.metric.length > 1) {
    throw badOption('one metric', options.metric.join(', '), 'Compare by one metric at a time.');
  }
  const input = await readInput([one, other], options);
  if (input.systems.length !== 2) throw badOption('two systems', String(input.systems.length), 'Name two files.');
  const comparison = await compareSystems(input, options);
  process.stdout.write(options.json === true ? `${JSON.stringify(comparison)}\n` : printComparison(comparison));
}

async function compareSystems(input: Input, options: CompareOptions): Promise<Comparison> {
  const [spec] = metricSpecs(options);
  const metric = await createNodeMetric(spec);
  const [stats] = await collectStats([spec], input.sentences, input.systems);
  const differences = compareSentences(metric, stats[0], stats[1]);
  const values = stats.map((own) => metric.corpus(own).value);
  const rows = stats.map((own) => [packStats(metric, own)]);
  const [test] = await assessSystems(
    { spec, rows, values, baseline: 1, resamples: options.resamples, seed: options.seed, confidence: 0.95 },
    { threads: 1 },
  );
  const better = [
    differences.filter(({ difference }) => difference > 0).length,
    differences.filter(({ difference }) => difference < 0).length,
  ];
  return {
    metric: metric.name,
    title: valueTitle(metric),
    signature: metric.signature(),
    systems: input.systems.map(({ name }, at) => ({ name, value: values[at], better: better[at] })),
    equal: differences.length - better[0] - better[1],
    difference: values[0] - values[1],
    p: test.versusBaseline?.randomisation ?? 1,
    sentences: comparedSentences(metric, input, differences.slice(0, options.top), options),
  };
}

function comparedSentences(
  metric: Metric,
  { sentences, systems }: Input,
  differences: readonly SentenceDifference[],
  options: CompareOptions,
): ComparedSentence[] {
  const shown = differences.filter(({ difference }) => difference !== 0);
  const editsOf = editsOfSentences(metric, { sentences, systems }, shown, options);
  return shown.map(({ at, values, difference }, index) => ({
    sentence: at + 1,
    source: sentences[at].source,
    difference,
    systems: systems.map(({ name, lines }, system) => ({
      name,
      hypothesis: lines[at],
      value: values[system],
      ...(editsOf === undefined ? {} : { edits: editsOf[index][system] }),
    })),
  }));
}

/** By sentence and system the edits against the best annotator; nothing for metrics that do not compare edits. */
function editsOfSentences(
  { name }: Metric,
  { sentences, systems }: Input,
  differences: readonly SentenceDifference[],
  options: CompareOptions,
): ExplainedEdit[][][] | undefined {
  if (!metricKinds.some((kind) => kind.name === name && kind.explains)) return undefined;
  const metric = createEditMetric(metricSpecs(options)[0]);
  return differences.map(({ at }) => {
    // Scored by itself, a sentence is its own corpus: the annotator chosen is the one that suits it best.
    const [alone] = explainSentences(
      metric,
      [sentences[at]],
      systems.map((system) => ({ name: system.name, lines: [system.lines[at]] })),
    );
    return alone.systems.map(({ annotators }) => [...(annotators.find(({ chosen }) => chosen)?.edits ?? [])]);
  });
}
