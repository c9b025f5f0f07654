import type { Task } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { Check, Select } from '../shell/choices.js';
import { Loaded } from '../shell/loaded.js';
import { ProblemNote } from '../shell/problem-note.js';
import { TextInput } from '../shell/text-input.js';
import { useAction } from '../shell/use-action.js';
import type { BenchmarkProps } from './benchmark-props.js';
import { languageName } from './language-name.js';
import { TrackField } from './track-field.js';

/** Makes a data set of a task that is there already, such as that of another track. */
export function CopyTask({ benchmark }: BenchmarkProps): ReactElement {
  const tasks = useQuery('/tasks', { query: { limit: 200 } });
  const { benchmarks } = words();
  return (
    <section aria-labelledby="copy-task">
      <h2 id="copy-task">{benchmarks.copyTask}</h2>
      <p>{benchmarks.copyTaskText}</p>
      <Loaded query={tasks} what={words().tasks.wanted}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="empty">{benchmarks.noTasks}</p>
          ) : (
            <CopyForm benchmark={benchmark} tasks={rows} />
          )
        }
      </Loaded>
    </section>
  );
}

interface CopyFormProps extends BenchmarkProps {
  readonly tasks: readonly Task[];
}

function CopyForm({ benchmark: { id, settings, dataSets }, tasks }: CopyFormProps): ReactElement {
  const { benchmarks } = words();
  const [task, setTask] = useState('');
  const [name, setName] = useState('');
  const [track, setTrack] = useState('0');
  const [baselines, setBaselines] = useState(true);
  const copy = useAction(async () => {
    const json = { task, track: Number(track), name: name.trim() || undefined, baselines };
    await api.post('/benchmarks/:benchmark/data-sets/copy', { param: { benchmark: id }, json });
    setTask('');
    setName('');
  });
  const titleOf = (candidate: Task): string => {
    const dataSet = dataSets.find(({ task }) => task === candidate.id);
    const kind =
      dataSet === undefined ? languageName(candidate.settings.language) : settings.tracks[dataSet.track].name;
    return `${candidate.name} (${kind}, ${benchmarks.sentences(candidate.sentences)})`;
  };
  return (
    <form className="stack" onSubmit={copy.on()}>
      <Select
        label={benchmarks.copiedTask}
        required
        options={[
          ['', benchmarks.chooseTask],
          ...tasks.map((candidate) => [candidate.id, titleOf(candidate)] as const),
        ]}
        value={task}
        onChange={setTask}
      />
      <TextInput
        label={benchmarks.dataSetName}
        hint={benchmarks.copiedName}
        maxLength={200}
        value={name}
        onChange={setName}
      />
      <TrackField tracks={settings.tracks} value={track} onChange={setTrack} />
      <Check value={baselines} onChange={setBaselines}>
        {benchmarks.withBaselines}
      </Check>
      {copy.error !== undefined && <ProblemNote error={copy.error} />}
      <div className="actions">
        <button type="submit" className="main" disabled={copy.busy}>
          {benchmarks.copyIt}
        </button>
      </div>
    </form>
  );
}
