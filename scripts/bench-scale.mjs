// Speed and memory of `stet score` on up to a million sentences; `npm run bench:scale -- --help` says how.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeLargeCorpus } from './large-corpus.mjs';

const METRICS = ['m2', 'hoo', 'i-measure', 'gleu', 'bleu', 'meteor', 'green'];
const STET = fileURLToPath(new URL('../packages/cli/bin/stet.js', import.meta.url));
const PEAK = new URL('print-peak.mjs', import.meta.url).href;
const MIB = 2 ** 20;
const SHARDS = 7;

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    metrics: { type: 'string', default: METRICS.join(',') },
    // Slow metrics on a million sentences take half an hour; ask for them.
    largest: { type: 'string', default: 'm2' },
    threads: { type: 'string', default: '1,2' },
    shards: { type: 'string', default: '100000' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  process.stdout.write(
    'npm run bench:scale -- [--sizes 10000,100000,1000000] [--metrics m2,bleu] [--threads 1,2]\n' +
      '  --largest m2      metrics for sizes above 100,000\n' +
      `  --shards 100000   sentences that are also scored in ${SHARDS} shards and merged\n`,
  );
  process.exit();
}

/** Runs the command, and gives its output, seconds, seconds of all processors together, and peak memory. */
function stet(args) {
  const start = performance.now();
  const child = spawnSync(process.execPath, ['--import', PEAK, STET, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const seconds = (performance.now() - start) / 1000;
  if (child.status !== 0) throw new Error(child.stderr);
  const [, peak, cpu] = /^peak (\d+) cpu (\d+)$/mu.exec(child.stderr);
  return { output: child.stdout, seconds, cpu: Number(cpu) / 1e6, peak: Number(peak) * 1024 };
}

function print(...cells) {
  const widths = [10, 10, 8, 8, 8, 12, 10, 9];
  process.stdout.write(`${cells.map((cell, at) => String(cell).padStart(widths[at])).join(' ')}\n`);
}

const folder = mkdtempSync(join(tmpdir(), 'stet-scale-'));
try {
  process.stdout.write(
    `${cpus().length} × ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
  );
  print('metric', 'sentences', 'threads', 'seconds', 'CPU s', 'sentences/s', 'per CPU s', 'peak MiB');
  for (const size of options.sizes.split(',').map(Number)) {
    const { gold, output } = await writeLargeCorpus(folder, size);
    const metrics = (size > 100_000 ? options.largest : options.metrics).split(',');
    for (const metric of metrics) {
      for (const threads of options.threads.split(',')) {
        const { seconds, cpu, peak } = stet([
          'score',
          '--gold',
          gold,
          '--metric',
          metric,
          '--threads',
          threads,
          output,
        ]);
        const speeds = [size / seconds, size / cpu].map(Math.round);
        print(metric, size, threads, seconds.toFixed(1), cpu.toFixed(1), ...speeds, Math.round(peak / MIB));
      }
    }
  }
  checkShards(await writeLargeCorpus(folder, Number(options.shards)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Scores in shards, one after the other, merges them, and compares the tables byte for byte. */
function checkShards({ gold, output }) {
  const whole = stet(['score', '--gold', gold, '--json', output]);
  const parts = Array.from({ length: SHARDS }, (_, at) => join(folder, `part${at + 1}.jsonl.gz`));
  const made = parts.map((part, at) =>
    stet(['stats', '--gold', gold, '--shard', `${at + 1}/${SHARDS}`, '--output', part, output]),
  );
  const merged = stet(['merge', '--json', ...parts]);
  if (merged.output !== whole.output) throw new Error('the merged shards differ from the whole');
  const slowest = Math.max(...made.map(({ seconds }) => seconds));
  process.stdout.write(
    `${options.shards} sentences: ${whole.seconds.toFixed(1)} s as a whole; ${SHARDS} shards of at most ` +
      `${slowest.toFixed(1)} s, merged in ${merged.seconds.toFixed(1)} s, ${Math.round(merged.peak / MIB)} MiB: identical.\n`,
  );
}
