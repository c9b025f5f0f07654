import type { Benchmark, BenchmarkSettings } from '@stet/server';
import { useState } from 'react';
import { api } from '../../api/api.js';
import { words } from '../../language/words.js';
import { fieldsOf } from '../../shell/fields-of.js';
import type { Unsaved } from '../../shell/save-form.js';

/** What the settings of a benchmark can change. */
type Changeable = BenchmarkSettings & { readonly name: string };

/** The settings while they are being changed. */
export interface BenchmarkDraft extends Unsaved {
  readonly value: Changeable;
  readonly change: (changes: Partial<Changeable>) => void;
  /** Ties one of them to an input. */
  readonly field: ReturnType<typeof fieldsOf<Changeable>>;
}

/** The settings with the unsaved changes made on the page. Saving keeps what others have changed in the meantime. */
export function useBenchmarkDraft(benchmark: Benchmark): BenchmarkDraft {
  const [changed, setChanged] = useState<Partial<Changeable>>({});
  const kept: Changeable = { ...benchmark.settings, name: benchmark.name };
  const value = { ...kept, ...changed };
  const param = { benchmark: benchmark.id };
  const change = (changes: Partial<Changeable>): void => setChanged({ ...changed, ...changes });
  const keys = (Object.keys(changed) as (keyof Changeable)[]).filter(
    (key) => JSON.stringify(value[key]) !== JSON.stringify(kept[key]),
  );
  return {
    value,
    change,
    field: fieldsOf(value, change),
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
