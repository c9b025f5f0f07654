import type { Benchmark, DataSet } from '@stet/server';

/** The name of a data set, with its track where there are several: tracks may have data sets of one name. */
export function dataSetTitle(
  { name, track }: Pick<DataSet, 'name' | 'track'>,
  { tracks }: Pick<Benchmark['settings'], 'tracks'>,
): string {
  return tracks.length === 1 ? name : `${name} (${tracks[track].name})`;
}
