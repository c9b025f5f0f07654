import { quote } from '../../error.js';
import type { SentenceScores } from '../sentence-level/sentence-scores.js';
import { badScores, scoreOf } from './bad-scores.js';
import { getOrMake } from './get-or-make.js';
import { parseScoreJson } from './score-json.js';
import { scoreRows } from './score-rows.js';
import type { SourceLocation } from '../../source-location.js';

/** Column indices of what a row holds. */
interface Layout {
  readonly system: number;
  readonly sentence: number;
  /** The number of the first sentence. */
  readonly base: 0 | 1;
  /** Columns of scores, with the metric that gave them or the column that names it. */
  readonly scores: readonly { readonly at: number; readonly metric: string | number }[];
}

/** Chollampatt & Ng (2018): metric, language pair, test set, system, segment, score. */
const WMT: Layout = { system: 3, sentence: 4, base: 0, scores: [{ at: 5, metric: 0 }] };
const WMT_COLUMNS = 6;

/**
 * Reads the scores of sentences: a table with a header, `system`, then `sentence` counted from 1 or `segment` counted
 * from 0, and a column for each metric; the files of Chollampatt & Ng (2018); or what `stet score --per-sentence
 * --json` prints.
 */
export function parseSentenceScores(text: string, { file }: { readonly file?: string | undefined }): SentenceScores[] {
  if (/^\s*[[{]/u.test(text)) return parseScoreJson(text, file).sentences;
  const { header, titles, rows } = scoreRows(text, file);
  const layout = header === undefined ? WMT : layoutOf(header, titles, { file, line: 1 });
  const metrics = new Map<string, Map<string, number[]>>();
  for (const row of rows) {
    if (header === undefined && row.cells.length !== WMT_COLUMNS) {
      throw badScores(
        row,
        'a header, or the six columns metric, pair, set, system, segment, score',
        `${row.cells.length} columns`,
        'Add a header: system, sentence, and the names of the metrics.',
      );
    }
    const system = row.cells[layout.system].trim();
    const sentence = sentenceOf(row.cells[layout.sentence].trim(), layout.base, row);
    for (const { at, metric } of layout.scores) {
      const name = typeof metric === 'string' ? metric : row.cells[metric];
      // Sparse until all are read; sentences without a score are then not a number.
      const scores: (number | undefined)[] = getOrMake(
        getOrMake(metrics, name, () => new Map<string, number[]>()),
        system,
        () => [],
      );
      if (scores[sentence] !== undefined) {
        throw badScores(
          row,
          'each sentence of a system once',
          `${quote(system)}, sentence ${row.cells[layout.sentence]} again`,
          'Remove one of the two rows.',
        );
      }
      scores[sentence] = scoreOf(row.cells[at], `${system}, sentence ${row.cells[layout.sentence]}`, row);
    }
  }
  return Array.from(metrics, ([name, scores]) => ({
    name,
    scores: new Map(Array.from(scores, ([system, sentenceScores]) => [system, Float64Array.from(sentenceScores)])),
    file,
  }));
}

function layoutOf(header: readonly string[], titles: readonly string[], location: SourceLocation): Layout {
  const system = header.indexOf('system');
  const numbered = header.includes('sentence') ? 'sentence' : 'segment';
  const sentence = header.indexOf(numbered);
  if (sentence === -1 || header.length < 3) {
    throw badScores(
      location,
      'a header with system, with sentence (counted from 1) or segment (counted from 0), and with metrics',
      quote(titles.join(' ')),
      'Name the columns so.',
    );
  }
  const scores = titles.map((metric, at) => ({ at, metric })).filter(({ at }) => at !== system && at !== sentence);
  return { system, sentence, base: numbered === 'sentence' ? 1 : 0, scores };
}

/** More sentences than this are a mistake, and would only fill the memory. */
const MAX_SENTENCES = 10_000_000;

function sentenceOf(text: string, base: 0 | 1, location: SourceLocation): number {
  const sentence = /^\d+$/u.test(text) ? Number(text) - base : -1;
  if (sentence >= 0 && sentence < MAX_SENTENCES) return sentence;
  throw badScores(location, `the number of a sentence, from ${base}`, quote(text), 'Correct the number.');
}
