import { pearson } from '../../stats/correlation.js';
import { tokenise } from '../../text/white-space.js';
import type { Ranking } from '../ranking.js';
import type { JudgeItem } from './judge-item.js';

/** How often one side of pairs won. */
export interface SideCounts {
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
}

/** What judges prefer, whatever it is worth: a bias only where others who read the same do not. */
export interface Preferences {
  /** The longer output against the shorter one, in words. */
  readonly longer: SideCounts;
  /** The source, left as it is, against an output that changes it. */
  readonly unchanged: SideCounts;
  /** An output of systems that are related to the judge against one of others alone. */
  readonly related: SideCounts;
  /**
   * Pearson's r of how far an output is ahead of the mean of its item, in ranks, and how far its length is, as a share of
   * the source's; null where either does not vary.
   */
  readonly lengthCorrelation: number | null;
  readonly pairs: number;
  readonly ties: number;
}

/**
 * The preferences in rankings of items, which come in the same order. `relatives` are the systems of the judge's own family,
 * if there are any.
 */
export function preferencesOf(
  rankings: readonly Ranking[],
  items: readonly JudgeItem[],
  relatives: readonly string[] = [],
): Preferences {
  const longer = { wins: 0, ties: 0, losses: 0 };
  const unchanged = { wins: 0, ties: 0, losses: 0 };
  const related = { wins: 0, ties: 0, losses: 0 };
  const [ahead, lengths]: [number[], number[]] = [[], []];
  let [pairs, ties] = [0, 0];
  rankings.forEach(({ outputs }, at) => {
    const { source, outputs: shown } = items[at];
    const sourceLength = tokenise(source).length;
    const texts = new Map(shown.map(({ systems, text }) => [systems.join(' '), text]));
    const judged = outputs.map(({ systems, rank }) => {
      const text = texts.get(systems.join(' ')) ?? '';
      return {
        rank,
        length: tokenise(text).length,
        isSource: tokenise(text).join(' ') === tokenise(source).join(' '),
        isRelated: systems.some((name) => relatives.includes(name)),
      };
    });
    const mean = (value: (output: (typeof judged)[number]) => number): number =>
      judged.reduce((sum, output) => sum + value(output), 0) / judged.length;
    const [meanRank, meanLength] = [mean(({ rank }) => rank), mean(({ length }) => length)];
    judged.forEach((first, index) => {
      ahead.push(meanRank - first.rank);
      lengths.push((first.length - meanLength) / Math.max(1, sourceLength));
      for (const second of judged.slice(index + 1)) {
        pairs++;
        if (first.rank === second.rank) ties++;
        count(longer, first.length - second.length, second.rank - first.rank);
        count(related, Number(first.isRelated) - Number(second.isRelated), second.rank - first.rank);
        count(unchanged, Number(first.isSource) - Number(second.isSource), second.rank - first.rank);
      }
    });
  });
  return { longer, unchanged, related, lengthCorrelation: pearson(ahead, lengths), pairs, ties };
}

/** Counts for the side that has more of something; both signs are seen from the first output. */
function count(counts: { wins: number; ties: number; losses: number }, more: number, better: number): void {
  if (more === 0) return;
  const outcome = Math.sign(more) * Math.sign(better);
  if (outcome > 0) counts.wins++;
  else if (outcome < 0) counts.losses++;
  else counts.ties++;
}
