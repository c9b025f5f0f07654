import type { Ranking } from '@stet/core/internal';

const PAIRS = [
  ['bold', 'shy'],
  ['bold', 'plain'],
  ['shy', 'plain'],
] as const;
const SKILL = { bold: 70, shy: 50, plain: 30 };
const SENTENCES = 12;

/** What two judges say of one pair: with scores, verdicts on edits, and how the pair was drawn. */
function judgmentOf(judge: string, strictness: number, sentence: number): Ranking {
  // The first pair is drawn twice as often as each of the others.
  const pair = PAIRS[sentence % 4 === 3 ? 0 : sentence % 4];
  const outputs = pair.map((system, at) => {
    const grammaticality = SKILL[system] + ((sentence * 7 + at * 3) % 11) - strictness;
    const fluency = SKILL[system] + ((sentence * 5 + at) % 9) - strictness;
    const verdict = (sentence + at) % 3 === 0 ? (judge === 'ann' ? 'wrong' : 'unnecessary') : 'right';
    return {
      systems: [system],
      scores: { grammaticality, fluency },
      edits: [{ start: at, end: at + 1, correction: system, verdict } as const],
    };
  });
  const means = outputs.map(({ scores: { grammaticality, fluency } }) => grammaticality + fluency);
  return {
    ...{ judge, sentence, item: `item ${sentence}`, seconds: 20 },
    outputs: outputs.map((output, at) => ({ ...output, rank: 1 + means.filter((mean) => mean > means[at]).length })),
    missed: sentence % 2 === 0 ? [{ start: 2, end: 3 }] : [],
    drawing: { by: 'adaptive', probability: pair === PAIRS[0] ? 0.5 : 0.25 },
  };
}

/** Judgments that hold what every protocol adds to ranks, as JSON Lines. */
export const PROTOCOL_JUDGMENTS = ['ann', 'bob']
  .flatMap((judge, at) => Array.from({ length: SENTENCES }, (_, sentence) => judgmentOf(judge, 20 * at, sentence)))
  .map((ranking) => `${JSON.stringify(ranking)}\n`)
  .join('');
