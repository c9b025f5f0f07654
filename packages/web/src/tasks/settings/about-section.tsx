import type { ReactElement } from 'react';
import { SaveForm } from '../../shell/save-form.js';
import { LanguageField } from '../../shell/strict-field.js';
import { TextArea, TextInput } from '../../shell/text-input.js';
import type { TaskProps } from '../task-props.js';
import { useDraft } from './use-draft.js';

/** What a task is called, and what teams are told. */
export function AboutSection({ task }: TaskProps): ReactElement {
  const draft = useDraft(task);
  return (
    <section aria-labelledby="about">
      <h2 id="about">About</h2>
      <SaveForm saving={draft} what="the description" stacked>
        <TextInput label="Name" required maxLength={200} {...draft.field('name')} />
        <TextArea label="What teams are told" rows={6} maxLength={20_000} {...draft.field('description')} />
        <LanguageField {...draft.field('language')} />
      </SaveForm>
    </section>
  );
}
