import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLargeCorpus } from '../large-corpus.mjs';
import { howToGet, hasPublicData, publicData } from '../public-data.mjs';
import { withRevision } from './open-revision.mjs';
import { STET, median, runStet } from './run-stet.mjs';
import { writeTenAnnotators } from './ten-annotators.mjs';

const MILLION = 1_000_000;
const THREAD_SIZES = [20_000, 100_000, MILLION];

/** Whole commands of another revision and of this one, in turn on the same files: seconds of CPU and by the clock. */
export async function compareRevisions(revision) {
  if (!hasPublicData('data/conll14')) throw new Error(howToGet('data/conll14'));
  const folder = mkdtempSync(join(tmpdir(), 'stet-compare-'));
  try {
    await withRevision(revision, async (old) => {
      printRow('', `CPU, ${revision}`, 'CPU, now', 'ratio', `clock, ${revision}`, 'clock, now', 'ratio');
      for (const { name, args, times } of await comparedCommands(folder)) {
        const runs = { old: [], now: [] };
        for (let time = 0; time < times; time++) {
          runs.old.push(runStet(args, old));
          runs.now.push(runStet(args, STET));
        }
        printRow(name, ...['cpu', 'seconds'].flatMap((unit) => compare(runs, unit)));
      }
    });
    await compareThreads(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compare(runs, unit) {
  const [old, now] = [runs.old, runs.now].map((measured) => median(measured.map((run) => run[unit])));
  return [`${old.toFixed(2)} s`, `${now.toFixed(2)} s`, (old / now).toFixed(1)];
}

async function comparedCommands(folder) {
  const large = await writeLargeCorpus(folder, MILLION);
  const gold = publicData('data/conll14/noalt/official-2014.combined.m2');
  const systems = publicData('data/conll14/submissions');
  const ten = writeTenAnnotators(folder);
  const written = join(folder, 'written');
  return [
    {
      name: 'M2, a million sentences',
      args: ['score', '--gold', large.gold, '--threads', '1', large.output],
      times: 1,
    },
    {
      name: 'extract, a million pairs',
      args: ['extract', '--source', large.source, large.output, '--out', written, '--threads', '1'],
      times: 1,
    },
    { name: 'M2, 13 systems', args: ['score', '--gold', gold, systems], times: 7 },
    {
      name: 'all metrics, 1,000 resamples',
      args: ['score', '--gold', gold, '--metric', 'all', '--significance', systems],
      times: 3,
    },
    {
      name: 'Expected Wins, 1,000 resamples',
      args: ['rank', publicData('data/human/judgments.xml'), '--unit', 'judgment'],
      times: 5,
    },
    { name: 'reproduce, five papers', args: ['reproduce', '--data', publicData('data')], times: 1 },
    {
      name: 'I-measure, ten annotators',
      args: ['score', '--gold', ten.gold, '--metric', 'i-measure', '--threads', '1', ten.system],
      times: 1,
    },
  ];
}

/** By the clock, M2 on one thread and on two. */
async function compareThreads(folder) {
  printRow('M2 by the clock', 'one thread', 'two threads', 'ratio');
  for (const size of THREAD_SIZES) {
    const { gold, output } = await writeLargeCorpus(folder, size);
    const runs = { old: [], now: [] };
    for (let time = 0; time < (size === MILLION ? 1 : 3); time++) {
      runs.old.push(runStet(['score', '--gold', gold, '--threads', '1', output]));
      runs.now.push(runStet(['score', '--gold', gold, '--threads', '2', output]));
    }
    printRow(`${size.toLocaleString('en')} sentences`, ...compare(runs, 'seconds'));
  }
}

function printRow(name, ...cells) {
  console.log(name.padEnd(32) + cells.map((cell) => cell.padStart(16)).join(''));
}
