import type { TokenSpan } from './judged-edit.js';
import type { RankedOutput, Ranking } from './ranking.js';

/** What an answer holds beside the ranks, in the fields that rankings have for it. */
export interface AnswerDetails {
  /** In the order of the item's outputs. */
  readonly outputs: readonly Omit<RankedOutput, 'systems' | 'rank'>[];
  /** Errors of the source that the judge marked. */
  readonly missed?: readonly TokenSpan[] | undefined;
}

/** An answer as judging rooms store it. */
export interface StoredAnswer extends Omit<Ranking, 'outputs'> {
  readonly outputs: readonly { readonly systems: readonly string[] }[];
  /** In the order of the outputs; null if the judge skipped the item. */
  readonly ranks: readonly number[] | null;
  readonly details: AnswerDetails | null;
}

/** What a judge said, whatever the protocol. */
export function rankingOfAnswer({ outputs, ranks, details, ...ranking }: StoredAnswer): Ranking {
  if (ranks === null) return { ...ranking, outputs: [] };
  const ranked = outputs.map(({ systems }, at) => ({ systems, rank: ranks[at], ...details?.outputs[at] }));
  const missed = details?.missed;
  return { ...ranking, ...(missed === undefined ? {} : { missed }), outputs: ranked };
}
