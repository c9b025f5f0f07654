import { AlignmentCheck, type AlignOptions } from './alignment-check.js';

/**
 * The output of a system, checked to answer the source line by line. Empty lines after the last sentence are
 * dropped; any other difference in the number of lines is an error that names the first line that went astray.
 */
export function alignLines(
  sources: readonly string[],
  output: readonly string[],
  options: AlignOptions = {},
): readonly string[] {
  if (output.length === sources.length) return output;
  const check = new AlignmentCheck(options);
  const length = Math.max(sources.length, output.length);
  for (let at = 0; at < length; at++) check.add(sources.at(at), output.at(at));
  check.finish();
  return output.slice(0, sources.length);
}
