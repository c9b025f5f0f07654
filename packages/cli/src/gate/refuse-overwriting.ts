import { resolve } from 'node:path';
import { badOption } from '@stet/core/internal';

/** Refuses to overwrite a file that is read, or to write one file twice: a slip that would cost somebody's data. */
export function refuseOverwriting(
  inputs: readonly (string | undefined)[],
  outputs: readonly (string | undefined)[],
): void {
  const isFile = (file: string | undefined): file is string => file !== undefined && file !== '-';
  const taken = new Set(inputs.filter(isFile).map((file) => resolve(file)));
  for (const output of outputs.filter(isFile)) {
    if (taken.has(resolve(output))) {
      throw badOption('files to write that are not files to read, each once', output, 'Choose another name.');
    }
    taken.add(resolve(output));
  }
}
