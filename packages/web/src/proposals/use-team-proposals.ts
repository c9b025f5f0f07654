import { useMemo, useState } from 'react';
import { request } from '../api/request.js';
import type { NewProposal, TeamProposal } from '../api/types.js';
import { useQuery } from '../shell/use-query.js';

/** What a team proposes, and how it does so. */
export interface TeamProposals {
  readonly rows: readonly TeamProposal[];
  readonly propose: (given: NewProposal) => Promise<void>;
  readonly takeBack: (id: string) => Promise<void>;
}

const LOOK_AGAIN_MS = 5000;

/** Asks for the proposals of a team from time to time; what is done here shows at once. */
export function useTeamProposals(teamKey: string, isOpen: boolean): TeamProposals {
  const { data, refresh } = useQuery<{ readonly rows: readonly TeamProposal[] }>(
    isOpen ? '/team/proposals' : undefined,
    { key: teamKey, everyMs: LOOK_AGAIN_MS },
  );
  const [made, setMade] = useState<readonly TeamProposal[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const doing = useMemo(
    () => ({
      propose: async (body: NewProposal) => {
        const own = await request<TeamProposal>('/team/proposals', { method: 'POST', body, key: teamKey });
        setMade((before) => [...before, own]);
        setGone((before) => before.filter((id) => id !== own.id));
        refresh();
      },
      takeBack: async (id: string) => {
        await request(`/team/proposals/${id}`, { method: 'DELETE', key: teamKey });
        setMade((before) => before.filter((own) => own.id !== id));
        setGone((before) => [...before, id]);
        refresh();
      },
    }),
    [teamKey, refresh],
  );
  const known = (data?.rows ?? []).filter(({ id }) => !gone.includes(id));
  const isKnown = ({ id, submission }: TeamProposal): boolean =>
    known.some((own) => own.id === id && own.submission === submission);
  return { rows: [...known, ...made.filter((own) => !isKnown(own))], ...doing };
}
