import { batchStats, m2, taskResults, type Metric, type Sentence, type TaskResults } from '@stet/core/internal';
import { loadEnglishTagger, readAlternatives, readGold, readSystem, systemFiles, type System } from '@stet/node';
import { dataFile, once, type Bench } from '../../bench.js';

export const GOLD = 'conll14/noalt/official-2014.combined.m2';
export const ALTERNATIVES = 'conll14/alt/official-2014.combined-withalt.m2';
export const SUBMISSIONS = 'conll14/submissions';

/** The files behind the results section. */
export const TASK = [GOLD, ALTERNATIVES, SUBMISSIONS];

export const gold = once((bench): Promise<Sentence[]> => readGold(dataFile(bench, GOLD)));

export const alternatives = once(async (bench): Promise<Sentence[]> =>
  readAlternatives(dataFile(bench, ALTERNATIVES), await gold(bench), dataFile(bench, GOLD)),
);

/** The outputs of twelve teams, and INPUT. */
export const systems = once(async (bench): Promise<System[]> => {
  const sentences = await gold(bench);
  const files = await systemFiles([dataFile(bench, SUBMISSIONS)]);
  return Promise.all(files.map((file) => readSystem(file, sentences, dataFile(bench, GOLD))));
});

/** The statistics of each system for the sentences. */
export async function systemStats<Stats>(
  bench: Bench,
  metric: Pick<Metric<Stats>, 'sentence'>,
  sentences: readonly Sentence[],
): Promise<{ readonly name: string; readonly stats: readonly Stats[] }[]> {
  const outputs = await systems(bench);
  return batchStats(metric, { first: 0, sentences, outputs }).map((stats, at) => ({ name: outputs[at].name, stats }));
}

/** M2's statistics of each system by the official gold. */
export const m2Stats = once(async (bench) => systemStats(bench, m2(), await gold(bench)));

/** The results section of the shared task; its intervals are not used here. */
export const results = once(async (bench: Bench): Promise<TaskResults> =>
  taskResults(
    {
      gold: await gold(bench),
      alternatives: await alternatives(bench),
      submissions: (await systems(bench)).filter(({ name }) => name !== 'INPUT'),
    },
    {
      metric: m2,
      // The gold of both lists what they agree on once.
      unlisted: 'first',
      tagger: await loadEnglishTagger(),
      resamples: 1,
      seed: bench.seed,
      confidence: 0.95,
    },
  ),
);
