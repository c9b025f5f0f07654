import { InvalidArgumentError, type Command } from 'commander';
import { SHARD_VERSION, badOption, measure, type ShardHeader, type ShardNumber } from '@stet/core/internal';
import { tools, writeShard, type SentenceRange } from '@stet/node';
import { addScoringOptions, metricSpecs, type ScoringOptions } from '../options/scoring-options.js';
import { addExamples, parseCount, parseOrdered, threadsOption } from '../options/command-options.js';
import { shardOption } from '../options/shard-option.js';
import { withRunner } from '../print/progress.js';
import { openInput } from '../input/open-input.js';

interface StatsOptions extends ScoringOptions {
  readonly shard?: ShardNumber;
  readonly lines?: readonly [from: number, to: number];
  readonly firstSentence?: number;
  readonly annotators?: readonly number[];
  readonly output: string;
  readonly threads?: number;
}

export function addStatsCommand(program: Command): void {
  const command = program
    .command('stats')
    .description('Measure a shard of a corpus: JSON lines with the statistics of each sentence, for stet merge.')
    .argument('<system...>', 'output files, one sentence per line: FILE, NAME=FILE, or a folder of them');
  addScoringOptions(command, () => true)
    .addOption(shardOption())
    .option('--lines <from-to>', 'take these sentences of the whole files, such as 1001-2000', parseLines)
    .option('--first-sentence <number>', 'of files that were cut beforehand: the number of their first', parseCount)
    .option('--annotators <ids>', 'of files that were cut beforehand: the annotators of the whole gold', parseIds)
    .option('--output <file>', 'where to write; gzipped if the name ends with .gz', '-')
    .addOption(threadsOption());
  addExamples(command, [
    'stet stats --gold gold.m2 --shard 3/7 out.txt > shard3.jsonl',
    'stet stats --gold piece.m2 --first-sentence 1001 --output piece.jsonl.gz ours=piece.txt',
    'stet merge shard*.jsonl',
  ]).action(stats);
}

async function stats(args: string[], options: StatsOptions): Promise<void> {
  checkStretch(options);
  const { annotators } = options;
  const isStretch = options.shard !== undefined || options.lines !== undefined;
  const rangeOf = isStretch ? (sentences: number) => rangeFor(sentences, options) : undefined;
  const source = await openInput(args, options, { annotators, rangeOf });
  await withRunner(options.threads, async (runner) => {
    const { specs, systems, preparation, batches } = await measure(source, metricSpecs(options), runner);
    const metrics = await Promise.all(specs.map((spec) => tools.metric(spec)));
    await writeShard(options.output, batches, (counted): ShardHeader => ({
      stet: 'stats',
      version: SHARD_VERSION,
      metrics: specs.map((spec, at) => ({ ...spec, signature: metrics[at].signature() })),
      systems,
      first: options.firstSentence ?? source.first + 1,
      of: isStretch ? source.counted : undefined,
      shard: options.shard,
      ...preparation,
      ...counted,
    }));
  });
}

function checkStretch({ shard, lines, firstSentence }: StatsOptions): void {
  if ([shard, lines, firstSentence].filter((option) => option !== undefined).length > 1) {
    throw badOption(
      'one of --shard, --lines and --first-sentence',
      'several',
      'The first two take a stretch of whole files, the last is for files that were cut.',
    );
  }
  if (firstSentence === 0) throw badOption('--first-sentence of 1 or more', '0', 'Sentences are numbered from 1.');
}

function rangeFor(sentences: number, { shard, lines }: StatsOptions): SentenceRange {
  if (shard !== undefined) {
    const [index, count] = shard;
    return { first: Math.floor(((index - 1) * sentences) / count), end: Math.floor((index * sentences) / count) };
  }
  const [from, to] = lines ?? [1, sentences];
  if (from <= sentences) return { first: from - 1, end: Math.min(to, sentences) };
  throw badOption(`--lines within 1-${sentences}`, `${from}-${to}`, 'Choose sentences that are there.');
}

function parseLines(text: string): [number, number] {
  const lines = parseOrdered(text, '-');
  if (lines !== undefined) return lines;
  throw new InvalidArgumentError('It must be the first and the last sentence, such as 1001-2000');
}

function parseIds(text: string): number[] {
  return [...new Set(text.split(',').map(parseCount))].sort((a, b) => a - b);
}
