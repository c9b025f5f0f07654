import type { RankedOutput, Ranking } from '../ranking.js';

export const MAJORITY = 'majority';
export const UNANIMOUS = 'unanimous';

/** What several judges say together. */
export interface Panel {
  /** Each pair of outputs as the judges' majority sees it, and again where all of them agree, under these two names. */
  readonly rankings: readonly Ranking[];
  /** Pairs that all judges compared. */
  readonly pairs: number;
  readonly unanimous: number;
  /** Pairs without a majority; nothing is said of them. */
  readonly split: number;
}

/**
 * Puts judges together pair by pair, since a majority of rankings need not be a ranking. `byJudge` has the rankings of
 * each judge, of the same items in the same order. A pair that a judge did not answer for is left out.
 */
export function panelOf(byJudge: readonly (readonly Ranking[])[]): Panel {
  const counts = { pairs: 0, unanimous: 0, split: 0 };
  const [first = []] = byJudge;
  const rankings = first.flatMap((ranking, at) => {
    const judged = byJudge.map(
      (ofJudge) => new Map(ofJudge[at].outputs.map((judgedOutput) => [judgedOutput.systems.join(' '), judgedOutput])),
    );
    if (judged.some(({ size }) => size === 0)) return [];
    return ranking.outputs.flatMap((output, index) =>
      ranking.outputs.slice(index + 1).flatMap((rival) => {
        const rankOf = (outputs: ReadonlyMap<string, RankedOutput>, { systems }: RankedOutput): number =>
          outputs.get(systems.join(' '))?.rank ?? NaN;
        const votes = judged.map((outputs) => Math.sign(rankOf(outputs, output) - rankOf(outputs, rival)));
        counts.pairs++;
        const outcome = [-1, 0, 1].find((label) => 2 * votes.filter((vote) => vote === label).length > votes.length);
        if (outcome === undefined) {
          counts.split++;
          return [];
        }
        const isUnanimous = votes.every((vote) => vote === outcome);
        if (isUnanimous) counts.unanimous++;
        return [MAJORITY, ...(isUnanimous ? [UNANIMOUS] : [])].map((judge) =>
          pairRanking(ranking, judge, [output, rival], outcome),
        );
      }),
    );
  });
  return { rankings, ...counts };
}

function pairRanking(
  { sentence, item = '' }: Ranking,
  judge: string,
  [output, rival]: readonly [RankedOutput, RankedOutput],
  outcome: number,
): Ranking {
  return {
    sentence,
    judge,
    judgeKind: 'model',
    item: `${item}:${output.systems[0]}:${rival.systems[0]}`,
    outputs: [
      { systems: output.systems, rank: outcome > 0 ? 2 : 1 },
      { systems: rival.systems, rank: outcome < 0 ? 2 : 1 },
    ],
  };
}
