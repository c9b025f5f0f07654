import type { Campaign } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { SaveForm } from '../shell/save-form.js';
import { TextArea } from '../shell/text-input.js';
import { useAction } from '../shell/use-action.js';

/** What judges are told, before they begin and whenever they ask. */
export function InstructionsSection({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { id, instructions } = campaign;
  const [text, setText] = useState(instructions);
  const {
    run: keep,
    busy,
    error,
  } = useAction(() => api.patch('/campaigns/:campaign', { param: { campaign: id }, json: { instructions: text } }));
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions">Instructions</h2>
      <SaveForm saving={{ isKept: text === instructions, keep, busy, error }} what="the instructions" stacked>
        <TextArea label="What judges are told" rows={8} maxLength={20_000} value={text} onChange={setText} />
      </SaveForm>
    </section>
  );
}
