import {
  annotatorsOf,
  parseSentenceList,
  parseSystemScores,
  stringsOf,
  withReferences,
  type Ranking,
  type ReferenceSet,
  type Sentence,
  type SystemScores,
  type WholeCorpus,
} from '@stet/core/internal';
import { readGold, readJudgmentFile, readSystem, readText, systemFiles } from '@stet/node';
import { dataFile, once, type Bench } from '../../bench.js';
import { GOLD } from '../conll-2014/task.js';

const FOLDER = 'seeda';
const SUBSET = `${FOLDER}/subset.ids`;
const OUTPUTS = `${FOLDER}/outputs/all`;

/** The two ways in which the same sentences were judged: edit by edit, and as wholes. */
const JUDGED = { E: 'edit', S: 'sent' } as const;
export type Judged = keyof typeof JUDGED;
export const JUDGED_NAMES = Object.keys(JUDGED) as readonly Judged[];

export type HumanMethod = 'EW' | 'TS';
const judgmentFile = (judged: Judged): string => `${FOLDER}/judgments_${JUDGED[judged]}.xml`;
const humanFile = (judged: Judged, method: HumanMethod): string => `${FOLDER}/human/${method}_${JUDGED[judged]}.tsv`;

/** Everything that the tables are computed from. */
export const SEEDA: readonly string[] = [
  GOLD,
  SUBSET,
  OUTPUTS,
  ...JUDGED_NAMES.flatMap((judged) => [judgmentFile(judged), humanFile(judged, 'EW'), humanFile(judged, 'TS')]),
];

/** The numbers, from 1, of the judged sentences in the test set of CoNLL-2014. */
export const judgedSentences = once(async (bench): Promise<readonly number[]> =>
  parseSentenceList(await readText(dataFile(bench, SUBSET))),
);

/** The rankings of the sentences with these numbers from 1, counted from 0 among them. */
export function rankingsOf(bench: Bench, judged: Judged, numbers: readonly number[]): Promise<Ranking[]> {
  return readJudgmentFile(dataFile(bench, judgmentFile(judged)), { sentences: numbers });
}

/** The human scores that were released. */
export async function humanScores(bench: Bench, judged: Judged, method: HumanMethod): Promise<SystemScores> {
  const file = dataFile(bench, humanFile(judged, method));
  const [scores] = parseSystemScores(await readText(file), { file, name: method });
  return scores;
}

const goldSentences = once((bench): Promise<Sentence[]> => readGold(dataFile(bench, GOLD)));

const outputs = once(async (bench): Promise<WholeCorpus['outputs']> => {
  const sentences = await goldSentences(bench);
  const files = await systemFiles([dataFile(bench, OUTPUTS)]);
  return Promise.all(files.map((file) => readSystem(file, sentences, dataFile(bench, GOLD))));
});

/** The test set with references made as a set says; or only the sentences with these numbers from 1. */
export async function corpusOf(
  bench: Bench,
  references: ReferenceSet,
  numbers?: readonly number[],
): Promise<WholeCorpus> {
  const gold = await goldSentences(bench);
  const sentences = withReferences(gold, annotatorsOf(gold), references);
  const systems = await outputs(bench);
  const pick = <T>(lines: readonly T[]): readonly T[] =>
    numbers === undefined ? lines : numbers.map((number) => lines[number - 1]);
  return {
    basis: GOLD,
    has: 'both',
    sentences: pick(sentences),
    outputs: systems.map(({ name, file, lines }) => ({ name, file, lines: pick(stringsOf(lines)) })),
  };
}
