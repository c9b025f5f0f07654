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

/** Rows with the command that both revisions run; those of a folder are written there first. */
const rows = {
  million: {
    title: 'M2, a million, one thread',
    args: async (folder) => scoreLarge(await writeLargeCorpus(folder, MILLION), 1),
  },
  'million-2': {
    title: 'M2, a million, two threads',
    args: async (folder) => scoreLarge(await writeLargeCorpus(folder, MILLION), 2),
  },
  extract: {
    title: 'extract, a million pairs',
    args: async (folder) => {
      const { source, output } = await writeLargeCorpus(folder, MILLION);
      return ['extract', '--source', source, output, '--out', join(folder, 'written'), '--threads', '1'];
    },
  },
  m2: { title: 'M2, 13 systems', args: () => scoreSystems(), times: 7 },
  all: {
    title: 'all metrics, 1,000 resamples',
    args: () => scoreSystems('--metric', 'all', '--significance'),
    times: 3,
  },
  wins: {
    title: 'Expected Wins, 1,000 resamples',
    args: () => ['rank', publicData('data/human/judgments.xml'), '--unit', 'judgment'],
    times: 5,
  },
  reproduce: { title: 'reproduce, five papers', args: () => ['reproduce', '--data', publicData('data')] },
  ten: {
    title: 'I-measure, ten annotators',
    args: (folder) => {
      const { gold, system } = writeTenAnnotators(folder);
      return ['score', '--gold', gold, '--metric', 'i-measure', '--threads', '1', system];
    },
  },
};
/** Not of two revisions, but of one thread and two. */
const THREADS = 'threads';

export const rowNames = [...Object.keys(rows), THREADS];

/**
 * Whole commands of another revision and of this one, in turn on the same files: seconds of CPU and by the clock. Each
 * row is printed as soon as it is measured.
 */
export async function compareRevisions(revision, wanted = rowNames) {
  const unknown = wanted.find((name) => !rowNames.includes(name));
  if (unknown !== undefined) throw new Error(`no row ${unknown}; the rows are ${rowNames.join(', ')}`);
  if (!hasPublicData('data/conll14')) throw new Error(howToGet('data/conll14'));
  const folder = mkdtempSync(join(tmpdir(), 'stet-compare-'));
  const compared = wanted.filter((name) => name !== THREADS);
  try {
    if (compared.length > 0) await withRevision(revision, (old) => compareRows(revision, old, compared, folder));
    if (wanted.includes(THREADS)) await compareThreads(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compareRows(revision, old, names, folder) {
  printRow('', `CPU, ${revision}`, 'CPU, now', 'ratio', `clock, ${revision}`, 'clock, now', 'ratio');
  for (const name of names) {
    const { title, args, times = 1 } = rows[name];
    const command = await args(folder);
    const runs = { old: [], now: [] };
    for (let time = 0; time < times; time++) {
      runs.old.push(runStet(command, old));
      runs.now.push(runStet(command, STET));
    }
    printRow(title, ...['cpu', 'seconds'].flatMap((unit) => compare(runs, unit)));
  }
}

function compare(runs, unit) {
  const [old, now] = [runs.old, runs.now].map((measured) => median(measured.map((run) => run[unit])));
  return [`${old.toFixed(2)} s`, `${now.toFixed(2)} s`, (old / now).toFixed(1)];
}

function scoreLarge({ gold, output }, threads) {
  return ['score', '--gold', gold, '--threads', String(threads), output];
}

function scoreSystems(...options) {
  const gold = publicData('data/conll14/noalt/official-2014.combined.m2');
  return ['score', '--gold', gold, ...options, publicData('data/conll14/submissions')];
}

/** By the clock, M2 on one thread and on two. */
async function compareThreads(folder) {
  printRow('M2 by the clock', 'one thread', 'two threads', 'ratio');
  for (const size of THREAD_SIZES) {
    const corpus = await writeLargeCorpus(folder, size);
    const runs = { old: [], now: [] };
    for (let time = 0; time < (size === MILLION ? 1 : 3); time++) {
      runs.old.push(runStet(scoreLarge(corpus, 1)));
      runs.now.push(runStet(scoreLarge(corpus, 2)));
    }
    printRow(`${size.toLocaleString('en')} sentences`, ...compare(runs, 'seconds'));
  }
}

function printRow(name, ...cells) {
  console.log(name.padEnd(32) + cells.map((cell) => cell.padStart(16)).join(''));
}
