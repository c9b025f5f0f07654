import type { ReactElement } from 'react';
import { AskButton } from '../../shell/ask-button.js';
import { hasTextOfOnesOwn } from '../draft/has-text-of-ones-own.js';
import { EMPTY_INPUT } from '../empty-input.js';
import { EXAMPLE_INPUT } from '../example.js';
import type { PlaygroundInput } from '../playground-input.js';
import { words } from '../../language/words.js';

interface ReplaceButtonProps {
  readonly input: PlaygroundInput;
  readonly onChange: (change: Partial<PlaygroundInput>) => void;
}

/** Fills the page with the example; asks first where text would be lost. */
export function ExampleButton({ input, onChange }: ReplaceButtonProps): ReactElement {
  const { example } = words().playground;
  return (
    <AskButton
      asks={hasTextOfOnesOwn(input)}
      title={example.title}
      question={example.question}
      confirm={example.confirm}
      onConfirm={() => {
        onChange(EXAMPLE_INPUT);
      }}
    >
      {example.button}
    </AskButton>
  );
}

/** Empties the page, and with it what the browser keeps; asks first where text would be lost. */
export function ClearButton({ input, onChange }: ReplaceButtonProps): ReactElement {
  const { clear } = words().playground;
  return (
    <AskButton
      className="quiet"
      asks={hasTextOfOnesOwn(input)}
      title={clear.title}
      question={clear.question}
      confirm={clear.confirm}
      onConfirm={() => {
        onChange(EMPTY_INPUT);
      }}
    >
      {clear.button}
    </AskButton>
  );
}
