import type { ReactElement } from 'react';
import { Check } from '../shell/choices.js';
import { SaveForm } from '../shell/save-form.js';
import { NumberField } from '../shell/strict-field.js';
import { useDraft } from '../tasks/settings/use-draft.js';
import type { TaskProps } from '../tasks/task-props.js';

/** How many teams one link admits, and whether each waits for an organiser. */
export function RegistrationSection({ task }: TaskProps): ReactElement {
  const draft = useDraft(task);
  const { registration } = draft.value;
  return (
    <section aria-labelledby="admission">
      <h2 id="admission">Who is admitted</h2>
      <SaveForm drafts={[draft]}>
        <NumberField
          label="Teams per link"
          hint="how many may register; those you add yourself are not counted"
          min={1}
          max={10_000}
          value={registration.most}
          onChange={(most) => draft.change({ registration: { ...registration, most } })}
        />
        <Check
          value={registration.approval}
          onChange={(approval) => draft.change({ registration: { ...registration, approval } })}
        >
          Each team that registers waits until you approve it
        </Check>
      </SaveForm>
    </section>
  );
}
