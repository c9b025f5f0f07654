import type { Certainty } from '../../../formats/certainty.js';
import type { Ranking } from '../../ranking.js';
import { lostOf, type JudgmentFormat } from '../judgment-format.js';
import { parsePairOperators, parsePairRanks } from './parse.js';
import { printPairOperators, printPairRanks } from './print.js';

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
  ];
}
