import type { Campaign } from '@stet/server';
import { useState } from 'react';
import { api } from '../api/api.js';
import type { Unsaved } from '../shell/save-form.js';

/** The instructions while they are being changed. */
export interface InstructionsDraft extends Unsaved {
  readonly text: string;
  readonly change: (text: string) => void;
}

export function useInstructions({ id, instructions }: Campaign): InstructionsDraft {
  const [changed, setChanged] = useState<string>();
  const text = changed ?? instructions;
  return {
    text,
    change: setChanged,
    changes: text === instructions ? [] : ['the instructions'],
    save: async () => {
      await api.patch('/campaigns/:campaign', { param: { campaign: id }, json: { instructions: text } });
      setChanged(undefined);
    },
    discard: () => setChanged(undefined),
  };
}
