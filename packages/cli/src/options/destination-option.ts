import { Option } from 'commander';

/** Where a command writes; `argument` says what it is, such as `file`. */
export function destinationOption(argument: string, help: string): Option {
  return new Option(`--output <${argument}>`, help);
}

/** What some commands used to call `--output`: it goes on working, unseen. */
export function formerDestination(): Option {
  return new FormerDestination('--out <name>').hideHelp();
}

class FormerDestination extends Option {
  override attributeName(): string {
    return 'output';
  }
}
