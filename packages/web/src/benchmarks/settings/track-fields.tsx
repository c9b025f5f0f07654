import type { BenchmarkSettings } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../../language/words.js';
import { TextArea, TextInput } from '../../shell/text-input.js';

type Tracks = BenchmarkSettings['tracks'];

interface TrackFieldsProps {
  readonly value: Tracks;
  readonly onChange: (tracks: Tracks) => void;
  /** Indices of the tracks that have data sets. */
  readonly used: ReadonlySet<number>;
}

const MOST = 20;

/** The tracks. Data sets know theirs by its place, so only the last can go, and only without data sets. */
export function TrackFields({ value: tracks, onChange, used }: TrackFieldsProps): ReactElement {
  const { benchmarks } = words();
  const last = tracks.length - 1;
  return (
    <section aria-labelledby="tracks">
      <h2 id="tracks">{benchmarks.tracks}</h2>
      {tracks.map((track, at) => {
        const set = (changes: Partial<Tracks[number]>): void => onChange(tracks.with(at, { ...track, ...changes }));
        return (
          <fieldset key={at} className="phase">
            <legend>{benchmarks.trackNumber(at + 1)}</legend>
            <div className="stack">
              <TextInput
                label={benchmarks.trackName}
                required
                maxLength={200}
                value={track.name}
                onChange={(name) => set({ name })}
              />
              <TextArea
                label={benchmarks.trackDescription}
                rows={3}
                maxLength={5000}
                value={track.description}
                onChange={(description) => set({ description })}
              />
            </div>
            {at === last && last > 0 && (
              <button
                type="button"
                className="quiet"
                disabled={used.has(at)}
                onClick={() => onChange(tracks.slice(0, last))}
              >
                {benchmarks.removeTrack(at + 1)}
              </button>
            )}
            {at === last && last > 0 && used.has(at) && <p className="quiet">{benchmarks.trackInUse}</p>}
          </fieldset>
        );
      })}
      <p>
        <button
          type="button"
          disabled={tracks.length === MOST}
          onClick={() => onChange([...tracks, { name: '', description: '' }])}
        >
          {benchmarks.addTrack}
        </button>
      </p>
    </section>
  );
}
