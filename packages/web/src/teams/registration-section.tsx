import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { SaveForm } from '../shell/save-form.js';
import { useDraft } from '../tasks/settings/use-draft.js';
import type { TaskProps } from '../tasks/task-props.js';
import { AdmissionFields } from './admission-fields.js';

/** How teams register with a task. */
export function RegistrationSection({ task }: TaskProps): ReactElement {
  const draft = useDraft(task);
  const { admission } = words().teams;
  return (
    <section aria-labelledby="admission">
      <h2 id="admission">{admission.title}</h2>
      <SaveForm drafts={[draft]}>
        <AdmissionFields {...draft.field('registration')} />
      </SaveForm>
    </section>
  );
}
