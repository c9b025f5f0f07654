import type { JudgingRoom } from '@stet/server';
import type { ReactElement } from 'react';
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

/** The keys of all protocols. */
const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Enter'], 'save and go on'],
  [['Backspace'], 'go back'],
  [['M'], 'show or hide the marks'],
  [['?'], 'show these instructions'],
];

/** What the organiser asks of judges, and the keys. */
export function Instructions({ campaign, preferences, onPreferences }: InstructionsProps): ReactElement {
  return (
    <>
      {campaign.instructions !== '' && (
        <div className="instructions" dir="auto">
          {campaign.instructions}
        </div>
      )}
      <KeyTable keys={[...protocolFor(campaign.protocol).keys, ...KEYS]} />
      <Check {...fieldsOf(preferences, onPreferences)('keys')}>Use these keys</Check>
    </>
  );
}
