import type { Campaign, Practice } from '@stet/server';
import { useState } from 'react';
import { api } from '../api/api.js';
import { useQuery, type Query } from '../api/use-query.js';
import type { Unsaved } from '../shell/save-form.js';
import { words } from '../language/words.js';

/** The practice items while they are being changed. */
export interface PracticeDraft extends Unsaved {
  readonly query: Query<Practice>;
  /** Undefined if nothing has changed. */
  readonly changed: Practice | undefined;
  readonly change: (items: Practice['items']) => void;
}

/** Only those of a draft can be changed. */
export function usePractice({ id, state }: Campaign): PracticeDraft {
  const param = { campaign: id };
  const query = useQuery(state === 'draft' ? '/campaigns/:campaign/practice' : undefined, { param });
  const [changed, setChanged] = useState<Practice>();
  return {
    query,
    changed,
    change: (items) => setChanged({ items }),
    changes: changed === undefined ? [] : [words().prepare.changed.practice],
    save: async () => {
      if (changed === undefined) return;
      await api.put('/campaigns/:campaign/practice', { param, json: changed });
      setChanged(undefined);
    },
    discard: () => setChanged(undefined),
  };
}
