import type { DataSet } from '@stet/server';

/**
 * The data set that a file is named after, whatever its endings and capitals: `cs-NatForm.txt.gz` is for `cs-NatForm`.
 * Undefined where two tracks have one of that name.
 */
export function dataSetOfFile(file: string, dataSets: readonly DataSet[]): DataSet | undefined {
  const name = file.toLowerCase();
  const fits = dataSets.filter((dataSet) => {
    const wanted = dataSet.name.toLowerCase();
    return name === wanted || name.startsWith(`${wanted}.`);
  });
  // `cs.NatForm.txt` is for `cs.NatForm`, not for `cs`.
  const longest = Math.max(...fits.map(({ name: { length } }) => length));
  const closest = fits.filter(({ name: { length } }) => length === longest);
  return closest.length === 1 ? closest[0] : undefined;
}
