import { useId, type ReactElement, type RefObject } from 'react';
import { chartWords } from '../language/chart-words.js';

interface JumpFieldProps {
  /** The number of the last sentence. */
  readonly last: number;
  readonly onJump: (sentence: number) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Goes to a sentence by its number. */
export function JumpField({ last, onJump, input }: JumpFieldProps): ReactElement {
  const id = useId();
  const words = chartWords().explorer;
  return (
    <form
      className="field jump"
      onSubmit={(event) => {
        event.preventDefault();
        const number = Number(input.current?.value);
        if (Number.isInteger(number) && number >= 1) onJump(Math.min(number, last));
      }}
    >
      <label htmlFor={id}>{words.goTo}</label>
      <input ref={input} id={id} type="number" inputMode="numeric" min={1} max={last} placeholder={words.oneTo(last)} />
    </form>
  );
}
