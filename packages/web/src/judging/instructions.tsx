import type { JudgingRoom } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { spokenInstructions } from '../prepare/standard-instructions.js';
import { Check } from '../shell/choices.js';
import { fieldsOf } from '../shell/fields-of.js';
import { KeyTable } from '../shell/key-table.js';
import { protocolFor } from './protocols/protocols.js';
import type { Preferences } from './preferences.js';

interface InstructionsProps {
  readonly campaign: Pick<JudgingRoom['campaign'], 'instructions' | 'protocol'>;
  readonly preferences: Preferences;
  readonly onPreferences: (change: Partial<Preferences>) => void;
}

/** What the organiser asks of judges, and the keys. */
export function Instructions({ campaign, preferences, onPreferences }: InstructionsProps): ReactElement {
  const { judging } = words();
  const { keys, isAlwaysMarked = false } = protocolFor(campaign.protocol);
  return (
    <>
      {campaign.instructions !== '' && (
        <div className="instructions" dir="auto">
          {spokenInstructions(campaign.instructions)}
        </div>
      )}
      <div className="for-keys">
        <KeyTable keys={[...keys, ...(isAlwaysMarked ? [] : judging.keyOfMarks), ...judging.keys]} />
        <Check {...fieldsOf(preferences, onPreferences)('keys')}>{judging.useKeys}</Check>
      </div>
    </>
  );
}
