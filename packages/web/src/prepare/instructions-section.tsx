import type { Campaign } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

/** What judges are told, before they begin and whenever they ask. */
export function InstructionsSection({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { id, instructions } = campaign;
  const [text, setText] = useState(instructions);
  const { run, busy, error } = useAction(async (changed: string) => {
    await api.patch('/campaigns/:campaign', { param: { campaign: id }, json: { instructions: changed } });
  });
  const isKept = text === instructions;
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions">Instructions</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          run(text);
        }}
      >
        <label>
          What judges are told
          <textarea
            rows={8}
            maxLength={20_000}
            dir="auto"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </label>
        {error !== undefined && <ProblemNote error={error} />}
        <div className="actions">
          <button type="submit" disabled={busy || isKept}>
            Save the instructions
          </button>
          <p role="status" className="quiet">
            {isKept ? 'Saved.' : 'Not saved yet.'}
          </p>
        </div>
      </form>
    </section>
  );
}
