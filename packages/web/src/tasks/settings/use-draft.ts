import type { Task, TaskSettings } from '@stet/server';
import { useState } from 'react';
import { api } from '../../api/api.js';
import { useAction } from '../../shell/use-action.js';

/** What the settings of a task can change. */
type Changeable = TaskSettings & { readonly name: string };

/** The settings while they are being changed. */
export interface Draft {
  readonly value: Changeable;
  readonly change: (changes: Partial<Changeable>) => void;
  readonly isKept: boolean;
  readonly keep: () => void;
  readonly busy: boolean;
  readonly error: unknown;
}

/** The settings with the unsaved changes made on the page. Saving keeps what others have changed in the meantime. */
export function useDraft(task: Task): Draft {
  const [changed, setChanged] = useState<Partial<Changeable>>({});
  const kept: Changeable = { ...task.settings, name: task.name };
  const param = { task: task.id };
  const { run, busy, error } = useAction(async (changes: Partial<Changeable>) => {
    const { settings, name: currentName } = await api.get('/tasks/:task', { param });
    const { name = currentName, ...changedSettings } = changes;
    await api.patch('/tasks/:task', { param, json: { name, settings: { ...settings, ...changedSettings } } });
    setChanged({});
  });
  return {
    value: { ...kept, ...changed },
    change: (changes) => {
      setChanged({ ...changed, ...changes });
    },
    isKept: JSON.stringify({ ...kept, ...changed }) === JSON.stringify(kept),
    keep: () => {
      run(changed);
    },
    busy,
    error,
  };
}
