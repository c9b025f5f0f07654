import type { Campaign, Protocol } from '@stet/server';
import { useState } from 'react';
import { api } from '../api/api.js';
import { instructionsFor, spokenInstructions } from './standard-instructions.js';
import type { Unsaved } from '../shell/save-form.js';
import { words } from '../language/words.js';

/** The instructions while they are being changed. */
export interface InstructionsDraft extends Unsaved {
  readonly text: string;
  readonly change: (text: string) => void;
}

/** Judges of a campaign that runs have read its instructions; those of a draft follow its protocol, saved or not. */
export function useInstructions({ id, instructions, state }: Campaign, protocol: Protocol): InstructionsDraft {
  const [changed, setChanged] = useState<string>();
  const kept = changed ?? (state === 'draft' ? instructionsFor(instructions, protocol) : instructions);
  return {
    text: spokenInstructions(kept),
    change: setChanged,
    changes: kept === instructions ? [] : [words().prepare.changed.instructions],
    save: async () => {
      await api.patch('/campaigns/:campaign', { param: { campaign: id }, json: { instructions: kept } });
      setChanged(undefined);
    },
    discard: () => setChanged(undefined),
  };
}
