import type { Campaign, Crowd } from '@stet/server';
import { useState } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import type { Unsaved } from '../shell/save-form.js';

const FIRST: Crowd = {
  parameter: 'PROLIFIC_PID',
  limit: 50,
  itemsEach: 20,
  consent: '',
  completion: { kind: 'code', code: '' },
};

/** How participants are recruited, while it is being changed. */
export interface CrowdDraft extends Unsaved {
  /** Null while none are. */
  readonly crowd: Crowd | null;
  readonly begin: () => void;
  readonly change: (changes: Partial<Crowd>) => void;
}

export function useCrowd({ id, crowd: kept }: Campaign): CrowdDraft {
  const [changed, setChanged] = useState<Crowd>();
  const crowd = changed ?? kept;
  return {
    crowd,
    begin: () => setChanged(FIRST),
    change: (changes) => setChanged({ ...(crowd ?? FIRST), ...changes }),
    changes: changed === undefined || sameCrowd(changed, kept) ? [] : [words().crowd.changed],
    save: async () => {
      if (changed !== undefined) {
        await api.put('/campaigns/:campaign/crowd', { param: { campaign: id }, json: changed });
      }
      setChanged(undefined);
    },
    discard: () => setChanged(undefined),
  };
}

/** The server answers with the fields in the order of its schema, which is that of `FIRST`. */
function sameCrowd(left: Crowd, right: Crowd | null): boolean {
  return right !== null && JSON.stringify({ ...FIRST, ...left }) === JSON.stringify({ ...FIRST, ...right });
}
