import type { Report } from '@stet/charts';
import type { Command } from 'commander';
import {
  badOption,
  compareSentences,
  explainSentences,
  kindOf,
  openWhole,
  score,
  valuePart,
  type ExplainedEdit,
  type SentenceDifference,
  type WholeCorpus,
} from '@stet/core/internal';
import { openExplaining } from '../exploration/open-explaining.js';
import { printComparison, type ComparedSentence, type Comparison } from '../print/comparison.js';
import { addScoringOptions, metricSpecs, type ScoringOptions } from '../options/scoring-options.js';
import { addExamples, parseCount } from '../options/command-options.js';
import { readInput } from '../input/open-input.js';
import { withRunner } from '../print/progress.js';
import { addPageOptions, sayWritten, writePage, type PageOptions } from '../report/report-options.js';
import { printJson, printText } from '../print/terminal.js';

interface CompareOptions extends ScoringOptions, PageOptions {
  readonly top: number;
  readonly resamples: number;
  readonly seed: number;
  readonly json?: true;
}

export function addCompareCommand(program: Command): void {
  const command = program
    .command('compare')
    .description('Show where two systems differ most, sentence by sentence, and who gains.')
    .argument('<one>', 'output of a system, one sentence per line: FILE or NAME=FILE')
    .argument('<other>', 'output of the system to compare it with');
  addScoringOptions(command)
    .option('--top <count>', 'how many sentences to show; on a page, for each of the two', parseCount, 10)
    .option('--resamples <count>', 'trials of the test', parseCount, 1000)
    .option('--seed <number>', 'of the test', parseCount, 1)
    .option('--json', 'print JSON');
  addExamples(addPageOptions(command), [
    'stet compare --gold gold.m2 old=before.txt new=after.txt',
    'stet compare --gold gold.m2 --metric gleu --top 3 a.txt b.txt',
    'stet compare --gold gold.m2 --html comparison.html old=before.txt new=after.txt',
  ]).action(compare);
}

async function compare(first: string, second: string, options: CompareOptions): Promise<void> {
  if (options.metric.length > 1) {
    throw badOption('one metric', options.metric.join(', '), 'Compare by one metric at a time.');
  }
  const corpus = await readInput([first, second], options);
  if (corpus.outputs.length !== 2) throw badOption('two systems', String(corpus.outputs.length), 'Name two files.');
  const { html, title, language } = options;
  const compared = await compareSystems(corpus, options);
  if (html !== undefined) {
    const page = async (heading: string): Promise<Report> => drawComparison(heading, corpus, compared, options);
    await writePage(page, { html, title, language }, options.gold ?? options.source ?? '');
  }
  if (html !== '-') {
    const { differences, ...comparison } = compared;
    const sentences = await comparedSentences(corpus, differences.slice(0, options.top), options);
    if (options.json === true) printJson({ ...comparison, sentences });
    else printText(printComparison({ ...comparison, sentences }));
  }
  if (html !== undefined) sayWritten(html);
}

/** Two systems compared, with every sentence, the one that differs most first. */
interface Compared extends Omit<Comparison, 'sentences'> {
  readonly differences: readonly SentenceDifference[];
}

async function compareSystems(corpus: WholeCorpus, options: CompareOptions): Promise<Compared> {
  const [spec] = metricSpecs(options);
  const names = corpus.outputs.map(({ name }) => name);
  const { resamples, seed } = options;
  const board = await withRunner(1, (runner) =>
    score(openWhole(corpus), [spec], {
      runner,
      perSentence: true,
      significance: { baseline: names[1], resamples, seed, tests: 'baseline' },
    }),
  );
  const [metric] = board.metrics;
  const scores = names.map((name) => board.systems.find((system) => system.name === name)?.scores[metric.name]);
  const values = scores.map((reported) => reported?.value ?? 0);
  const differences = compareSentences(scores[0]?.sentences ?? [], scores[1]?.sentences ?? []);
  const better = [
    differences.filter(({ difference }) => difference > 0).length,
    differences.filter(({ difference }) => difference < 0).length,
  ];
  return {
    metric: metric.name,
    title: valuePart(metric).title,
    signature: metric.signature,
    systems: names.map((name, at) => ({ name, value: values[at], better: better[at] })),
    equal: differences.length - better[0] - better[1],
    difference: values[0] - values[1],
    p: scores[0]?.tests?.baseline?.randomisation ?? 1,
    differences,
  };
}

/** The page: who wins where, and the sentences in which each of the two gains most. */
async function drawComparison(
  title: string,
  corpus: WholeCorpus,
  { differences, ...comparison }: Compared,
  options: CompareOptions,
): Promise<Report> {
  const { comparisonPage } = await import('../report/comparison-report.js');
  const { exploreScored } = await import('../exploration/explore-input.js');
  const names = corpus.outputs.map(({ name }) => name);
  const gains = [
    differences.filter(({ difference }) => difference > 0),
    differences.filter(({ difference }) => difference < 0),
  ];
  return comparisonPage(title, {
    ...comparison,
    lengths: differences.map(({ at, difference }) => ({
      words: corpus.sentences[at].source.split(' ').length,
      difference,
    })),
    gains: await Promise.all(gains.map((won) => comparedSentences(corpus, won.slice(0, options.top), options))),
    exploration: corpus.has === 'edits' ? await exploreScored(corpus, names, metricSpecs(options)) : undefined,
  });
}

async function comparedSentences(
  corpus: WholeCorpus,
  differences: readonly SentenceDifference[],
  options: CompareOptions,
): Promise<ComparedSentence[]> {
  const { sentences, outputs } = corpus;
  const shown = differences.filter(({ difference }) => difference !== 0);
  const editsOf = await editsOfSentences(corpus, shown, options);
  return shown.map(({ at, values, difference }, index) => ({
    sentence: at + 1,
    source: sentences[at].source,
    difference,
    systems: outputs.map(({ name, lines }, system) => ({
      name,
      hypothesis: lines[at],
      value: values[system],
      ...(editsOf === undefined ? {} : { edits: editsOf[index][system] }),
    })),
  }));
}

/** The edits against the best annotator, by sentence and system; undefined if the metric does not compare edits. */
async function editsOfSentences(
  whole: WholeCorpus,
  differences: readonly SentenceDifference[],
  options: CompareOptions,
): Promise<ExplainedEdit[][][] | undefined> {
  const [spec] = metricSpecs(options);
  if (!kindOf(spec).explains) return undefined;
  const { metric, corpus } = await openExplaining(spec, whole);
  const { sentences, outputs } = corpus;
  return differences.map(({ at }) => {
    // Scored by itself, a sentence is its own corpus: the annotator chosen is the one that suits it best.
    const [explained] = explainSentences(
      metric,
      [sentences[at]],
      outputs.map(({ name, lines }) => ({ name, lines: [lines[at]] })),
    );
    return explained.systems.map(({ annotators }) => [...(annotators.find(({ chosen }) => chosen)?.edits ?? [])]);
  });
}
