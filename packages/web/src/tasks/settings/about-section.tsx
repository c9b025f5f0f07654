import type { ReactElement } from 'react';
import { words } from '../../language/words.js';
import { LanguageField } from '../../shell/strict-field.js';
import { TextArea, TextInput } from '../../shell/text-input.js';
import type { Draft } from './use-draft.js';

/** What a task is called, and what teams are told. */
export function AboutSection({ draft }: { readonly draft: Draft }): ReactElement {
  const { about } = words().tasks;
  return (
    <section aria-labelledby="about">
      <h2 id="about">{about.title}</h2>
      <div className="stack">
        <TextInput label={words().shell.name} required maxLength={200} {...draft.field('name')} />
        <TextArea label={about.description} rows={6} maxLength={20_000} {...draft.field('description')} />
        <LanguageField {...draft.field('language')} />
      </div>
    </section>
  );
}
