import { StetError } from '../error.js';
import { pairsAmong } from './pairs-among.js';
import type { Ranking } from './ranking.js';

/** What a judge said of two outputs: the sign of the first's rank minus the second's. */
export const FIRST_BETTER = -1;
export const TIE = 0;
export const SECOND_BETTER = 1;

/** Pairwise judgments in columns, a row each; names are interned. */
export interface PairwiseJudgments {
  /** What is compared, in plain string order: systems, or outputs named by all their systems. */
  readonly names: readonly string[];
  /** In plain string order. */
  readonly judges: readonly string[];
  /** The index of the name that sorts first. */
  readonly first: Uint16Array;
  readonly second: Uint16Array;
  /** `FIRST_BETTER`, `TIE` or `SECOND_BETTER`. */
  readonly outcome: Int8Array;
  /** The sentence, counted from 0. */
  readonly sentence: Int32Array;
  readonly judge: Uint16Array;
  /** The index of the ranking that the judgment was read from. */
  readonly ranking: Int32Array;
}

/**
 * What is compared: `systems`, where a judgment of two outputs counts for each system of the first with each of
 * the second, and systems with the same output tie ("expanded"); or the `outputs` themselves ("unexpanded").
 */
export type PairUnit = 'systems' | 'outputs';

/** Names are numbered in 16 bits. */
const MAX_NAMES = 2 ** 16;

interface Ranked {
  readonly name: string;
  readonly rank: number;
}

/**
 * Every pair within every ranking (Grundkiewicz et al. 2015, section 4.3), in the order of the rankings and, within
 * one, of the names.
 */
export function pairwiseJudgments(rankings: readonly Ranking[], unit: PairUnit): PairwiseJudgments {
  const ranked = rankings.map((ranking) => rankedNames(ranking, unit));
  const names = sortedSet(ranked.flatMap((members) => members.map(({ name }) => name)));
  const judges = sortedSet(rankings.map(({ judge }) => judge));
  refuseTooMany(names, unit);
  refuseTooMany(judges, 'judges');
  const nameIndex = indexOf(names);
  const judgeIndex = indexOf(judges);
  const size = ranked.reduce((sum, { length }) => sum + pairsAmong(length), 0);
  const pairs = emptyPairs(names, judges, size);
  let row = 0;
  ranked.forEach((members, at) => {
    const judge = judgeIndex(rankings[at].judge);
    members.forEach((first, index) => {
      for (const second of members.slice(index + 1)) {
        pairs.first[row] = nameIndex(first.name);
        pairs.second[row] = nameIndex(second.name);
        pairs.outcome[row] = Math.sign(first.rank - second.rank);
        pairs.sentence[row] = rankings[at].sentence;
        pairs.judge[row] = judge;
        pairs.ranking[row] = at;
        row++;
      }
    });
  });
  return pairs;
}

/** Rankings of outputs, or their pairs of systems where these are already expanded. */
export type Judgments = readonly Ranking[] | PairwiseJudgments;

/** The pairs of systems, expanded unless they already are. */
export function systemPairs(judgments: Judgments): PairwiseJudgments {
  return 'outcome' in judgments ? judgments : pairwiseJudgments(judgments, 'systems');
}

/** Columns of `size` rows, to be filled. */
export function emptyPairs(names: readonly string[], judges: readonly string[], size: number): PairwiseJudgments {
  return {
    names,
    judges,
    first: new Uint16Array(size),
    second: new Uint16Array(size),
    outcome: new Int8Array(size),
    sentence: new Int32Array(size),
    judge: new Uint16Array(size),
    ranking: new Int32Array(size),
  };
}

function rankedNames({ outputs }: Ranking, unit: PairUnit): Ranked[] {
  const ranked =
    unit === 'outputs'
      ? outputs.map(({ systems, rank }) => ({ name: systems.join(' '), rank }))
      : outputs.flatMap(({ systems, rank }) => systems.map((name) => ({ name, rank })));
  return ranked.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function sortedSet(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function indexOf(names: readonly string[]): (name: string) => number {
  const index = new Map(names.map((name, at) => [name, at]));
  // Callers only look up names of the list.
  return (name) => index.get(name) ?? -1;
}

function refuseTooMany(names: readonly string[], what: string): void {
  if (names.length <= MAX_NAMES) return;
  throw new StetError({
    code: 'BAD_JUDGMENT',
    expected: `at most ${MAX_NAMES} different ${what}`,
    found: String(names.length),
    remedy: 'Take the judgments apart, and look at some of the systems or judges at a time.',
  });
}
