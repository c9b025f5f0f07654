import type { Task, TaskSettings } from '@stet/server';
import { useState } from 'react';
import { api } from '../../api/api.js';
import { fieldsOf } from '../../shell/fields-of.js';
import type { Saving } from '../../shell/save-form.js';
import { useAction } from '../../shell/use-action.js';

/** What the settings of a task can change. */
type Changeable = TaskSettings & { readonly name: string };

/** The settings while they are being changed. */
export interface Draft extends Saving {
  readonly value: Changeable;
  readonly change: (changes: Partial<Changeable>) => void;
  /** Ties one of them to an input. */
  readonly field: ReturnType<typeof fieldsOf<Changeable>>;
}

/** The settings with the unsaved changes made on the page. Saving keeps what others have changed in the meantime. */
export function useDraft(task: Task): Draft {
  const [changed, setChanged] = useState<Partial<Changeable>>({});
  const kept: Changeable = { ...task.settings, name: task.name };
  const value = { ...kept, ...changed };
  const param = { task: task.id };
  const {
    run: keep,
    busy,
    error,
  } = useAction(async () => {
    const { settings, name: currentName } = await api.get('/tasks/:task', { param });
    const { name = currentName, ...changedSettings } = changed;
    await api.patch('/tasks/:task', { param, json: { name, settings: { ...settings, ...changedSettings } } });
    setChanged({});
  });
  const change = (changes: Partial<Changeable>): void => {
    setChanged({ ...changed, ...changes });
  };
  const isKept = JSON.stringify(value) === JSON.stringify(kept);
  return { value, change, field: fieldsOf(value, change), isKept, keep, busy, error };
}
