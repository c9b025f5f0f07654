import { Option } from 'commander';

/** For every command that reads a gold. */
export function skipOption(): Option {
  return new Option(
    '--skip-bad-edits',
    'leave out edits of an M2 gold whose offsets do not fit their sentence, and list them',
  );
}
