import fc from 'fast-check';
import { VERDICTS, type JudgedEdit, type TokenSpan } from '../judged-edit.js';
import type { Ranking } from '../ranking.js';

const word = fc.constantFrom('a', 'b', 'it', "'s", ',', '.', 'naïve', '<t>', '"', '\u{1F600}');

/** A source sentence, and a ranking of outputs of different texts whose edits were judged. */
export interface JudgedRanking {
  readonly source: string;
  readonly ranking: Ranking;
}

export const anyJudgedRanking: fc.Arbitrary<JudgedRanking> = fc
  .record({
    tokens: fc.array(word, { minLength: 1, maxLength: 8 }),
    judge: fc.constantFrom('ann', 'Bo / Co', '..', 'x', 'يوسف / ..'.repeat(9)),
    ranks: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
    seed: fc.infiniteStream(fc.nat({ max: 99 })),
    corrections: fc.infiniteStream(fc.array(word, { minLength: 1, maxLength: 3 })),
    isJudged: fc.infiniteStream(fc.boolean()),
  })
  .map(({ tokens, judge, ranks, seed, corrections, isJudged }) => {
    const draw = (below: number): number => Number(seed.next().value) % below;
    const spans = (): TokenSpan[] => {
      const found: TokenSpan[] = [];
      for (let start = draw(3); start <= tokens.length; start = (found.at(-1)?.end ?? 0) + draw(4)) {
        const end = Math.min(tokens.length, start + draw(3));
        found.push({ start, end });
        if (found.length > 3) break;
      }
      return found;
    };
    const edits = (): JudgedEdit[] =>
      spans().map(({ start, end }) => {
        const correction = start < end && draw(3) === 0 ? '' : (corrections.next().value as string[]).join(' ');
        return { start, end, correction, verdict: [...VERDICTS, null][draw(VERDICTS.length + 1)] };
      });
    return {
      source: tokens.join(' '),
      ranking: {
        sentence: 0,
        judge,
        missed: spans(),
        outputs: ranks.map((rank, at) => ({
          systems: [`s${at}`],
          rank,
          ...(isJudged.next().value === true ? { edits: edits() } : {}),
        })),
      },
    };
  });
