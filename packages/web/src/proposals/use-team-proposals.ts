import type { NewProposal, TeamProposal } from '@stet/server';
import { useMemo, useState } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import type { TeamAccess } from '../team/team-access.js';

/** A team's proposals, and how to add and withdraw them. */
export interface TeamProposals {
  readonly rows: readonly TeamProposal[];
  readonly propose: (proposal: NewProposal) => Promise<void>;
  readonly takeBack: (id: string) => Promise<void>;
}

const LOOK_AGAIN_MS = 5000;

/** Polls a team's proposals; changes made here show at once. */
export function useTeamProposals({ key, task }: TeamAccess, isOpen: boolean): TeamProposals {
  const { data } = useQuery(isOpen ? '/team/proposals' : undefined, {
    query: { task },
    key,
    everyMs: LOOK_AGAIN_MS,
  });
  const [added, setAdded] = useState<readonly TeamProposal[]>([]);
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);
  const actions = useMemo(
    () => ({
      propose: async (json: NewProposal) => {
        const proposal = await api.post('/team/proposals', { json, query: { task }, key });
        setAdded((before) => [...before, proposal]);
        setTakenBack((before) => before.filter((id) => id !== proposal.id));
      },
      takeBack: async (id: string) => {
        await api.delete('/team/proposals/:proposal', { param: { proposal: id }, query: { task }, key });
        setAdded((before) => before.filter((proposal) => proposal.id !== id));
        setTakenBack((before) => [...before, id]);
      },
    }),
    [key, task],
  );
  const fetched = (data?.rows ?? []).filter(({ id }) => !takenBack.includes(id));
  const isFetched = ({ id, submission }: TeamProposal): boolean =>
    fetched.some((row) => row.id === id && row.submission === submission);
  return { rows: [...fetched, ...added.filter((proposal) => !isFetched(proposal))], ...actions };
}
