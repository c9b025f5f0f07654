import type { Decision, ProposalRow, VerdictRow } from '../storage/proposal-tables.js';

/** The outcome of a proposal: the majority verdict of the annotators, unless an organiser has decided. */
export function stateOf(
  { decision }: Pick<ProposalRow, 'decision'>,
  verdicts: readonly Pick<VerdictRow, 'verdict'>[],
): Decision | 'open' {
  if (decision !== null) return decision;
  const balance = verdicts.reduce((sum, { verdict }) => sum + (verdict === 'accepted' ? 1 : -1), 0);
  return balance > 0 ? 'accepted' : balance < 0 ? 'refused' : 'open';
}
