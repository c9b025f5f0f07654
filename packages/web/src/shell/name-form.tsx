import { useId, useState, type ReactElement } from 'react';
import { problemOf } from '../api/problem.js';
import { shownProblem } from '../api/problem-sentence.js';
import { ProblemNote } from './problem-note.js';
import { TextInput } from './text-input.js';
import { useAction } from './use-action.js';

interface NameFormProps {
  readonly label: string;
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** The words of the button, and whether it is the main one of the page. */
  readonly button: string;
  readonly main?: boolean;
  /** Whether the button can be pressed; by default always. */
  readonly isReady?: (text: string) => boolean;
  readonly onName: (name: string) => Promise<unknown>;
}

/** Asks for a name on one line, and forgets it once it was taken. */
export function NameForm(props: NameFormProps): ReactElement {
  const { button, main = false, isReady = () => true, onName, ...input } = props;
  const [name, setName] = useState('');
  const { on, busy, error } = useAction(async () => {
    await onName(name.trim());
    setName('');
  });
  const note = useId();
  const problem = error === undefined ? undefined : problemOf(error);
  const refusal = problem?.code === 'NAME_TAKEN' ? shownProblem(problem) : undefined;
  return (
    <>
      <form className="inline-form" onSubmit={on()}>
        <TextInput
          {...input}
          required
          value={name}
          onChange={setName}
          aria-invalid={refusal !== undefined}
          aria-describedby={refusal !== undefined ? note : undefined}
        />
        <button type="submit" className={main ? 'main' : undefined} disabled={busy || !isReady(name)}>
          {button}
        </button>
      </form>
      {refusal !== undefined ? (
        <p id={note} className="note problem" role="alert">
          {[refusal.sentence, refusal.remedy].join(' ')}
        </p>
      ) : (
        error !== undefined && <ProblemNote error={error} />
      )}
    </>
  );
}
