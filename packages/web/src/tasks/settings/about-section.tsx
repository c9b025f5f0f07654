import type { ReactElement } from 'react';
import { LanguageField } from '../../shell/strict-field.js';
import { TextArea, TextInput } from '../../shell/text-input.js';
import type { Draft } from './use-draft.js';

/** What a task is called, and what teams are told. */
export function AboutSection({ draft }: { readonly draft: Draft }): ReactElement {
  return (
    <section aria-labelledby="about">
      <h2 id="about">About</h2>
      <div className="stack">
        <TextInput label="Name" required maxLength={200} {...draft.field('name')} />
        <TextArea label="What teams are told" rows={6} maxLength={20_000} {...draft.field('description')} />
        <LanguageField {...draft.field('language')} />
      </div>
    </section>
  );
}
