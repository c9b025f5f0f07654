import { Option } from 'commander';

/** For every command that reads a gold. */
export function skipOption(): Option {
  return new Option('--skip-bad-edits', 'leave out edits of a gold whose offsets do not fit, and list them');
}
