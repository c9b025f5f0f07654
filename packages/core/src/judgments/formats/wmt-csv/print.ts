import Papa from 'papaparse/papaparse.js';
import type { Ranking } from '../../ranking.js';
import { lostBesideRanks, lostOf, type JudgmentFormat } from '../judgment-format.js';
import type { FirstSentence } from '../../numbering/first-sentence.js';
import { countedFrom, parseWmtCsv } from './parse.js';
import { usualFirstSentence, neutralise } from './rows.js';

const WMT_SLOTS = 5;
const NONE = -1;

/**
 * Writes rankings as WMT does, a row each, with as many systems as the largest has: two, or five and more. Systems of
 * one output share a number.
 */
function printWmtCsv(rankings: readonly Ranking[], firstSentence?: FirstSentence): string {
  const most = rankings.reduce(
    (max, { outputs }) => Math.max(max, outputs.flatMap(({ systems }) => systems).length),
    0,
  );
  const size = most <= 2 ? 2 : Math.max(WMT_SLOTS, most);
  const base = firstSentence ?? usualFirstSentence(size);
  const slots = Array.from({ length: size }, (_, at) => at + 1);
  const hasModels = rankings.some(({ judgeKind }) => judgeKind !== undefined);
  const header = [
    'srclang',
    'trglang',
    'srcIndex',
    'documentId',
    'segmentId',
    'judgeId',
    ...slots.flatMap((slot) => [`system${slot}Number`, `system${slot}Id`]),
    ...slots.map((slot) => `system${slot}rank`),
    ...(hasModels ? ['judgeKind'] : []),
  ];
  const rows = rankings.map((ranking) => {
    const index = ranking.sentence + base;
    const systems = slotsOf(ranking, size);
    return [
      'err',
      'cor',
      index,
      NONE,
      index,
      neutralise(ranking.judge),
      ...systems.flatMap(({ number, name }) => [number, neutralise(name)]),
      ...systems.map(({ rank }) => rank),
      ...(hasModels ? [ranking.judgeKind ?? 'person'] : []),
    ];
  });
  return `${Papa.unparse([header, ...rows], { newline: '\n' })}\n`;
}

interface Slot {
  readonly number: number;
  readonly name: string;
  readonly rank: number;
}

function slotsOf({ outputs }: Ranking, size: number): Slot[] {
  const used = outputs.flatMap(({ systems, rank }, at) =>
    systems.map((name): Slot => ({ number: systems.length > 1 ? at + 1 : NONE, name, rank })),
  );
  const empty = Array.from({ length: size - used.length }, (): Slot => ({ number: NONE, name: '', rank: NONE }));
  return [...used, ...empty];
}

export const wmtCsv: JudgmentFormat<'wmt-csv'> = {
  name: 'wmt-csv',
  title: 'WMT CSV',
  detect: (head) => (/^[^\n]*\bsystem1id\b/iu.test(head) ? 'certain' : 'no'),
  parse: parseWmtCsv,
  usualFirstSentence: countedFrom,
  print: (rankings, { firstSentence }) => printWmtCsv(rankings, firstSentence),
  loses: (rankings) => [
    ...lostOf(rankings, ({ item }) => item !== undefined, 'the name of the item'),
    ...lostOf(rankings, ({ seconds }) => seconds !== undefined, 'the time that the judge took'),
    ...lostBesideRanks(rankings),
  ],
};
