import type { AnnotationSettings } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { Check } from '../shell/choices.js';
import { ProblemNote } from '../shell/problem-note.js';
import { TextArea } from '../shell/text-input.js';
import { useAction } from '../shell/use-action.js';

interface SettingsSectionProps {
  readonly task: string;
  readonly settings: AnnotationSettings;
}

/** What annotators are told, and whether they may compare. */
export function SettingsSection({ task, settings }: SettingsSectionProps): ReactElement {
  const [instructions, setInstructions] = useState(settings.instructions);
  const [comparisonOpen, setComparisonOpen] = useState(settings.comparisonOpen);
  const { run, on, busy, error } = useAction(async (json: { instructions?: string; comparisonOpen?: boolean }) => {
    await api.patch('/tasks/:task/annotation', { param: { task }, json });
  });
  return (
    <section aria-labelledby="guidance">
      <h2 id="guidance">What annotators are told</h2>
      <div className="stack">
        <TextArea label="Instructions" rows={4} value={instructions} onChange={setInstructions} />
        <button type="button" disabled={busy || instructions === settings.instructions} onClick={on({ instructions })}>
          Save instructions
        </button>
        <Check
          value={comparisonOpen}
          disabled={busy}
          onChange={(isOpen) => {
            setComparisonOpen(isOpen);
            run({ comparisonOpen: isOpen });
          }}
        >
          Annotators may compare essays that are done
        </Check>
      </div>
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}
