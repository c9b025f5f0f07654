import type { JudgingRoom } from '@stet/server';
import type { ReactElement } from 'react';
import { Check } from '../shell/choices.js';
import { fieldsOf } from '../shell/fields-of.js';
import { KeyTable } from '../shell/key-table.js';
import type { JudgingProtocol } from './protocols/judging-protocol.js';
import { protocolFor } from './protocols/protocols.js';
import type { Preferences } from './preferences.js';

interface InstructionsProps {
  readonly campaign: Pick<JudgingRoom['campaign'], 'instructions' | 'protocol'>;
  readonly preferences: Preferences;
  readonly onPreferences: (change: Partial<Preferences>) => void;
}

type Keys = JudgingProtocol['keys'];

/** The keys of all protocols. */
const KEYS: Keys = [
  [['Enter'], 'save and go on'],
  [['Backspace'], 'go back'],
  [['?'], 'show these instructions'],
];
const KEY_OF_MARKS: Keys = [[['M'], 'show or hide the marks']];

/** What the organiser asks of judges, and the keys. */
export function Instructions({ campaign, preferences, onPreferences }: InstructionsProps): ReactElement {
  const { keys, isAlwaysMarked = false } = protocolFor(campaign.protocol);
  return (
    <>
      {campaign.instructions !== '' && (
        <div className="instructions" dir="auto">
          {campaign.instructions}
        </div>
      )}
      <div className="for-keys">
        <KeyTable keys={[...keys, ...(isAlwaysMarked ? [] : KEY_OF_MARKS), ...KEYS]} />
        <Check {...fieldsOf(preferences, onPreferences)('keys')}>Use these keys</Check>
      </div>
    </>
  );
}
