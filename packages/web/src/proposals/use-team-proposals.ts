import type { NewProposal, TeamProposal } from '@stet/server';
import { useMemo, useState } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';

/** What a team proposes, and how it does so. */
export interface TeamProposals {
  readonly rows: readonly TeamProposal[];
  readonly propose: (given: NewProposal) => Promise<void>;
  readonly takeBack: (id: string) => Promise<void>;
}

const LOOK_AGAIN_MS = 5000;

/** Asks for the proposals of a team from time to time; what is done here shows at once. */
export function useTeamProposals(teamKey: string, isOpen: boolean): TeamProposals {
  const { data } = useQuery(isOpen ? '/team/proposals' : undefined, { key: teamKey, everyMs: LOOK_AGAIN_MS });
  const [made, setMade] = useState<readonly TeamProposal[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const doing = useMemo(
    () => ({
      propose: async (json: NewProposal) => {
        const own = await api.post('/team/proposals', { json, key: teamKey });
        setMade((before) => [...before, own]);
        setGone((before) => before.filter((id) => id !== own.id));
      },
      takeBack: async (id: string) => {
        await api.delete('/team/proposals/:proposal', { param: { proposal: id }, key: teamKey });
        setMade((before) => before.filter((own) => own.id !== id));
        setGone((before) => [...before, id]);
      },
    }),
    [teamKey],
  );
  const known = (data?.rows ?? []).filter(({ id }) => !gone.includes(id));
  const isKnown = ({ id, submission }: TeamProposal): boolean =>
    known.some((own) => own.id === id && own.submission === submission);
  return { rows: [...known, ...made.filter((own) => !isKnown(own))], ...doing };
}
