import { MAX_SCORE, SCALES, type Scale } from '../direct-assessment/scores.js';
import type { AnswerField } from './answer-fields.js';
import { PROMPTS } from './prompts.js';

/** How a model is asked: for points of whole sentences or of their edits, for the better of two, or for scores. */
export const JUDGE_SCHEMES = ['points5-s', 'points5-e', 'pairwise', 'direct'] as const;
export type JudgeScheme = (typeof JUDGE_SCHEMES)[number];

/** What an answer says of two outputs. */
export const PAIR_CHOICES = ['1', '2', 'tie'] as const;

const MOST_POINTS = 5;

/** The fields of the answer to a question that shows so many outputs. */
export function fieldsOfScheme(scheme: JudgeScheme, outputs: number, scales: readonly Scale[]): AnswerField[] {
  switch (scheme) {
    case 'points5-s':
    case 'points5-e':
      return Array.from({ length: outputs }, (_, at) => ({
        name: `target${at + 1}`,
        kind: 'integer',
        least: 1,
        most: MOST_POINTS,
      }));
    case 'pairwise':
      return [{ name: 'better', kind: 'choice', choices: PAIR_CHOICES }];
    case 'direct':
      return scales.map((scale) => ({ name: scale, kind: 'integer', least: 0, most: MAX_SCORE }));
  }
}

/** What a model can be told to look at; in direct assessment, the scales. */
export function criteriaOf(scheme: JudgeScheme): readonly string[] {
  return scheme === 'direct' ? SCALES : Object.keys(PROMPTS[scheme].criteria);
}
