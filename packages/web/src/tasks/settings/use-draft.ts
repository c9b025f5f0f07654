import type { Task, TaskSettings } from '@stet/server';
import { api } from '../../api/api.js';
import { words } from '../../language/words.js';
import type { Unsaved } from '../../shell/save-form.js';
import { useChanges, type Changes } from '../../shell/use-changes.js';
import { earlyReleases } from './early-release.js';

/** What the settings of a task can change. */
type Changeable = TaskSettings & { readonly name: string };

/** Dates that buttons set at once. */
type Dates = Pick<TaskSettings, 'release' | 'proposals'>;

/** The settings while they are being changed. */
export interface Draft extends Unsaved, Pick<Changes<Changeable>, 'value' | 'change' | 'field'> {
  /** Sets dates at once; what else is unsaved stays so. */
  readonly act: <Group extends keyof Dates>(group: Group, dates: Partial<Dates[Group]>) => Promise<void>;
}

/** The settings with the unsaved changes made on the page. Saving keeps what others have changed in the meantime. */
export function useDraft(task: Task): Draft {
  const kept: Changeable = { ...task.settings, name: task.name };
  const { value, change, field, changed, setChanged, keys } = useChanges(kept);
  const param = { task: task.id };
  return {
    value,
    change,
    field,
    changes: keys.map((key) => words().tasks.changed[key]),
    question: earlyReleases(kept, value, Date.now()),
    save: async () => {
      const { settings, name: currentName } = await api.get('/tasks/:task', { param });
      const { name = currentName, ...changedSettings } = changed;
      await api.patch('/tasks/:task', { param, json: { name, settings: { ...settings, ...changedSettings } } });
      setChanged({});
    },
    discard: () => setChanged({}),
    act: async (group, dates) => {
      const { settings } = await api.get('/tasks/:task', { param });
      const json = { settings: { ...settings, [group]: { ...settings[group], ...dates } } };
      await api.patch('/tasks/:task', { param, json });
      setChanged((before) => {
        const unsaved = before[group];
        return unsaved === undefined ? before : { ...before, [group]: { ...unsaved, ...dates } };
      });
    },
  };
}
