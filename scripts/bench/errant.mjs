// The ERRANT commands: annotating many pairs, comparing the systems of CoNLL-2014, and how far annotations agree with
// files that ERRANT made.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLargeCorpus } from '../large-corpus.mjs';
import { howToGet, publicData } from '../public-data.mjs';
import { benchErrantAgreement } from './errant-agreement.mjs';
import { median, runStet } from './run-stet.mjs';

const PAIRS = 100_000;
const RUNS = 5;

export async function benchErrant() {
  console.log('\nERRANT');
  await benchParallel();
  benchCompare();
  await benchErrantAgreement();
}

/** Learner sentences of CoNLL-2014 with the output of AMU, each with words changed at random, one thread. */
async function benchParallel() {
  const folder = mkdtempSync(join(tmpdir(), 'stet-errant-'));
  try {
    const { source, output } = await writeLargeCorpus(folder, PAIRS);
    for (const analysis of ['english', 'none']) {
      const out = join(folder, `${analysis}.m2`);
      const args = ['errant', 'parallel', '--source', source, '--corrected', output, '--output', out];
      const { cpu, peak } = runStet([...args, '--analysis', analysis, '--threads', '1']);
      console.log(
        `errant parallel, analysis ${analysis}, ${PAIRS.toLocaleString('en')} pairs: ${cpu.toFixed(1)} s of CPU, ` +
          `${Math.round((2 * PAIRS) / cpu).toLocaleString('en')} sentences a second (two in a pair), ` +
          `peak memory ${Math.round(peak / 2 ** 20)} MiB`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function benchCompare() {
  const folder = publicData('data/errant/cleme');
  if (!existsSync(folder)) {
    console.log(`Without the systems of CoNLL-2014 as ERRANT annotated them: ${howToGet('data/errant/cleme')}.`);
    return;
  }
  const systems = readdirSync(folder).filter((file) => file.startsWith('conll14-'));
  const args = systems.flatMap((file) => ['--hyp', join(folder, file)]);
  const runs = Array.from({ length: RUNS }, () =>
    runStet(['errant', 'compare', ...args, '--ref', join(folder, 'conll14.errant')]),
  );
  console.log(
    `errant compare, ${systems.length} systems, 1,312 sentences, whole command, median of ${RUNS} runs: ` +
      `${median(runs.map(({ seconds }) => seconds)).toFixed(2)} s, ${median(runs.map(({ cpu }) => cpu)).toFixed(2)} s of CPU`,
  );
}
