import { useCallback, useState, type ReactElement } from 'react';
import type { AnnotationSettings } from '../api/types.js';
import { ProblemNote } from '../shell/problem-note.js';
import { organise } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';

interface SettingsPartProps {
  readonly task: string;
  readonly settings: AnnotationSettings;
  readonly onChange: () => void;
}

/** What annotators are told, and whether they may compare. */
export function SettingsPart({ task, settings, onChange }: SettingsPartProps): ReactElement {
  const [instructions, setInstructions] = useState(settings.instructions);
  const [comparisonOpen, setComparisonOpen] = useState(settings.comparisonOpen);
  const { run, busy, error } = useAction(
    useCallback(
      async (body: { instructions?: string; comparisonOpen?: boolean }) => {
        await organise(`/tasks/${task}/annotation`, { method: 'PATCH', body });
        onChange();
      },
      [task, onChange],
    ),
  );
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
