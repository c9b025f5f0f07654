import type { StetErrorDetails } from '../error.js';
import type { Edit } from './edit.js';

export type OffsetFault = StetErrorDetails<'OFFSETS_OUT_OF_RANGE' | 'OFFSETS_REVERSED'>;

/** What is wrong with the token offsets of an edit of a sentence with so many tokens, if anything. */
export function offsetFault(
  { start, end }: Pick<Edit, 'start' | 'end'>,
  length: number,
  location: Pick<StetErrorDetails, 'file' | 'line'>,
): OffsetFault | undefined {
  const foundAt = { ...location, found: `${start} ${end}` };
  if (start > end) {
    return {
      ...foundAt,
      code: 'OFFSETS_REVERSED',
      expected: 'a start that is not after the end',
      remedy: 'Swap or correct the offsets. Or leave such edits out with {{skipBadEdits}}.',
    };
  }
  if (end <= length) return undefined;
  return {
    ...foundAt,
    code: 'OFFSETS_OUT_OF_RANGE',
    expected: `token offsets from 0 to ${length}, the length of the sentence`,
    remedy: 'Correct the offsets; they count tokens from 0. Or leave such edits out with {{skipBadEdits}}.',
  };
}
