import type { Ranking } from '../ranking.js';
import { SCALES, type Scale } from './scores.js';
import { judgesOf } from '../select.js';

/** Scores of outputs in columns, a row for each time that a judge scored an output; names are interned. */
export interface ScoreTable {
  readonly scales: readonly Scale[];
  /** In plain string order. */
  readonly systems: readonly string[];
  /** In plain string order. */
  readonly judges: readonly string[];
  /** How many sentences there are; rows name them by their place among these. */
  readonly sentences: number;
  readonly judge: Int32Array;
  readonly sentence: Int32Array;
  /** The index of the ranking that the row was read from. */
  readonly ranking: Int32Array;
  /** 1 where the judge scores the output for the first time, 0 where it came back. */
  readonly isFirst: Uint8Array;
  /** By row and scale, as given; NaN where the output was not scored on the scale. */
  readonly scores: Float64Array;
  /** The systems of row r are those from `starts[r]` to before `starts[r + 1]`: each gets the score. */
  readonly starts: Int32Array;
  readonly system: Int32Array;
}

/** The scores on the scales asked for; outputs without any of them are left out. */
export function scoreTable(rankings: readonly Ranking[], scales: readonly Scale[]): ScoreTable {
  const judges = judgesOf(rankings);
  const judgeIndex = new Map(judges.map((name, at) => [name, at]));
  const rows = rankings.flatMap(({ outputs, sentence, judge }, ranking) =>
    outputs.flatMap(({ systems, scores }) => {
      const values = scales.map((scale) => scores?.[scale] ?? NaN);
      return values.every(Number.isNaN) ? [] : [{ judge, sentence, ranking, systems, values }];
    }),
  );
  const names = [...new Set(rows.flatMap(({ systems }) => systems))].sort();
  const nameIndex = new Map(names.map((name, at) => [name, at]));
  const sentences = [...new Set(rows.map(({ sentence }) => sentence))].sort((a, b) => a - b);
  const sentenceIndex = new Map(sentences.map((sentence, at) => [sentence, at]));
  const seen = new Set<string>();
  const isNew = (key: string): boolean => seen.size < seen.add(key).size;
  const starts = new Int32Array(rows.length + 1);
  rows.forEach(({ systems }, row) => {
    starts[row + 1] = starts[row] + systems.length;
  });
  // Every name that is looked up was put into its map above.
  return {
    scales,
    systems: names,
    judges,
    sentences: sentences.length,
    judge: Int32Array.from(rows, ({ judge }) => judgeIndex.get(judge) ?? -1),
    sentence: Int32Array.from(rows, ({ sentence }) => sentenceIndex.get(sentence) ?? -1),
    ranking: Int32Array.from(rows, ({ ranking }) => ranking),
    isFirst: Uint8Array.from(rows, ({ judge, sentence, systems }) =>
      Number(isNew(JSON.stringify([judge, sentence, systems]))),
    ),
    scores: Float64Array.from(rows.flatMap(({ values }) => values)),
    starts,
    system: Int32Array.from(
      rows.flatMap(({ systems }) => systems),
      (name) => nameIndex.get(name) ?? -1,
    ),
  };
}

/** The scales that rankings are scored on. */
export function scalesInUse(rankings: readonly Ranking[]): Scale[] {
  return SCALES.filter((scale) =>
    rankings.some(({ outputs }) => outputs.some(({ scores }) => scores?.[scale] !== undefined)),
  );
}

/** Whether a judge scored anything. */
export function haveScores(rankings: readonly Ranking[]): boolean {
  return rankings.some(({ outputs }) => outputs.some(({ scores }) => scores !== undefined));
}
