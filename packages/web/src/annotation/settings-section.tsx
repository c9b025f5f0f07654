import type { AnnotationSettings } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { Check } from '../shell/choices.js';
import { ProblemNote } from '../shell/problem-note.js';
import { SaveForm } from '../shell/save-form.js';
import { TextArea } from '../shell/text-input.js';
import { useAction } from '../shell/use-action.js';

interface SettingsSectionProps {
  readonly task: string;
  readonly settings: AnnotationSettings;
}

/** What annotators are told, and whether they may compare. */
export function SettingsSection({ task, settings }: SettingsSectionProps): ReactElement {
  const [changed, setChanged] = useState<string>();
  const instructions = changed ?? settings.instructions;
  const [comparisonOpen, setComparisonOpen] = useState(settings.comparisonOpen);
  const { run, busy, error } = useAction(async (isOpen: boolean) => {
    await api.patch('/tasks/:task/annotation', { param: { task }, json: { comparisonOpen: isOpen } });
  });
  const texts = words().annotation.guidance;
  const draft = {
    changes: instructions === settings.instructions ? [] : [texts.changed],
    save: async () => {
      await api.patch('/tasks/:task/annotation', { param: { task }, json: { instructions } });
      setChanged(undefined);
    },
    discard: () => setChanged(undefined),
  };
  return (
    <section aria-labelledby="guidance">
      <h2 id="guidance">{texts.title}</h2>
      <Check
        value={comparisonOpen}
        disabled={busy}
        onChange={(isOpen) => {
          setComparisonOpen(isOpen);
          run(isOpen);
        }}
      >
        {texts.compare}
      </Check>
      <SaveForm drafts={[draft]}>
        <div className="stack">
          <TextArea label={texts.instructions} rows={4} value={instructions} onChange={setChanged} />
        </div>
      </SaveForm>
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}
