import { nameOptions, type OptionWord } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { InEnglish } from './in-english.js';

interface ReportedProps {
  /** As the server or an engine wrote it. */
  readonly children: string;
  readonly optionWord?: OptionWord;
}

/** Words of the server or of an engine, which write English, in the language of the page. */
export function Reported({ children, optionWord }: ReportedProps): ReactElement {
  const said = words().reported(children);
  if (said === undefined) return <InEnglish>{nameOptions(children, optionWord)}</InEnglish>;
  return <bdi>{nameOptions(said, optionWord)}</bdi>;
}
