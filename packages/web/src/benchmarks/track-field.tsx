import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { Select } from '../shell/choices.js';

interface TrackFieldProps {
  readonly tracks: readonly { readonly name: string }[];
  readonly value: string;
  readonly onChange: (track: string) => void;
}

/** Which track a data set is for, where there are several. */
export function TrackField({ tracks, value, onChange }: TrackFieldProps): ReactElement | null {
  const { benchmarks } = words();
  if (tracks.length === 1) return null;
  return (
    <Select
      label={benchmarks.track}
      options={tracks.map(({ name }, at) => [String(at), name])}
      value={value}
      onChange={onChange}
    />
  );
}
