import { quote } from '../error.js';
import { badJudgment } from './bad-judgment.js';
import { checkJudgedEdits, checkMissed } from './check-judged-edits.js';
import { checkScores } from './direct-assessment/check-scores.js';
import type { PairDrawing, RankedOutput, Ranking } from './ranking.js';
import type { SourceLocation } from '../source-location.js';

/** Appraise always offers five ranks, also for fewer outputs. */
const OFFERED_RANKS = 5;

const MAX_SENTENCE = 2 ** 31 - 1;

/** Checks that a judge can have given this ranking, and returns it with each output's systems sorted. */
export function checkRanking(ranking: Ranking, location: SourceLocation): Ranking {
  const { sentence, judge, seconds, outputs } = ranking;
  if (!Number.isInteger(sentence) || sentence < 0 || sentence > MAX_SENTENCE) {
    throw badJudgment(location, 'a sentence counted from 0', String(sentence), 'Correct the number.');
  }
  if (judge === '' || judge !== judge.trim()) {
    throw badJudgment(location, 'the name of a judge, without spaces around it', quote(judge), 'Correct the name.');
  }
  if (seconds !== undefined && !(seconds >= 0 && seconds < Infinity)) {
    throw badJudgment(location, 'seconds, 0 or more', String(seconds), 'Correct the time, or leave it out.');
  }
  if (ranking.drawing !== undefined) checkDrawing(ranking.drawing, outputs.length, location);
  const seen = new Set<string>();
  for (const output of outputs) checkOutput(output, seen, Math.max(OFFERED_RANKS, outputs.length), location);
  checkMissed(ranking.missed ?? [], location);
  checkScores(outputs, location);
  return { ...ranking, outputs: outputs.map((output) => ({ ...output, systems: output.systems.toSorted() })) };
}

function checkDrawing({ by, probability }: PairDrawing, outputs: number, location: SourceLocation): void {
  if (!['even', 'adaptive'].includes(by)) {
    throw badJudgment(location, 'a pair drawn by even or adaptive', quote(by), 'Correct the drawing.');
  }
  if (!(probability > 0 && probability <= 1)) {
    throw badJudgment(
      location,
      'the probability of a pair that was drawn, above 0 and at most 1',
      String(probability),
      'Correct the drawing.',
    );
  }
  if (outputs > 2) {
    throw badJudgment(location, 'two outputs where a pair was drawn', String(outputs), 'Remove the drawing.');
  }
}

function checkOutput(
  { systems, rank, edits = [] }: RankedOutput,
  seen: Set<string>,
  ranks: number,
  location: SourceLocation,
): void {
  if (systems.length === 0) {
    throw badJudgment(location, 'the systems that made each output', 'an output of none', 'Name the systems.');
  }
  if (!Number.isInteger(rank) || rank < 1 || rank > ranks) {
    throw badJudgment(location, `a rank from 1, the best, to ${ranks}`, String(rank), 'Correct the rank.');
  }
  for (const name of systems) {
    // Names of one output are joined with blanks, in the XML and where outputs are compared.
    if (name === '' || /\s/u.test(name)) {
      throw badJudgment(location, 'the name of a system, without white space', quote(name), 'Name the system.');
    }
    if (seen.has(name)) {
      throw badJudgment(location, 'a system once in a judgment', `${quote(name)} twice`, 'Remove one of them.');
    }
    seen.add(name);
  }
  checkJudgedEdits(edits, location);
}

/** Parses a whole number. */
export function wholeNumber(text: string, what: string, location: SourceLocation): number {
  const value = Number(text);
  if (/^\d+$/u.test(text) && Number.isSafeInteger(value)) return value;
  throw badJudgment(location, `a whole number as ${what}`, quote(text), 'Correct the number.');
}
