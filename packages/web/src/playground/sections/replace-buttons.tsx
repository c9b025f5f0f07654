import type { ReactElement } from 'react';
import { AskButton } from '../../shell/ask-button.js';
import { hasTextOfOnesOwn } from '../draft/has-text-of-ones-own.js';
import { EMPTY_INPUT } from '../empty-input.js';
import { EXAMPLE_INPUT } from '../example.js';
import type { PlaygroundInput } from '../playground-input.js';

interface ReplaceButtonProps {
  readonly input: PlaygroundInput;
  readonly onChange: (change: Partial<PlaygroundInput>) => void;
}

/** Fills the page with the example; asks first where text would be lost. */
export function ExampleButton({ input, onChange }: ReplaceButtonProps): ReactElement {
  return (
    <AskButton
      asks={hasTextOfOnesOwn(input)}
      title="Load the example?"
      question="The example replaces all texts on this page, and the draft that this browser keeps of them."
      confirm="Replace my texts"
      onConfirm={() => {
        onChange(EXAMPLE_INPUT);
      }}
    >
      Load the example
    </AskButton>
  );
}

/** Empties the page, and with it what the browser keeps; asks first where text would be lost. */
export function ClearButton({ input, onChange }: ReplaceButtonProps): ReactElement {
  return (
    <AskButton
      className="quiet"
      asks={hasTextOfOnesOwn(input)}
      title="Clear the page?"
      question="All texts and choices on this page are removed, and so is the draft that this browser keeps of them. This cannot be undone."
      confirm="Clear"
      onConfirm={() => {
        onChange(EMPTY_INPUT);
      }}
    >
      Clear
    </AskButton>
  );
}
