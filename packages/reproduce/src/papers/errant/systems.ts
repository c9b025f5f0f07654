import {
  compareErrant,
  measure,
  percent,
  rankByValues,
  scoreMeasured,
  type ErrantComparison,
  type PrecisionRecall,
  type Sentence,
} from '@stet/core/internal';
import { openScoringFiles, readGold, systemFiles } from '@stet/node';
import { dataFile, runnerOf, type Bench } from '../../bench.js';
import type { ComputedCell } from '../../comparison/cell.js';
import { cellsOf } from '../../recipe.js';
import { SUBMISSIONS } from '../conll-2014/task.js';

/** The outputs of the teams and the two references, as ERRANT annotated them. */
export const FILES_BY_ERRANT = 'errant/cleme';
const REFERENCES = `${FILES_BY_ERRANT}/conll14.errant`;

const CONFIDENCE = 0.95;

/** The scores of each system, best first: with edits of our own on both sides, and with those that ERRANT found. */
export async function systemCells(bench: Bench): Promise<ComputedCell[]> {
  const references = await readGold(dataFile(bench, REFERENCES));
  const cells: ComputedCell[] = [];
  for (const { name, ratios, interval, ranks, cluster } of await rankedSystems(bench)) {
    const byErrant = await comparisonByErrant(bench, name, references);
    cells.push(
      ...cellsOf(name, {
        ...percents('', ratios),
        '95 % interval': interval.map((end) => percent(end)).join(' to '),
        Ranks: ranks,
        Cluster: cluster,
        ...percents('ERRANT ', byErrant),
        Difference: 100 * (ratios.value - byErrant.value),
      }),
    );
  }
  return cells;
}

interface RankedSystem {
  readonly name: string;
  readonly ratios: PrecisionRecall;
  readonly interval: readonly number[];
  readonly ranks: string;
  readonly cluster: number;
}

/** Scores the outputs against the texts of both references, so that edits are found in the same way on both sides. */
async function rankedSystems(bench: Bench): Promise<RankedSystem[]> {
  const files = openScoringFiles({
    gold: dataFile(bench, REFERENCES),
    references: [],
    systems: await systemFiles([dataFile(bench, SUBMISSIONS)]),
  });
  const runner = runnerOf(bench);
  const spec = { name: 'errant', options: { goldEdits: 'extracted' } };
  const significance = { resamples: bench.runs, confidence: CONFIDENCE, seed: bench.seed, tests: 'none' } as const;
  const { board, resampled } = await scoreMeasured(await measure(files, [spec], runner), runner, { significance });
  const scored = board.systems.map(({ name, scores: { errant } }) => ({ name, ...errant }));
  const bestFirst = scored.map(({ name }) => resampled[0].values[files.systems.indexOf(name)]);
  const ranks = rankByValues(
    scored.map(({ value }) => value),
    bestFirst,
    CONFIDENCE,
  );
  return scored.map(({ name, value, parts: { precision, recall }, confidenceInterval = [] }, at) => ({
    name,
    ratios: { precision, recall, value },
    interval: confidenceInterval,
    ranks: [...new Set(ranks[at].range)].join('-'),
    cluster: ranks[at].cluster,
  }));
}

async function comparisonByErrant(
  bench: Bench,
  system: string,
  references: readonly Sentence[],
): Promise<ErrantComparison> {
  const file = `${FILES_BY_ERRANT}/conll14-${system}.errant`;
  return compareErrant(await readGold(dataFile(bench, file)), references);
}

function percents(prefix: string, { precision, recall, value }: PrecisionRecall): Readonly<Record<string, number>> {
  return { [`${prefix}P`]: 100 * precision, [`${prefix}R`]: 100 * recall, [`${prefix}F0.5`]: 100 * value };
}
