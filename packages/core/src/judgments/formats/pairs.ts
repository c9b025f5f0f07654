import { quote } from '../../error.js';
import type { Certainty } from '../../formats/certainty.js';
import type { SourceLocation } from '../../source-location.js';
import { splitLines } from '../../text/lines.js';
import { badJudgment } from '../bad-judgment.js';
import { checkRanking, wholeNumber } from '../check-ranking.js';
import { FIRST_BETTER, SECOND_BETTER } from '../pairwise.js';
import type { Ranking } from '../ranking.js';
import { lostBesideRanks, lostOf, type JudgmentFormat } from './judgment-format.js';

/** Pair lists do not say who judged. */
export const UNKNOWN_JUDGE = 'unknown';

interface PairOptions {
  readonly file?: string | undefined;
}

/**
 * Reads a list of `A TAB B TAB <`. Each line becomes a ranking of two outputs by an unknown judge, and since the list
 * does not name the sentence, for a sentence of its own: the number of the line, from 0.
 */
export function parsePairOperators(text: string, options: PairOptions = {}): Ranking[] {
  return parsePairs(text, 3, options, ([sign], location) => {
    const found = ['<', '=', '>'].indexOf(sign);
    if (found === -1) throw badJudgment(location, '<, = or > in the third field', quote(sign), 'Correct the line.');
    return found - 1;
  });
}

/** Reads a list of `A TAB B TAB 1 TAB 2`, as `parsePairOperators` does. */
export function parsePairRanks(text: string, options: PairOptions = {}): Ranking[] {
  return parsePairs(text, 4, options, (ranks, location) => {
    const [first, second] = ranks.map((rank) => wholeNumber(rank, 'rank', location));
    if (Math.min(first, second) < 1) throw badJudgment(location, 'ranks from 1, the best', '0', 'Correct the rank.');
    return Math.sign(first - second);
  });
}

function parsePairs(
  text: string,
  width: number,
  { file }: PairOptions,
  outcomeOf: (fields: readonly string[], location: SourceLocation) => number,
): Ranking[] {
  return splitLines(text).map((line, sentence) => {
    const location = { file, line: sentence + 1 };
    const [first, second, ...fields] = line.split('\t');
    if (fields.length !== width - 2) {
      throw badJudgment(location, `${width} fields with a TAB between them`, quote(line), 'Correct the line.');
    }
    const outcome = outcomeOf(fields, location);
    const outputs = [
      { systems: [first], rank: outcome === SECOND_BETTER ? 2 : 1 },
      { systems: [second], rank: outcome === FIRST_BETTER ? 2 : 1 },
    ];
    return checkRanking({ sentence, judge: UNKNOWN_JUDGE, outputs }, location);
  });
}

/** One judgment of two systems; the first name sorts first. Ranks are levels of the ranking, counted from 1. */
interface LeveledPair {
  readonly names: readonly [first: string, second: string];
  readonly levels: readonly [first: number, second: number];
}

/** Writes each pair of systems of each ranking with `<`, `=` or `>`: input of the original Expected Wins. */
function printPairOperators(rankings: readonly Ranking[]): string {
  return printPairs(rankings, ([first, second]) => '<=>'[Math.sign(first - second) + 1]);
}

/** Writes each pair of systems of each ranking with its ranks: input of the original TrueSkill. */
function printPairRanks(rankings: readonly Ranking[]): string {
  return printPairs(rankings, (levels) => levels.join('\t'));
}

function printPairs(rankings: readonly Ranking[], judgment: (levels: LeveledPair['levels']) => string): string {
  return rankings
    .flatMap(pairsOf)
    .map(({ names, levels }) => `${names.join('\t')}\t${judgment(levels)}\n`)
    .join('');
}

/**
 * The pairs in the order of the original program, so that programs that draw lines give the same result for the same
 * seed: level by level, first the ties, by name, then the pairs with each worse level, whose names come as the judge
 * saw them.
 */
function pairsOf({ outputs }: Ranking): LeveledPair[] {
  const ranks = [...new Set(outputs.map(({ rank }) => rank))].sort((a, b) => a - b);
  const shown = ranks.map((levelRank) =>
    outputs.filter(({ rank }) => rank === levelRank).flatMap(({ systems }) => systems),
  );
  return shown.flatMap((level, at) => {
    const names = level.toSorted();
    const ties = names.flatMap((first, index) => names.slice(index + 1).map((second) => pair(first, at, second, at)));
    const wins = shown
      .slice(at + 1)
      .flatMap((worse, further) =>
        names.flatMap((better) => worse.map((name) => pair(better, at, name, at + 1 + further))),
      );
    return [...ties, ...wins];
  });
}

function pair(left: string, leftLevel: number, right: string, rightLevel: number): LeveledPair {
  return left < right
    ? { names: [left, right], levels: [leftLevel + 1, rightLevel + 1] }
    : { names: [right, left], levels: [rightLevel + 1, leftLevel + 1] };
}

/** Input of the original Expected Wins. */
export const pairsOps: JudgmentFormat<'pairs-ops'> = {
  name: 'pairs-ops',
  title: 'pairs with signs',
  detect: (head) => detectPairs(head, 3, /\t[<=>]\r?$/u),
  parse: parsePairOperators,
  print: printPairOperators,
  loses: lostInPairs,
};

/** Input of the original TrueSkill. */
export const pairsTup: JudgmentFormat<'pairs-tup'> = {
  name: 'pairs-tup',
  title: 'pairs with ranks',
  detect: (head) => detectPairs(head, 4, /\t\d+\t\d+\r?$/u),
  parse: parsePairRanks,
  print: printPairRanks,
  loses: lostInPairs,
};

function detectPairs(head: string, fields: number, judgment: RegExp): Certainty {
  const [line] = head.split('\n', 1);
  if (line.split('\t').length !== fields) return 'no';
  return judgment.test(line) ? 'certain' : 'unlikely';
}

function lostInPairs(rankings: readonly Ranking[]): string[] {
  const hasPairs = ({ outputs }: Ranking): boolean => outputs.length > 1 || (outputs.at(0)?.systems.length ?? 0) > 1;
  return [
    ...lostOf(rankings, hasPairs, 'judge, sentence, and which pairs belong together'),
    ...lostOf(rankings, (ranking) => !hasPairs(ranking), 'everything, since there are no two systems to compare'),
    ...lostBesideRanks(rankings),
  ];
}
