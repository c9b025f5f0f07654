import type { Campaign, Protocol } from '@stet/server';
import { useState } from 'react';
import { api } from '../api/api.js';
import { instructionsFor } from './standard-instructions.js';
import type { Unsaved } from '../shell/save-form.js';

/** The instructions while they are being changed. */
export interface InstructionsDraft extends Unsaved {
  readonly text: string;
  readonly change: (text: string) => void;
}

/** Judges of a campaign that runs have read its instructions; those of a draft follow its protocol, saved or not. */
export function useInstructions({ id, instructions, state }: Campaign, protocol: Protocol): InstructionsDraft {
  const [changed, setChanged] = useState<string>();
  const text = changed ?? (state === 'draft' ? instructionsFor(instructions, protocol) : instructions);
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
