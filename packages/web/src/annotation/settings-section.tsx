import type { AnnotationSettings } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

interface SettingsSectionProps {
  readonly task: string;
  readonly settings: AnnotationSettings;
}

/** What annotators are told, and whether they may compare. */
export function SettingsSection({ task, settings }: SettingsSectionProps): ReactElement {
  const [instructions, setInstructions] = useState(settings.instructions);
  const [comparisonOpen, setComparisonOpen] = useState(settings.comparisonOpen);
  const { run, busy, error } = useAction(async (json: { instructions?: string; comparisonOpen?: boolean }) => {
    await api.patch('/tasks/:task/annotation', { param: { task }, json });
  });
  return (
    <section aria-labelledby="guidance">
      <h2 id="guidance">What annotators are told</h2>
      <div className="stack">
        <label>
          Instructions
          <textarea
            rows={4}
            dir="auto"
            value={instructions}
            onChange={(event) => {
              setInstructions(event.target.value);
            }}
          />
        </label>
        <button
          type="button"
          disabled={busy || instructions === settings.instructions}
          onClick={() => {
            run({ instructions });
          }}
        >
          Save instructions
        </button>
        <label className="check">
          <input
            type="checkbox"
            checked={comparisonOpen}
            disabled={busy}
            onChange={() => {
              setComparisonOpen(!comparisonOpen);
              run({ comparisonOpen: !comparisonOpen });
            }}
          />
          Annotators may compare essays that are done
        </label>
      </div>
      {error !== undefined && <ProblemNote error={error} />}
    </section>
  );
}
