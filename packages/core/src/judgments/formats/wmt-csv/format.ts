import { lostOf, type JudgmentFormat } from '../judgment-format.js';
import { parseWmtCsv } from './parse.js';
import { printWmtCsv } from './print.js';

export const wmtCsv: JudgmentFormat<'wmt-csv'> = {
  name: 'wmt-csv',
  title: 'WMT CSV',
  detect: (head) => (/^[^\n]*\bsystem1id\b/iu.test(head) ? 'certain' : 'no'),
  parse: parseWmtCsv,
  print: (rankings, { firstSentence }) => printWmtCsv(rankings, firstSentence),
  loses: (rankings) => [
    ...lostOf(rankings, ({ item }) => item !== undefined, 'the name of the item'),
    ...lostOf(rankings, ({ seconds }) => seconds !== undefined, 'the time that the judge took'),
  ],
};
