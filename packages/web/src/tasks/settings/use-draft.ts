import type { Task, TaskSettings } from '@stet/server';
import { useState } from 'react';
import { api } from '../../api/api.js';
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
export function useDraft(task: Task): Draft {
  const [changed, setChanged] = useState<Partial<Changeable>>({});
  const kept: Changeable = { ...task.settings, name: task.name };
  const param = { task: task.id };
  const { run, busy, error } = useAction(async (part: Partial<Changeable>) => {
    const { settings, name: known } = await api.get('/tasks/:task', { param });
    const { name = known, ...rest } = part;
    await api.patch('/tasks/:task', { param, json: { name, settings: { ...settings, ...rest } } });
    setChanged({});
  });
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
