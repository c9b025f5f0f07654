import type { SourceLocation } from '../../source-location.js';
import { splitLines } from '../../text/lines.js';
import { checkRanking } from '../check-ranking.js';
import type { JudgedEdit, TokenSpan, Verdict } from '../judged-edit.js';
import { SCALES, scalesOf, type Scores } from '../direct-assessment/scores.js';
import type { PairDrawing, RankedOutput, Ranking } from '../ranking.js';
import {
  isList,
  isNumber,
  isText,
  isTexts,
  objectOf,
  optional,
  parseJsonLine,
  required,
  type Check,
} from './json-fields.js';
import { countedFromZero, type FirstSentence } from '../numbering/first-sentence.js';
import type { JudgmentFormat, JudgmentParseOptions } from './judgment-format.js';

/** Reads rankings in JSON Lines, one a line; empty lines are skipped. */
export function parseJudgmentLines(text: string, { file, firstSentence = 0 }: JudgmentParseOptions = {}): Ranking[] {
  return splitLines(text).flatMap((line, at) =>
    line.trim() === '' ? [] : [parseLine(line, firstSentence, { file, line: at + 1 })],
  );
}

const RANKING_KEYS = ['sentence', 'judge', 'judgeKind', 'item', 'seconds', 'drawing', 'missed', 'outputs'];

function parseLine(line: string, firstSentence: FirstSentence, location: SourceLocation): Ranking {
  const fields = objectOf(parseJsonLine(line, 'a judgment', location), RANKING_KEYS, location);
  const ranking: Ranking = {
    sentence: countedFromZero(required(fields, 'sentence', 'a number', isNumber, location), firstSentence, location),
    judge: required(fields, 'judge', 'a text', isText, location),
    ...optional(fields, 'judgeKind', '"model"', isModel, location),
    ...optional(fields, 'item', 'a text', isText, location),
    ...optional(fields, 'seconds', 'a number', isNumber, location),
    ...(fields.has('drawing') ? { drawing: parseDrawing(fields.get('drawing'), location) } : {}),
    ...listed(optional(fields, 'missed', 'a list', isList, location), 'missed', (span) => parseSpan(span, location)),
    outputs: required(fields, 'outputs', 'a list', isList, location).map((output) => parseOutput(output, location)),
  };
  return checkRanking(ranking, location);
}

function parseDrawing(value: unknown, location: SourceLocation): PairDrawing {
  const fields = objectOf(value, ['by', 'probability'], location);
  return {
    by: required(fields, 'by', 'even or adaptive', isDrawer, location),
    probability: required(fields, 'probability', 'a number', isNumber, location),
  };
}

function parseOutput(value: unknown, location: SourceLocation): RankedOutput {
  const fields = objectOf(value, ['systems', 'rank', 'scores', 'edits'], location);
  return {
    systems: required(fields, 'systems', 'a list of texts', isTexts, location),
    rank: required(fields, 'rank', 'a number', isNumber, location),
    ...(fields.has('scores') ? { scores: parseScores(fields.get('scores'), location) } : {}),
    ...listed(optional(fields, 'edits', 'a list', isList, location), 'edits', (edit) => parseEdit(edit, location)),
  };
}

function parseScores(value: unknown, location: SourceLocation): Scores {
  const fields = objectOf(value, SCALES, location);
  return Object.assign({}, ...SCALES.map((scale) => optional(fields, scale, 'a number', isNumber, location))) as Scores;
}

function parseEdit(value: unknown, location: SourceLocation): JudgedEdit {
  const fields = objectOf(value, ['start', 'end', 'correction', 'verdict', 'unplaced'], location);
  return {
    start: required(fields, 'start', 'a number', isNumber, location),
    end: required(fields, 'end', 'a number', isNumber, location),
    correction: required(fields, 'correction', 'a text', isText, location),
    // Which verdicts there are is checked with the rest of the ranking.
    verdict: required(fields, 'verdict', 'a text or null', isTextOrNull, location) as Verdict | null,
    ...optional(fields, 'unplaced', 'true', isTrue, location),
  };
}

function parseSpan(value: unknown, location: SourceLocation): TokenSpan {
  const fields = objectOf(value, ['start', 'end'], location);
  return {
    start: required(fields, 'start', 'a number', isNumber, location),
    end: required(fields, 'end', 'a number', isNumber, location),
  };
}

const isTextOrNull: Check<string | null> = (value) => value === null || isText(value);
const isDrawer: Check<PairDrawing['by']> = (value) => value === 'even' || value === 'adaptive';
const isModel: Check<'model'> = (value) => value === 'model';
const isTrue: Check<true> = (value) => value === true;

/** The list under a key, if there is one, each of its values parsed. */
function listed<Key extends string, Value>(
  field: Partial<Record<Key, readonly unknown[]>>,
  key: Key,
  parse: (value: unknown) => Value,
): Partial<Record<Key, Value[]>> {
  const values = field[key];
  return values === undefined ? {} : ({ [key]: values.map(parse) } as Record<Key, Value[]>);
}

/** Writes rankings in JSON Lines; `parseJudgmentLines` reads back the same rankings. */
function printJudgmentLines(rankings: readonly Ranking[]): string {
  return rankings.map((ranking) => `${printLine(ranking)}\n`).join('');
}

/** The keys always come in the same order. */
function printLine({ sentence, judge, judgeKind, item, seconds, drawing, missed, outputs }: Ranking): string {
  return JSON.stringify({
    sentence,
    judge,
    judgeKind,
    item,
    seconds,
    drawing: drawing === undefined ? undefined : { by: drawing.by, probability: drawing.probability },
    missed: missed?.map(({ start, end }) => ({ start, end })),
    outputs: outputs.map(({ systems, rank, scores, edits }) => ({
      systems,
      rank,
      scores: scores && inOrder(scores),
      edits: edits?.map(printedEdit),
    })),
  });
}

function inOrder(scores: Scores): Scores {
  return Object.fromEntries(scalesOf(scores).map((scale) => [scale, scores[scale]]));
}

function printedEdit({ start, end, correction, verdict, unplaced }: JudgedEdit): JudgedEdit {
  return { start, end, correction, verdict, ...(unplaced === undefined ? {} : { unplaced }) };
}

export const jsonl: JudgmentFormat<'jsonl'> = {
  name: 'jsonl',
  title: 'JSON Lines',
  detect: (head) => {
    if (/^\{\s*"(?:sentence|judge|judgeKind|item|seconds|drawing|missed|outputs)"/u.test(head)) return 'certain';
    // An empty file holds no judgments.
    return /^(?:\{|$)/u.test(head) ? 'unlikely' : 'no';
  },
  parse: parseJudgmentLines,
  print: printJudgmentLines,
};
