import type { ReactElement } from 'react';
import { TextArea } from '../shell/text-input.js';
import type { InstructionsDraft } from './use-instructions.js';
import { words } from '../language/words.js';

/** What judges are told, before they begin and whenever they ask. */
export function InstructionsSection({ draft }: { readonly draft: InstructionsDraft }): ReactElement {
  const { prepare } = words();
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions">{prepare.instructions}</h2>
      <div className="stack">
        <TextArea
          label={prepare.judgesToldLabel}
          rows={8}
          maxLength={20_000}
          value={draft.text}
          onChange={draft.change}
        />
      </div>
    </section>
  );
}
