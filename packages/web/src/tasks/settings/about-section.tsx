import type { ReactElement } from 'react';
import { TextField } from '../../shell/text-field.js';
import type { TaskProps } from '../task-props.js';
import { DraftForm } from './draft-form.js';
import { useDraft } from './use-draft.js';

/** What a task is called, and what teams are told. */
export function AboutSection({ task }: TaskProps): ReactElement {
  const draft = useDraft(task);
  const { name, description, language } = draft.value;
  return (
    <section aria-labelledby="about">
      <h2 id="about">About</h2>
      <DraftForm draft={draft} what="the description" stacked>
        <label>
          Name
          <input
            type="text"
            required
            maxLength={200}
            dir="auto"
            value={name}
            onChange={(event) => {
              draft.change({ name: event.target.value });
            }}
          />
        </label>
        <label>
          What teams are told
          <textarea
            rows={6}
            maxLength={20_000}
            dir="auto"
            value={description}
            onChange={(event) => {
              draft.change({ description: event.target.value });
            }}
          />
        </label>
        <TextField
          label="Language"
          hint="of the sentences, such as en or zh-Hans: for fonts and screen readers"
          pattern="([A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4})?"
          value={language}
          onChange={(changed) => {
            draft.change({ language: changed });
          }}
        />
      </DraftForm>
    </section>
  );
}
