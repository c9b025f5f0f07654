// Speed and memory of commands on up to a million sentences; `npm run bench:scale -- --help` says how.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runStet } from './bench/run-stet.mjs';
import { writeLargeCorpus } from './large-corpus.mjs';
import { measureLimits } from './measure-limits.mjs';

const METRICS = ['m2', 'hoo', 'i-measure', 'gleu', 'bleu', 'meteor', 'green'];
const MIB = 2 ** 20;
const SHARDS = 7;
/** Enough sentences to measure what the machine can do. */
const SAMPLE = 20_000;

/** The arguments of commands that write text to the file `to`. */
const COMMANDS = {
  extract: ({ source, output }, to) => ['extract', '--source', source, output, '--output', to],
  apply: ({ gold }, to) => ['apply', '--gold', gold, '--output', to],
  'convert to I-measure XML': ({ gold }, to) => ['convert', '--to', 'i-measure', gold, '--output', to],
  'convert to parallel text': ({ gold }, to) => ['convert', '--to', 'parallel', gold, '--output', to],
};

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    commands: { type: 'string', default: ['score', ...Object.keys(COMMANDS)].join(',') },
    metrics: { type: 'string', default: METRICS.join(',') },
    // Slow metrics take half an hour on a million sentences, so they must be named.
    largest: { type: 'string', default: 'm2' },
    threads: { type: 'string', default: '1,2' },
    shards: { type: 'string', default: '100000' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  process.stdout.write(
    'npm run bench:scale -- [--sizes 10000,100000,1000000] [--metrics m2,bleu] [--threads 1,2]\n' +
      `  --commands ${['score', ...Object.keys(COMMANDS)].join(',')}\n` +
      '  --largest m2      metrics for sizes above 100,000\n' +
      '  Speedup is by the clock, against the first number of threads. The limit is the time that reading, numbering\n' +
      '  tokens and filling tables would take by themselves.\n' +
      `  --shards 100000   sentences that are also scored in ${SHARDS} shards and merged\n`,
  );
  process.exit();
}

function print(...cells) {
  const widths = [24, 10, 8, 8, 8, 8, 12, 10, 9, 7, 9];
  process.stdout.write(`${cells.map((cell, at) => String(cell).padStart(widths[at])).join(' ')}\n`);
}

const folder = mkdtempSync(join(tmpdir(), 'stet-scale-'));
try {
  process.stdout.write(
    `${cpus().length} × ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
  );
  const { rates, floors } = await measureLimits(await writeLargeCorpus(folder, SAMPLE), SAMPLE);
  process.stdout.write('one thread, in a second of CPU:\n');
  for (const [name, perSecond] of Object.entries(rates)) {
    process.stdout.write(`  ${Math.round(perSecond / 1e6)} million ${name}\n`);
  }
  print(
    ...['what', 'sentences', 'threads', 'seconds', 'CPU s', 'main s', 'sentences/s', 'per CPU s', 'peak MiB'],
    ...['speedup', 'of limit'],
  );
  for (const size of options.sizes.split(',').map(Number)) {
    const files = await writeLargeCorpus(folder, size);
    for (const { name, args } of workFor(files, size)) {
      let first;
      for (const threads of options.threads.split(',')) {
        const { seconds, cpu, main, peak } = runStet([...args, '--threads', threads]);
        first ??= seconds;
        const speeds = [size / seconds, size / cpu].map(Math.round);
        print(
          ...[name, size, threads, ...[seconds, cpu, main].map((time) => time.toFixed(1)), ...speeds],
          ...[Math.round(peak / MIB), (first / seconds).toFixed(2)],
          name in floors ? `${Math.round((100 * floors[name] * size) / cpu)} %` : '',
        );
      }
    }
  }
  if (options.commands.split(',').includes('score'))
    checkShards(await writeLargeCorpus(folder, Number(options.shards)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The commands to run, each with a name for the table. */
function workFor(files, size) {
  const metrics = (size > 100_000 ? options.largest : options.metrics).split(',');
  return options.commands.split(',').flatMap((command) => {
    if (command !== 'score') return [{ name: command, args: COMMANDS[command](files, join(folder, 'written')) }];
    return metrics.map((metric) => ({
      name: metric,
      args: ['score', '--gold', files.gold, '--metric', metric, files.output],
    }));
  });
}

/** Scores in shards, one after the other, merges them, and compares the tables byte for byte. */
function checkShards({ gold, output }) {
  const whole = runStet(['score', '--gold', gold, '--json', output]);
  const shards = Array.from({ length: SHARDS }, (_, at) => join(folder, `part${at + 1}.jsonl.gz`));
  const runs = shards.map((shard, at) =>
    runStet(['stats', '--gold', gold, '--shard', `${at + 1}/${SHARDS}`, '--output', shard, output]),
  );
  const merged = runStet(['merge', '--json', ...shards]);
  if (merged.output !== whole.output) throw new Error('the merged shards differ from the whole');
  const slowest = Math.max(...runs.map(({ seconds }) => seconds));
  process.stdout.write(
    `${options.shards} sentences: ${whole.seconds.toFixed(1)} s as a whole; ${SHARDS} shards of at most ` +
      `${slowest.toFixed(1)} s, merged in ${merged.seconds.toFixed(1)} s, ${Math.round(merged.peak / MIB)} MiB: identical.\n`,
  );
}
