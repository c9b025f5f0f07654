import type { Protocol } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { Check } from '../shell/choices.js';
import { fieldsOf } from '../shell/fields-of.js';
import type { Preferences } from './preferences.js';
import { protocolFor } from './protocols/protocols.js';

interface MarksCheckProps {
  readonly protocol: Protocol;
  readonly preferences: Preferences;
  readonly onPreferences: (change: Partial<Preferences>) => void;
}

/** Shows or hides what was changed in each output, where that may be hidden. */
export function MarksCheck({ protocol, preferences, onPreferences }: MarksCheckProps): ReactElement | undefined {
  if (protocolFor(protocol).isAlwaysMarked === true) return undefined;
  return <Check {...fieldsOf(preferences, onPreferences)('marks')}>{words().judging.marks}</Check>;
}
