import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { Check } from '../shell/choices.js';
import { SaveForm } from '../shell/save-form.js';
import { NumberField } from '../shell/strict-field.js';
import { useDraft } from '../tasks/settings/use-draft.js';
import type { TaskProps } from '../tasks/task-props.js';

/** How many teams one link admits, and whether each waits for an organiser. */
export function RegistrationSection({ task }: TaskProps): ReactElement {
  const draft = useDraft(task);
  const { registration } = draft.value;
  const { admission } = words().teams;
  return (
    <section aria-labelledby="admission">
      <h2 id="admission">{admission.title}</h2>
      <SaveForm drafts={[draft]}>
        <NumberField
          label={admission.most}
          hint={admission.mostHint}
          min={1}
          max={10_000}
          value={registration.most}
          onChange={(most) => draft.change({ registration: { ...registration, most } })}
        />
        <Check
          value={registration.approval}
          onChange={(approval) => draft.change({ registration: { ...registration, approval } })}
        >
          {admission.approval}
        </Check>
      </SaveForm>
    </section>
  );
}
