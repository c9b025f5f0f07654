import type { Benchmark, BenchmarkSettings } from '@stet/server';
import { api } from '../../api/api.js';
import { words } from '../../language/words.js';
import type { Unsaved } from '../../shell/save-form.js';
import { useChanges, type Changes } from '../../shell/use-changes.js';

/** What the settings of a benchmark can change. */
type Changeable = BenchmarkSettings & { readonly name: string };

/** The settings while they are being changed. */
export type BenchmarkDraft = Unsaved & Pick<Changes<Changeable>, 'value' | 'change' | 'field'>;

/** The settings with the unsaved changes made on the page. Saving keeps what others have changed in the meantime. */
export function useBenchmarkDraft(benchmark: Benchmark): BenchmarkDraft {
  const { value, change, field, changed, setChanged, keys } = useChanges<Changeable>({
    ...benchmark.settings,
    name: benchmark.name,
  });
  const param = { benchmark: benchmark.id };
  return {
    value,
    change,
    field,
    changes: keys.map((key) => words().benchmarks.changed[key]),
    save: async () => {
      const { settings, name: currentName } = await api.get('/benchmarks/:benchmark', { param });
      const { name = currentName, ...changedSettings } = changed;
      await api.patch('/benchmarks/:benchmark', {
        param,
        json: { name, settings: { ...settings, ...changedSettings } },
      });
      setChanged({});
    },
    discard: () => setChanged({}),
  };
}
