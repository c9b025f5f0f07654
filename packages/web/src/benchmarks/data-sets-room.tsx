import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { Select } from '../shell/choices.js';
import { ProblemNote } from '../shell/problem-note.js';
import { TextInput } from '../shell/text-input.js';
import { LanguageField } from '../shell/strict-field.js';
import { unseen } from '../shell/unseen.js';
import { useAction } from '../shell/use-action.js';
import type { BenchmarkProps } from './benchmark-props.js';
import { CopyTask } from './copy-task.js';
import { dataSetTitle } from './data-set-title.js';
import { languageName } from './language-name.js';
import { TrackField } from './track-field.js';

/** Where an organiser adds data sets and moves them between tracks; each is set up in its own rooms. */
export default function DataSetsRoom({ benchmark }: BenchmarkProps): ReactElement {
  const { benchmarks } = words();
  const { id, dataSets, settings } = benchmark;
  const move = useAction((task: string, track: number) =>
    api.patch('/benchmarks/:benchmark/data-sets/:task', { param: { benchmark: id, task }, json: { track } }),
  );
  return (
    <>
      <section aria-label={benchmarks.dataSetsHeading}>
        <p>{benchmarks.dataSetsIntro}</p>
        {move.error !== undefined && <ProblemNote error={move.error} />}
        {dataSets.length === 0 && <p className="empty">{benchmarks.noDataSets}</p>}
        <ul className="people">
          {dataSets.map(({ task, name, track, settings: { language }, sentences, hasGold }) => (
            <li key={task}>
              <span>
                <bdi>{name}</bdi>{' '}
                <span className="quiet">
                  {languageName(language)}, {benchmarks.sentences(sentences)}
                </span>{' '}
                {!hasGold && <span className="state">{benchmarks.missingGold}</span>}
              </span>
              <span className="actions">
                {settings.tracks.length > 1 && (
                  <Select
                    label={benchmarks.trackOf(unseen, name)}
                    options={settings.tracks.map((each, at) => [String(at), each.name])}
                    value={String(track)}
                    disabled={move.busy}
                    onChange={(chosen) => move.run(task, Number(chosen))}
                  />
                )}
                <Link href={`/tasks/${task}/settings`}>
                  {benchmarks.setUp}
                  <span className="unseen"> {name}</span>
                </Link>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <NewDataSet benchmark={benchmark} />
      <CopyTask benchmark={benchmark} />
    </>
  );
}

function NewDataSet({ benchmark: { id, settings, dataSets } }: BenchmarkProps): ReactElement {
  const { benchmarks } = words();
  const [name, setName] = useState('');
  const [language, setLanguage] = useState('');
  const [track, setTrack] = useState('0');
  const [like, setLike] = useState('');
  const model = dataSets.find(({ task }) => task === like);
  const { on, busy, error } = useAction(async () => {
    await api.post('/benchmarks/:benchmark/data-sets', {
      param: { benchmark: id },
      json: { name: name.trim(), track: Number(track), settings: { ...model?.settings, language } },
    });
    setName('');
  });
  return (
    <section aria-labelledby="new-data-set">
      <h2 id="new-data-set">{benchmarks.addDataSet}</h2>
      <form className="stack" onSubmit={on()}>
        <TextInput
          label={benchmarks.dataSetName}
          hint={benchmarks.dataSetNameHint}
          required
          maxLength={200}
          value={name}
          onChange={setName}
        />
        <LanguageField required hint={benchmarks.dataSetLanguage} value={language} onChange={setLanguage} />
        <TrackField tracks={settings.tracks} value={track} onChange={setTrack} />
        {dataSets.length > 0 && (
          <Select
            label={benchmarks.settingsLike}
            options={[
              ['', benchmarks.settingsLater],
              ...dataSets.map((dataSet) => [dataSet.task, dataSetTitle(dataSet, settings)] as const),
            ]}
            value={like}
            onChange={setLike}
          />
        )}
        {error !== undefined && <ProblemNote error={error} />}
        <div className="actions">
          <button type="submit" className="main" disabled={busy}>
            {benchmarks.add}
          </button>
        </div>
      </form>
    </section>
  );
}
