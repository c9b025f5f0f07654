import { quote } from '../../../error.js';
import { badJudgment } from '../../bad-judgment.js';
import { checkRanking, wholeNumber } from '../../check-ranking.js';
import type { RankedOutput, Ranking } from '../../ranking.js';
import type { JudgmentParseOptions } from '../judgment-format.js';
import { countedFromZero, type FirstSentence } from '../../numbering/first-sentence.js';
import { usualFirstSentence, original, csvRows, parseHeader, type CsvRow, type Header } from './rows.js';
import { joinPairs } from './join-pairs.js';

/** Reads rankings as WMT exports them: a header, then a row for each ranking, or for each pair of one. */
export function parseWmtCsv(text: string, { file, firstSentence }: JudgmentParseOptions = {}): Ranking[] {
  const [first, ...rows] = csvRows(text.replace(/^\uFEFF/u, ''), file);
  // An empty file holds no judgments.
  if (rows.length === 0) return [];
  const header = parseHeader(first);
  const base = firstSentence ?? usualFirstSentence(header.slots.length);
  const rankings = rows.map((row) => parseRow(row, header, base));
  return header.slots.length === 2 && header.ranking !== undefined ? joinPairs(rankings) : rankings;
}

/** What the file counts sentences from, by its header. */
export function countedFrom(text: string): FirstSentence {
  const header = csvRows(text.replace(/^\uFEFF/u, '').split('\n', 1)[0], undefined).at(0);
  return header === undefined ? 0 : usualFirstSentence(parseHeader(header).slots.length);
}

/** No rank; a row of nothing else was skipped. */
const NONE = '-1';

function parseRow(row: CsvRow, header: Header, base: FirstSentence): Ranking {
  if (row.cells.length !== header.width) {
    throw badJudgment(row, `${header.width} columns, as in the header`, `${row.cells.length}`, 'Correct the row.');
  }
  const cell = (at: number): string => row.cells[at].trim();
  const index = wholeNumber(cell(header.sentence), 'srcIndex', row);
  return checkRanking(
    {
      sentence: countedFromZero(index, base, row),
      judge: original(row.cells[header.judge]),
      ...(header.judgeKind !== undefined && cell(header.judgeKind) === 'model' ? { judgeKind: 'model' } : {}),
      ...(header.ranking === undefined ? {} : { item: cell(header.ranking) }),
      outputs: parseOutputs(row, header),
    },
    row,
  );
}

function parseOutputs(row: CsvRow, { slots }: Header): RankedOutput[] {
  const cells = slots.map(({ id, rank, number }) => ({
    name: original(row.cells[id].trim()),
    rank: row.cells[rank].trim(),
    number: number === undefined ? NONE : row.cells[number].trim(),
  }));
  const named = cells.filter(({ name, rank }) => name !== '' || (rank !== '' && rank !== NONE));
  const ranked = named.filter(({ rank }) => rank !== NONE);
  if (ranked.length === 0) return [];
  if (ranked.length < named.length) {
    throw badJudgment(
      row,
      `a rank for each system, or ${NONE} for all of them`,
      `${NONE} for ${named.length - ranked.length} of ${named.length}`,
      'Correct the ranks.',
    );
  }
  const outputs = new Map<string, { systems: string[]; rank: number }>();
  ranked.forEach(({ name, rank, number }, at) => {
    const key = /^\d+$/u.test(number) ? `number ${number}` : `slot ${at}`;
    const systemRank = wholeNumber(rank, 'rank', row);
    const output = outputs.get(key);
    if (output === undefined) outputs.set(key, { systems: [name], rank: systemRank });
    else if (output.rank === systemRank) output.systems.push(name);
    else {
      throw badJudgment(
        row,
        `one rank for the systems of ${key}, which have one output`,
        `${output.rank} and ${systemRank} for ${quote(name)}`,
        'Correct the ranks, or give the systems different numbers.',
      );
    }
  });
  return [...outputs.values()];
}
