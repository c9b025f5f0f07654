import { useCallback, useState } from 'react';
import type { Task, TaskSettings } from '../../api/types.js';
import { organise } from '../../shell/session.js';
import { useAction } from '../../shell/use-action.js';

/** What of a task its settings change. */
type Changeable = TaskSettings & { readonly name: string };

/** A part of the settings while it is being changed. */
export interface Draft {
  readonly value: Changeable;
  readonly change: (part: Partial<Changeable>) => void;
  readonly isKept: boolean;
  readonly keep: () => void;
  readonly busy: boolean;
  readonly error: unknown;
}

/** The settings with what was changed on the page; what others change meanwhile stays. */
export function useDraft(task: Task, onChange: () => void): Draft {
  const [changed, setChanged] = useState<Partial<Changeable>>({});
  const kept: Changeable = { ...task.settings, name: task.name };
  const { run, busy, error } = useAction(
    useCallback(
      async (part: Partial<Changeable>) => {
        const { settings, name: known } = await organise<Task>(`/tasks/${task.id}`);
        const { name = known, ...rest } = part;
        await organise(`/tasks/${task.id}`, { method: 'PATCH', body: { name, settings: { ...settings, ...rest } } });
        setChanged({});
        onChange();
      },
      [task.id, onChange],
    ),
  );
  return {
    value: { ...kept, ...changed },
    change: (part) => {
      setChanged({ ...changed, ...part });
    },
    isKept: JSON.stringify({ ...kept, ...changed }) === JSON.stringify(kept),
    keep: () => {
      run(changed);
    },
    ...{ busy, error },
  };
}
