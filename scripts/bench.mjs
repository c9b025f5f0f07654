// Measures start-up beside a bare Node, whole commands from a cold start against the times of the original programs, and
// how time grows with sentence length; or, with --against, whole commands of another revision and of this one. Prints;
// asserts nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { m2 } from '@stet/core';
import { compareRevisions, rowNames } from './bench/compare-revisions.mjs';
import { benchErrant } from './bench/errant.mjs';
import { STET, median } from './bench/run-stet.mjs';
import { benchStartUp } from './bench/start-up.mjs';
import { howToGet, publicData } from './public-data.mjs';

const GOLD = publicData('data/conll14/noalt/official-2014.combined.m2');
const SUBMISSIONS = publicData('data/conll14/submissions');
const JUDGMENTS = publicData('data/human/judgments.xml');
const TIMINGS = publicData('golden/timings.json');
const RUNS = 5;

const { values: options } = parseArgs({
  options: { against: { type: 'string' }, rows: { type: 'string' }, help: { type: 'boolean' } },
});
if (options.help) {
  console.log('npm run bench -- [--against REVISION [--rows A,B]]   build that revision too, and run both in turn');
  console.log(`rows: ${rowNames.join(', ')} (default: all)`);
} else if (options.against !== undefined) await compareRevisions(options.against, options.rows?.split(','));
else await benchAgainstOriginals();

async function benchAgainstOriginals() {
  benchStartUp();
  benchCommands();
  await benchErrant();
  benchLengths();
}

function benchCommands() {
  if (!existsSync(TIMINGS)) {
    console.log(`Without the originals’ times and the CoNLL-2014 systems: ${howToGet('golden/timings.json')}.`);
    return;
  }
  const timings = JSON.parse(readFileSync(TIMINGS, 'utf8'));
  benchCommand('m2', ['--metric', 'm2'], timings.m2);
  benchOriginal();
  benchCommand('i-measure without mixing', ['--metric', 'i-measure', '--nomix'], timings.imeasure);
  benchCommand('gleu', ['--metric', 'gleu'], timings.gleu);
  benchCommand('bleu', ['--metric', 'bleu'], timings.bleu);
  benchCommand('meteor', ['--metric', 'meteor'], timings.meteor);
  benchCommand('green', ['--metric', 'green'], timings.green);
  benchCommand('i-measure with mixing, every sentence', ['--metric', 'i-measure'], undefined, 1);
  benchCommand('m2 with 1,000 resamples', ['--metric', 'm2', '--significance'], undefined, 1);
  benchCommand('all metrics with 1,000 resamples each', ['--metric', 'all', '--significance'], undefined, 1);
  const byJudgment = ['--unit', 'judgment'];
  benchRank('Expected Wins, 1,000 resamples', [JUDGMENTS, ...byJudgment], timings.expected_wins_1000);
  benchRank('TrueSkill, 1,000 runs', [JUDGMENTS, '--method', 'trueskill', ...byJudgment], timings.trueskill_1000, 1);
  benchRank(
    'Expected Wins for each of 8 judges, 1,000 resamples',
    [JUDGMENTS, '--each-judge', '--strict-original'],
    timings.judge_rankings,
  );
  benchRank('Expected Wins by judgment and by sentence, 1,000 resamples each', [JUDGMENTS]);
  benchRank('Bradley–Terry, 1,000 resamples', [JUDGMENTS, '--method', 'bradley-terry', ...byJudgment]);
  benchRank('head to head, 78 tests', ['head-to-head', JUDGMENTS]);
  benchRank('validation of two methods, 100 folds of 100 runs', ['validate', JUDGMENTS], undefined, 1);
  const published = publicData('data/human/reassessment');
  const scores = [
    '--human',
    join(published, 'system_scores_humans', 'expected_wins.txt.gz'),
    '--scores',
    join(published, 'system_scores_metrics'),
    '--sentence-scores',
    join(published, 'sentence_scores_metrics'),
  ];
  const totalSeconds =
    timings.tau_bootstrap_expanded_1000.total_seconds + timings.tau_bootstrap_unexpanded_1000.total_seconds;
  bench(
    'taus of 3 metrics on 109,098 expanded and 20,516 unexpanded pairs, 1,000 resamples of rows',
    ['meta', '--judgments', JUDGMENTS, ...scores, '--section', 'rows'],
    { ...timings.tau_bootstrap_expanded_1000, total_seconds: totalSeconds },
    RUNS,
  );
}

/** The whole command for 13 systems: process start, reading, scoring, printing. */
function benchCommand(name, args, original, times = RUNS) {
  bench(`${name}: 13 systems, 1,312 sentences`, ['score', '--gold', GOLD, ...args, SUBMISSIONS], original, times);
}

/** The whole command for the published human judgments. */
function benchRank(name, args, original, times = RUNS) {
  bench(`${name}: 109,098 pairwise judgments`, ['rank', ...args], original, times);
}

function bench(name, args, original, times) {
  const runs = Array.from({ length: times }, () => timed(process.execPath, [STET, ...args]));
  const wall = median(runs.map((run) => run.seconds));
  const how = times === 1 ? 'one run' : `median of ${times} runs`;
  console.log(`${name}, whole command, ${how}: ${wall.toFixed(2)} s`);
  if (original === undefined) return;
  console.log(`  original (${original.program}): ${original.total_seconds} s of CPU`);
  console.log(`  ratio: ${Math.round(original.total_seconds / wall)} times faster`);
}

/** Runs the official scorer itself on one system, if M2SCORER says how to call it. */
function benchOriginal() {
  const command = process.env.M2SCORER;
  if (command === undefined) {
    console.log('  (set M2SCORER="python2 …/m2scorer.py" to run the official scorer beside Stet)');
    return;
  }
  const [program, ...args] = command.split(' ');
  const system = join(SUBMISSIONS, 'AMU');
  const official = timed(program, [...args, system, GOLD]);
  const ours = timed(process.execPath, [STET, 'score', '--gold', GOLD, system]);
  console.log(
    `  AMU alone, here and now: official ${official.seconds.toFixed(2)} s, Stet ${ours.seconds.toFixed(2)} s`,
  );
  console.log(`  official: ${official.stdout.trim().replaceAll(/\s*\n\s*/gu, ', ')}`);
  console.log(`  Stet: ${ours.stdout.split('\n')[1]}`);
}

/** Time against length for the kinds of sentence on which the official scorer never finishes. */
function benchLengths() {
  const official = officialTimes();
  const kinds = {
    'every token rewritten': (n) => [words(n, 's'), words(n, 'h')],
    'tokens shuffled': (n) => [words(n, 's'), shuffled(n)],
    'four words at random': (n) => [random(n, 4, 1), random(n, 4, 2)],
    'last three tokens repeated': (n) => [words(30, 's'), `${words(30, 's')} ${'s27 s28 s29 '.repeat(n)}`],
    'an n-gram lost ten times of n': (n) => ['a b c '.repeat(n), 'a b c '.repeat(n - 10)],
  };
  const sizes = [10, 20, 40, 80, 160, 320, 500, 1000];
  console.log('\nSeconds for one sentence of n tokens (or repetitions); in brackets the official scorer, where known:');
  console.log(`${'n'.padEnd(31)}${sizes.map((n) => String(n).padStart(14)).join('')}`);
  for (const [kind, make] of Object.entries(kinds)) {
    const cells = sizes.map((n) => {
      const [source, hypothesis] = make(n);
      const edit = { start: 1, end: 2, type: 'T', corrections: ['h1'], required: true, comment: '' };
      const sentence = { source, annotations: [{ annotator: 0, edits: [edit] }] };
      const start = performance.now();
      m2().sentence({ sentence, hypothesis });
      const seconds = ((performance.now() - start) / 1000).toFixed(3);
      const theirs = official.get(`${kind} ${n}`);
      return (theirs === undefined ? seconds : `${seconds} (${theirs})`).padStart(14);
    });
    console.log(`${kind.padEnd(31)}${cells.join('')}`);
  }
}

function officialTimes() {
  const file = publicData('golden/m2/patho.json');
  if (!existsSync(file)) return new Map();
  const names = {
    disjoint: 'every token rewritten',
    shuffle: 'tokens shuffled',
    smallvocab: 'four words at random',
    repeat: 'last three tokens repeated',
  };
  return new Map(
    JSON.parse(readFileSync(file, 'utf8')).runs.map(({ kind, size, n_src: n, user_s: seconds, finished }) => [
      `${names[kind]} ${size ?? n}`,
      finished ? seconds : '>120',
    ]),
  );
}

function timed(command, args) {
  const folder = mkdtempSync(join(tmpdir(), 'stet-bench-'));
  try {
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', cwd: folder, maxBuffer: 1 << 28 });
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
    return { seconds, stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function words(count, prefix) {
  return Array.from({ length: count }, (_, at) => prefix + at).join(' ');
}

/** A fixed permutation that looks random: multiplication modulo a prime. */
function shuffled(count) {
  return Array.from({ length: count }, (_, at) => at)
    .sort((a, b) => ((a * 7919) % 10007) - ((b * 7919) % 10007))
    .map((at) => `s${at}`)
    .join(' ');
}

function random(count, size, seed) {
  let state = seed * 2654435761;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 'abcdefgh'[(state >>> 16) % size];
  }).join(' ');
}
