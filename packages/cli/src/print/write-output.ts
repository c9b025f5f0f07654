import { writeFiles } from '@stet/node';

/** Writes text to a file, whole or not at all; `-` is the standard output. */
export async function writeOutput(file: string, text: string): Promise<void> {
  if (file === '-') process.stdout.write(text);
  else await writeFiles([{ file, text }]);
}
