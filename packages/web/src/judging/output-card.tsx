import type { Dispatch, ReactElement, ReactNode } from 'react';
import { words } from '../language/words.js';
import type { ItemAction, ItemState } from './item-state.js';
import { letterOf } from './ranks.js';

export interface OutputCardProps {
  readonly output: number;
  readonly state: ItemState;
  readonly dispatch: Dispatch<ItemAction>;
  /** The language of the sentences; empty if it is not set. */
  readonly language: string;
  readonly sentence: ReactElement;
}

/** An output among those to judge: its letter, its sentence, and what the judge says of it. */
export function OutputCard(
  props: OutputCardProps & { readonly chip: ReactElement; readonly children: ReactNode },
): ReactElement {
  const { output, state, dispatch, language, sentence, chip, children } = props;
  return (
    <li
      className={output === state.focused ? 'output current' : 'output'}
      onFocus={() => dispatch({ type: 'focus', output })}
      onClick={() => dispatch({ type: 'focus', output })}
    >
      <span className="letter">
        <span className="unseen">{words().judging.output(letterOf(output))}</span>
        <span aria-hidden="true">{chip}</span>
      </span>
      <p className="sentence" lang={language} dir="auto">
        {sentence}
      </p>
      {children}
    </li>
  );
}
